import type { OrderStatus } from '#domain/order/order-status.ts'
import { listPurchaseSteps, readPurchase } from '#store/account/purchases.ts'
import { readOrderById } from '#store/order/read-order.ts'
import { factsOf } from '../account/purchase-facts.ts'
import { toStep } from '../account/view-purchase.ts'
import type { Context } from '../context.ts'
import { requestersOrder } from '../return/requesters-order.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** The steps of the parcel, without the places in which it was scanned; undefined without a valid proof. */
export async function viewOrderStatus(
  ctx: Ctx,
  proof: string,
  number: string,
): Promise<OrderStatus | undefined> {
  const order = await requestersOrder(ctx, { kind: 'proof', proof }, number)
  if (!order) return undefined
  const [purchase, stored, steps] = await Promise.all([
    readPurchase(ctx.sql, order.id),
    readOrderById(ctx.sql, order.id),
    listPurchaseSteps(ctx.sql, order.id),
  ])
  if (!purchase || !stored) return undefined
  const settings = ctx.settings.shopOf(purchase.market)
  const { stage, next, tracking } = factsOf(purchase, settings, ctx.keys.links)
  return {
    number: purchase.number,
    placedAt: purchase.placedAt.toISOString(),
    stage,
    ...(next && { next }),
    ...(tracking && { tracking }),
    steps: steps.map(step => toStep({ ...step, place: null })),
    items: stored.lines.filter(({ kind }) => kind === 'device').map(({ title }) => title),
  }
}
