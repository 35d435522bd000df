import type { Currency } from '#domain/money/money.ts'
import { convertedBetweenSql } from '../money/converted-sql.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What one voucher pays of an order: a payment of the order, captured when it is created. */
export type StoredSpending = {
  readonly paymentId: string
  readonly voucherId: string
  readonly amountMinor: number
  readonly currency: Currency
}

export type GivenBack = {
  readonly refundId: string
  readonly orderId: string
  readonly paymentId: string
  readonly amountMinor: number
  readonly actor: string
  readonly reason: string
  readonly at: Date
  /** The voucher can be spent at least until then. */
  readonly until: Date
}

const take: Statement = {
  name: 'voucher-take',
  text: `update voucher set left_minor = left_minor - $2
    where id = $1::uuid and left_minor >= $2 and standing <> 'withdrawn'
      and (expires_at is null or expires_at > $3) returning id`,
}

const ofOrder: Statement = {
  name: 'voucher-spendings-of-order',
  text: `select p.id as "paymentId", e.voucher_id as "voucherId", p.amount_minor::float8 as "amountMinor", p.currency
    from payment p join voucher_entry e on e.payment_id = p.id and e.kind = 'spend'
    where p.order_id = $1::uuid order by e.voucher_id`,
}

const openOrders: Statement = {
  name: 'voucher-open-orders',
  text: `select o.id from voucher_entry e join orders o on o.id = e.order_id
    where e.voucher_id = $1::uuid and e.kind = 'spend'
      and o.state in ('awaiting-payment', 'awaiting-trade-in')
    order by o.placed_at desc, o.id`,
}

const debt: Statement = {
  name: 'voucher-debt',
  text: `select (-v.left_minor - coalesce((
      select sum(${convertedBetweenSql('r.amount_minor', 'r.currency', 'v.currency')})
      from voucher_entry e join refund r on r.payment_id = e.payment_id
      where e.voucher_id = v.id and e.kind = 'spend' and r.state not in ('requested', 'succeeded', 'failed')), 0))::float8 as minor
    from voucher v where v.id = $1::uuid`,
}

const isSpending: Statement = {
  name: 'voucher-is-spending',
  text: `select voucher_id from voucher_entry where payment_id = $1::uuid and kind = 'spend'`,
}

const given = convertedBetweenSql('$4::bigint', 'p.currency', 'v.currency')

/**
 * A refund returns money only once, even if concurrent: its entry is written first. A payment in a former currency of the
 * market is given back in the voucher's; rounding never makes it more than it was issued for.
 */
const giveBack: Statement = {
  name: 'voucher-give-back',
  text: `with noted as (
      insert into voucher_entry (id, voucher_id, kind, amount_minor, order_id, refund_id, actor, reason, at)
      select gen_random_uuid(), e.voucher_id, 'give-back',
        case when p.currency = v.currency then $4::bigint else least(${given}, v.original_minor - v.left_minor) end,
        $2::uuid, $1::uuid, $5, $6, $7
      from voucher_entry e join payment p on p.id = e.payment_id join voucher v on v.id = e.voucher_id
      where e.payment_id = $3::uuid and e.kind = 'spend'
      on conflict (refund_id) do nothing returning voucher_id, amount_minor
    )
    update voucher set left_minor = left_minor + noted.amount_minor,
      expires_at = case when expires_at < $8 then $8 else expires_at end
    from noted where voucher.id = noted.voucher_id returning voucher.id`,
}

/** Under the row's lock, never below zero; `false` if the voucher has less left. */
export async function spendVoucher(
  tx: Sql,
  id: string,
  amountMinor: number,
  at: Date,
): Promise<boolean> {
  return (await rowsOf(tx, take, [id, amountMinor, at])).length === 1
}

export function listSpendingsOfOrder(sql: Sql, orderId: string) {
  return rowsOf<StoredSpending>(sql, ofOrder, [orderId])
}

/** Orders that a voucher pays partly and that wait for payment or for its trade-in, newest first. */
export async function listOpenOrdersOfVoucher(
  sql: Sql,
  voucherId: string,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, openOrders, [voucherId])).map(({ id }) => id)
}

/** Minor units spent beyond the worth of a trade-in and not being refunded yet; 0 or below: none. */
export async function readVoucherDebt(sql: Sql, voucherId: string): Promise<number> {
  return (await rowsOf<{ minor: number }>(sql, debt, [voucherId]))[0]?.minor ?? 0
}

/** Whether a payment was made with a voucher. */
export async function hasVoucherSpending(sql: Sql, paymentId: string): Promise<boolean> {
  return (await rowsOf(sql, isSpending, [paymentId])).length === 1
}

export function giveVoucherBack(tx: Sql, { until, ...back }: GivenBack) {
  return rowsOf(tx, giveBack, [
    back.refundId,
    back.orderId,
    back.paymentId,
    back.amountMinor,
    back.actor,
    back.reason,
    back.at,
    until,
  ])
}
