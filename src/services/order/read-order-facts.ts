import type { OrderRequest } from '#domain/order/order-request.ts'
import { findPreviousOrders, type PreviousOrders } from '#store/order/previous-orders.ts'
import type { Sql } from '#store/transaction.ts'
import { type PricingFacts, readGoods } from '../cart/read-goods.ts'
import type { Context } from '../context.ts'
import { type KnownPlaces, readPlaces } from './check-place.ts'
import { readVouchers } from './requested-vouchers.ts'

type Ctx = Pick<Context, 'keys' | 'settings' | 'limits'>

/** Everything that the database says about an order before it is placed. */
export type OrderFacts = {
  readonly previous: PreviousOrders
  readonly pricing: PricingFacts
  readonly vouchers: Awaited<ReturnType<typeof readVouchers>>
  readonly places: KnownPlaces
}

type Asking = {
  readonly request: OrderRequest
  readonly key: string
  readonly browserHash: string | undefined
  readonly countedAs: readonly string[]
  readonly at: Date
  readonly userId: string | undefined
}

const hourMs = 60 * 60_000

/** Nothing here waits for another answer, so that all statements are sent at once, in one round trip. */
export async function readOrderFacts(ctx: Ctx, asking: Asking, tx: Sql): Promise<OrderFacts> {
  const { request } = asking
  const [previous, pricing, vouchers, places] = await Promise.all([
    findPrevious(ctx, asking, tx),
    readGoods(ctx, tx, request),
    readVouchers(ctx, tx, request, asking),
    readPlaces(tx, request),
  ])
  return { previous, pricing, vouchers, places }
}

function findPrevious(ctx: Ctx, { request, at, ...who }: Asking, tx: Sql) {
  return findPreviousOrders(tx, {
    key: who.key,
    cartId: request.cartId,
    market: request.market,
    userId: who.userId,
    browserHash: who.browserHash,
    countedAs: who.countedAs,
    countedSince: Number.isFinite(ctx.limits.maxUnitsPerHour)
      ? new Date(at.getTime() - hourMs)
      : undefined,
  })
}
