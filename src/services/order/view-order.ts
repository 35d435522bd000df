import type { MarketSettings } from '#domain/checkout/settings.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import { accessoryPicturePath, devicePicturePath } from '#domain/device/picture-path.ts'
import type { Money } from '#domain/money/money.ts'
import { whatHappensNext } from '#domain/order/confirmation.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { isValid } from '#domain/order/order-state.ts'
import type { OrderLineView, OrderView } from '#domain/order/order-view.ts'
import { dayIn } from '#domain/time/day.ts'
import {
  readOrderById,
  readOrderByNumber,
  type StoredLine,
  type StoredOrder,
} from '#store/order/read-order.ts'
import type { Context } from '../context.ts'
import { invoicePathOf } from '../invoice/invoice-path.ts'
import { warrantyCardPathOf } from '../warranty/card-path.ts'
import { isTokenOf } from './link-token.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

/** An order for everyone who has its link; undefined for a wrong link as for a missing order (quality.md "Attacks"). */
export async function viewOrder(
  ctx: Ctx,
  number: string,
  token: string,
): Promise<OrderView | undefined> {
  const parsed = parseOrderNumber(number)
  if (!parsed || token === '') return undefined
  const stored = await readOrderByNumber(ctx.sql, toOrderNumber(parsed.market, parsed.serial))
  return stored && isTokenOf(token, stored.linkTokenHash)
    ? toView(stored, ctx.settings.shopOf(stored.market), token)
    : undefined
}

/** An order for internal use, with the path of its link: the data of an email. */
export async function readPlacedOrder(ctx: Ctx, orderId: string) {
  const stored = await readOrderById(ctx.sql, orderId)
  if (!stored) return undefined
  const view = toView(stored, ctx.settings.shopOf(stored.market), ctx.keys.links.tokenOf(stored.id))
  const withdrawalPath = ctx.keys.links.pathOf(stored, 'return-form')
  return { id: stored.id, view, path: ctx.keys.links.pathOf(stored), withdrawalPath }
}

function toView(stored: StoredOrder, settings: MarketSettings, token: string): OrderView {
  const { market, placedAt, promoCode, name, email, phone, point, address, subtype } = stored
  const money = (minor: string | number): Money => ({
    minor: Number(minor),
    currency: stored.currency,
  })
  const kind = kindOf(stored)
  const placedOn = dayIn(market, stored.readyAt)
  const holidays = new Set(settings.holidays)
  const { returnDays } = settings.cart
  return {
    number: stored.number,
    market,
    state: stored.state,
    placedAt: placedAt.toISOString(),
    customer: stored.customer,
    lines: stored.lines.map(line => toLine(line, money)),
    totals: {
      items: money(stored.items),
      discount: money(stored.discount),
      delivery: money(stored.delivery),
      collectionFee: money(stored.fee),
      total: money(stored.total),
      ...(Number(stored.vouchers) > 0 && { vouchers: money(stored.vouchers) }),
      ...(Number(stored.difference) > 0 && { difference: money(stored.difference) }),
    },
    ...(promoCode === null ? {} : { promoCode }),
    contact: { name, email, phone },
    delivery: { kind, subtype, ...(point ? { point } : {}), ...(address ? { address } : {}) },
    ...(stored.paymentMethod && { paymentMethod: stored.paymentMethod }),
    estimate: estimateDelivery(placedOn, kind, settings.delivery, holidays),
    ...(isValid(stored.state) && papersOf(stored, token)),
    next:
      stored.state === 'awaiting-trade-in'
        ? [{ kind: 'after-trade-in' }]
        : whatHappensNext({ placedOn, delivery: kind, returnDays }, settings.delivery, holidays),
  }
}

/** A card needs a device that the customer has. */
function papersOf({ number, lines }: StoredOrder, token: string) {
  const hasDevice = lines.some(({ kind, isLive }) => kind === 'device' && isLive)
  return {
    invoicePath: invoicePathOf(number, token),
    ...(hasDevice && { warrantyCardPath: warrantyCardPathOf(number, token) }),
  }
}

function toLine(line: StoredLine, money: (minor: number) => Money): OrderLineView {
  const picture = pictureOf(line)
  return {
    position: line.position,
    kind: line.kind,
    itemId: line.itemId,
    title: line.title,
    ...(line.grade === null ? {} : { grade: line.grade }),
    price: money(line.priceMinor),
    ...(line.belongsTo === null ? {} : { belongsTo: line.belongsTo }),
    ...(picture === undefined ? {} : { picture }),
  }
}

/** The picture of a line's item; a service has none. */
export function pictureOf({
  kind,
  itemId,
  device,
}: Pick<StoredLine, 'kind' | 'itemId' | 'device'>): string | undefined {
  if (device) {
    const { brand, name, color, material } = device
    return devicePicturePath(
      { model: { brand, name }, colorName: color ?? '', material: material ?? undefined },
      'front',
    )
  }
  return kind === 'accessory' ? accessoryPicturePath(itemId) : undefined
}
