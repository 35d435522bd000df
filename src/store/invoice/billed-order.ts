import type { Address } from '#domain/address/address.ts'
import type { Company } from '#domain/address/company.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { BilledItem } from '#domain/order/invoice-lines.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** An order as it is billed; amounts in minor units. `address` is the billing address, or else the delivery address. */
export type OrderToBill = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly language: Language
  readonly state: OrderState
  readonly currency: Currency
  readonly party:
    | { readonly kind: 'personal'; readonly person: ContactDetails }
    | { readonly kind: 'corporate'; readonly company: Company }
  readonly address: Address | null
  /** `null` if vouchers paid everything. */
  readonly paymentMethod: PaymentMethodId | null
  readonly discount: number
  readonly delivery: number
  readonly fee: number
  readonly total: number
  readonly vouchers: number
  readonly confirmedAt: Date
  readonly items: readonly BilledItem[]
}

export type RefundToCredit = {
  readonly id: string
  readonly orderId: string
  readonly amount: number
  readonly state: RefundState
}

/** Locks the state of the order until the transaction ends. */
export async function findBilledOrder(tx: Sql, orderId: string): Promise<OrderToBill | undefined> {
  return (await rowsOf<OrderToBill>(tx, orderToBill, [orderId]))[0]
}

export async function findBilledRefund(
  sql: Sql,
  refundId: string,
): Promise<RefundToCredit | undefined> {
  return (await rowsOf<RefundToCredit>(sql, refundToCredit, [refundId]))[0]
}

const address = `
  select json_strip_nulls(json_build_object(
    'county', json_build_object('id', a.county_id, 'name', a.county),
    'locality', json_build_object('id', a.locality_id, 'name', a.locality),
    'street', a.street, 'number', a.number, 'details', a.details,
    'postalCode', coalesce(a.postal_code, '')))
  from order_address a where a.order_id = o.id order by a.role limit 1`

const orderToBill: Statement = {
  name: 'order-to-bill',
  text: `
    select o.id, o.number, o.market, o.language, o.state, o.currency, o.billing as party,
      (${address}) as address, nullif(o.payment_method, '') as "paymentMethod",
      (coalesce((select sum(v.amount_minor) from payment v where v.order_id = o.id and v.method = 'voucher'), 0)
        - coalesce((select sum(r.amount_minor) from refund r
          where r.order_id = o.id and r.reason = 'trade-in-settled'), 0))::float8 as vouchers,
      o.discount_minor::float8 as discount, o.delivery_minor::float8 as delivery,
      o.collection_fee_minor::float8 as fee, o.total_minor::float8 as total,
      coalesce((
        select max(h.at) from order_history h
        where h.order_id = o.id and h.subject = 'order' and h.to_state = 'confirmed'
      ), o.placed_at) as "confirmedAt",
      (select json_agg(json_build_object('title', n.title, 'price', n.price_minor, 'tax', n.tax_scheme)
        order by n.position) from order_line n where n.order_id = o.id) as items
    from orders o where o.id = ${idIn('$1')} for share of o`,
}

const refundToCredit: Statement = {
  name: 'refund-to-credit',
  text: `select id, order_id as "orderId", amount_minor::float8 as amount, state from refund where id = ${idIn('$1')}`,
}
