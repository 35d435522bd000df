import type { MarketSettings } from '#domain/checkout/settings.ts'
import { cheapestDelivery } from '#domain/delivery/cheapest.ts'
import { fromMinor } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import { isUnsent, stageOf } from '#domain/order/purchase.ts'
import type { Withdrawal } from '#domain/order/withdrawal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { chargesBack } from '#domain/return/charges-back.ts'
import { goesWith, linesBack, returnableLines } from '#domain/return/lines-back.ts'
import type { ReturnRefusal } from '#domain/return/return-request.ts'
import type { Returnable, ReturnableLine } from '#domain/return/return-view.ts'
import { dayIn } from '#domain/time/day.ts'
import type { LineToReturn, OrderToReturn } from '#store/return/returned-orders.ts'
import type { Context } from '../context.ts'
import { handoversFrom } from '../inbound/handovers.ts'
import { pictureOf } from '../order/view-order.ts'
import { withdrawalOf } from '../order/withdrawal-of.ts'
import { requestersOrder } from './requesters-order.ts'
import type { ReturnRequester } from './return-requester.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * The lines of an order that can be returned, for its owner; only after it was handed over, and within the
 * withdrawal period (orders.md, Return). `lines` is empty if all of them were returned.
 */
export async function viewReturnable(
  ctx: Ctx,
  requester: ReturnRequester,
  orderNumber: string,
): Promise<Result<Returnable, ReturnRefusal>> {
  const order = await requestersOrder(ctx, requester, orderNumber)
  if (!order) return refuse({ kind: 'not-found' })
  const withdrawal = withdrawable(ctx, order)
  if (!withdrawal.ok) return withdrawal
  const { market, number, placedAt, currency, name, email, phone } = order
  const settings = ctx.settings.shopOf(market)
  const lines = goingOf(order)
  const charges = chargesOf(order, lines, withdrawal.value, { settings, now: ctx.clock() })
  return ok({
    orderNumber: number,
    market,
    placedAt: placedAt.toISOString(),
    lines: lines.map(line => toReturnable(order, line)),
    withdrawal: withdrawal.value,
    refundWay: order.isPaidOnDelivery ? 'iban' : 'same-way',
    ...(charges > 0 && { deliveryBack: fromMinor(charges, currency) }),
    handovers: handoversFrom(ctx, market),
    contact: { name, email, phone },
  })
}

/** Whether an order can be withdrawn from today, and until when. */
export function withdrawable(ctx: Ctx, order: OrderToReturn): Result<Withdrawal, ReturnRefusal> {
  const stage = stageOf(order.state, order.parcel?.state)
  if (isUnsent(stage)) return refuse({ kind: 'not-sent-yet', stage })
  if (stage === 'expired' || stage === 'cancelled')
    return refuse({ kind: 'order-over', how: stage })
  const withdrawal = withdrawalOf(
    order,
    order.parcel?.deliveredAt,
    ctx.settings.shopOf(order.market),
  )
  return dayIn(order.market, ctx.clock()) > withdrawal.shopUntil
    ? refuse({ kind: 'too-late', shopUntil: withdrawal.shopUntil })
    : ok(withdrawal)
}

/** A parcel that is coming back undelivered, or is lost, is handled by staff. */
const notWithBuyer: ReadonlySet<string> = new Set(['coming-back', 'came-back', 'lost'])

export function goingOf(order: OrderToReturn): readonly LineToReturn[] {
  return notWithBuyer.has(stageOf(order.state, order.parcel?.state))
    ? []
    : returnableLines(order.lines)
}

type Moment = { readonly settings: MarketSettings; readonly now: Date }

/** The amount refunded in addition to the goods, if these lines are the last of the order. Minor units. */
export function chargesOf(
  order: OrderToReturn,
  going: readonly LineToReturn[],
  withdrawal: Withdrawal,
  { settings, now }: Moment,
): number {
  const leaving = new Set(going.map(({ position }) => position))
  const isWhole = order.lines.every(
    ({ position, isLive, isHeld }) => leaving.has(position) || isHeld || !isLive,
  )
  return chargesBack(
    {
      deliveryMinor: order.deliveryMinor,
      collectionFeeMinor: order.feeMinor,
      cheapestMinor: cheapestDelivery(order.market, settings.delivery)?.minor,
    },
    {
      isWhole: isWhole && going.length > 0,
      requestedOn: dayIn(order.market, now),
      withdrawal,
    },
  )
}

export function backOf({ lines, discountMinor, currency }: OrderToReturn) {
  return linesBack(lines, discountMinor, currency)
}

type PicturedLine = Pick<
  LineToReturn,
  'position' | 'kind' | 'itemId' | 'title' | 'grade' | 'device' | 'priceMinor' | 'belongsTo'
>

function toReturnable(order: OrderToReturn, line: LineToReturn): ReturnableLine {
  return {
    ...returnableLine(order, line, backOf(order).get(line.position) ?? 0),
    ...(line.claim !== null && { claim: line.claim }),
  }
}

export function returnableLine(
  order: { readonly currency: Currency; readonly lines: readonly PicturedLine[] },
  line: PicturedLine,
  backMinor: number,
): ReturnableLine {
  const picture = pictureOf(line)
  const head = goesWith(line, order.lines)
  return {
    position: line.position,
    kind: line.kind,
    title: line.title,
    ...(line.grade !== null && { grade: line.grade }),
    ...(picture !== undefined && { picture }),
    back: fromMinor(backMinor, order.currency),
    ...(head !== undefined && { belongsTo: head }),
  }
}
