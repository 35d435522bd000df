/** Decision 19: a voucher is money that is never spent twice. */
export const voucherTruths: Readonly<Record<string, string>> = {
  'a voucher whose entries are not what is left on it': `
    select v.id from voucher v left join voucher_entry e on e.voucher_id = v.id
    group by v.id having v.left_minor <> coalesce(sum(e.amount_minor), 0)`,
  'a voucher that nobody may owe and is below zero': `
    select id from voucher where left_minor < 0 and (source_kind <> 'payout' or standing = 'pending')`,
  'a payment by a voucher that was not spent, or the other way round': `
    select coalesce(p.id, e.payment_id) from (select * from payment where method = 'voucher') p
    full join (select * from voucher_entry where kind = 'spend') e on e.payment_id = p.id
    where p.id is null or e.id is null or p.amount_minor <> -e.amount_minor
      or p.state <> 'captured' or p.order_id <> e.order_id`,
  'a refund of a voucher that did not come back to it, or the other way round': `
    select coalesce(r.id, e.refund_id) from (
      select r.* from refund r join payment p on p.id = r.payment_id and p.method = 'voucher'
      where r.state = 'succeeded') r
    full join (select * from voucher_entry where kind = 'give-back') e on e.refund_id = r.id
    where r.id is null or e.id is null or r.amount_minor <> e.amount_minor`,
  'an order that ended unpaid and kept a voucher': `
    select o.id from orders o join payment p on p.order_id = o.id and p.method = 'voucher'
    where o.state in ('expired', 'cancelled') and p.amount_minor <> (
      select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id and r.state <> 'failed')`,
}
