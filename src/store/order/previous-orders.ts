import type { Market } from '#domain/market/market.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type OrderName = {
  readonly id: string
  readonly number: string
  readonly market: Market
  /** Absent if vouchers paid everything. */
  readonly method?: PaymentMethodId
}

/** `isOfCaller`: it was sent by the same member, or from the same browser. */
export type OrderOfCart = OrderName & { readonly state: OrderState; readonly isOfCaller: boolean }

/**
 * What is stored about a requester: the previous request with this key, the order of the cart, and the units bought
 * since a given time.
 */
export type PreviousOrders = {
  readonly requestHash: string | undefined
  readonly ofCart: OrderOfCart | undefined
  readonly unitsTaken: number
  /** Serial of an order about to be placed. A refused order leaves a gap; only invoices have no gaps. */
  readonly serial: number
}

export type PlacingFacts = {
  readonly key: string
  readonly cartId: string
  readonly market: Market
  readonly userId: string | undefined
  readonly browserHash: string | undefined
  readonly countedAs: readonly string[]
  /** Units are counted from this time on; `undefined` if nothing is capped. */
  readonly countedSince: Date | undefined
}

export async function findPreviousOrders(tx: Sql, caller: PlacingFacts): Promise<PreviousOrders> {
  const { key, cartId, market, userId, browserHash, countedAs, countedSince } = caller
  const who = [userId ?? null, browserHash ?? null]
  const values = [key, cartId, market, ...who, countedAs, countedSince ?? null]
  const [row] = await rowsOf<RawPreviousOrders>(tx, findPrevious, values)
  if (!row) throw new Error('nothing was recalled')
  return {
    requestHash: row.request_hash ?? undefined,
    ofCart: row.of_cart ?? undefined,
    unitsTaken: row.units_taken,
    serial: Number(row.serial),
  }
}

type RawPreviousOrders = {
  request_hash: string | null
  of_cart: OrderOfCart | null
  units_taken: number
  serial: string | null
}

// The lines of one order at a time: as a join, all lines of the shop were read once it had a few hundred orders.
const findPrevious: Statement = {
  name: 'order-recall',
  text: `
    select known.request_hash, first.name as of_cart,
      case when known.key is null and first.name is null
        then nextval(('order_serial_' || $3::text)::regclass) end as serial,
      case when $7::timestamptz is null then 0 else (
        select coalesce(sum((select count(*) from order_line where order_id = o.id and kind = 'device')), 0)::int
        from orders o where o.placed_at > $7 and o.counted_as && $6::text[]
      ) end as units_taken
    from (values (1)) as one (row)
    left join idempotency_key known on known.key = $1
    left join lateral (
      select json_strip_nulls(json_build_object('id', id, 'number', number, 'market', market, 'state', state,
        'isOfCaller', coalesce(user_id = $4::uuid, false) or coalesce(browser_hash = $5::text, false),
        'method', nullif(payment_method, ''))) as name
      from orders where cart_id = $2::uuid
    ) first on true`,
}
