import type { Market } from '#domain/market/market.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import { type Runner, rowsOf, type Statement } from '../transaction.ts'

export type OrderName = {
  readonly id: string
  readonly number: string
  readonly market: Market
  /** Absent where vouchers paid all. */
  readonly method?: PaymentType
}

/** What the shop remembers of a caller: the order of this key or cart, and the units taken since a moment. */
export type Recalled = {
  readonly ofKey: (OrderName & { readonly requestHash: string }) | undefined
  readonly ofCart: OrderName | undefined
  readonly unitsTaken: number
  /** Of an order about to be placed; a refused one leaves a gap, only invoices have none. */
  readonly serial: number
}

export type Caller = {
  readonly key: string
  readonly cartId: string
  readonly market: Market
  readonly clientHash: string
  readonly email: string
  /** Units are counted from here on; undefined where nothing is capped. */
  readonly countedSince: Date | undefined
}

export const recallOrder = async (tx: Runner, caller: Caller): Promise<Recalled> => {
  const { key, cartId, market, clientHash, email, countedSince } = caller
  const values = [key, cartId, market, clientHash, email, countedSince ?? null]
  const [row] = await rowsOf<RawRecall>(tx, recall, values)
  if (!row) throw new Error('nothing was recalled')
  const { request_hash: requestHash, of_key: ofKey, of_cart: ofCart } = row
  return {
    ofKey: ofKey && requestHash !== null ? { ...ofKey, requestHash } : undefined,
    ofCart: ofCart ?? undefined,
    unitsTaken: row.units_taken,
    serial: Number(row.serial),
  }
}

type RawRecall = {
  request_hash: string | null
  of_key: OrderName | null
  of_cart: OrderName | null
  units_taken: number
  serial: string | null
}

const recall: Statement = {
  name: 'order-recall',
  text: `
    select known.request_hash, known.body as of_key, first.name as of_cart,
      case when known.key is null and first.name is null
        then nextval(('order_serial_' || $3::text)::regclass) end as serial,
      case when $6::timestamptz is null then 0 else (
        select count(*)::int from orders o join order_line l on l.order_id = o.id and l.kind = 'device'
        where o.placed_at > $6 and (o.client_hash = $4 or lower(o.contact_email) = lower($5))
      ) end as units_taken
    from (values (1)) as one (row)
    left join idempotency_key known on known.key = $1
    left join lateral (
      select json_strip_nulls(json_build_object('id', id, 'number', number, 'market', market,
        'method', nullif(payment_method, ''))) as name
      from orders where cart_id = $2::uuid
    ) first on true`,
}
