import type { Cart } from '#domain/cart/cart.ts'
import { type PricedKind, type PricedLine, pricedLinesOf } from '#domain/cart/priced-line.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import { batteryTitle, giftWrapTitle, serviceTitle } from '#services/order/line-titles.ts'
import type { OrderRows } from '#store/order/write-order.ts'

const lineKinds: Record<PricedKind, OrderLineKind> = {
  phone: 'device',
  service: 'service',
  battery: 'battery',
  accessory: 'accessory',
  'gift-wrap': 'gift-wrap',
}

/** Every amount of the cart as a line: a device followed by the items sold with it, under its position. */
export function lineRows(orderId: string, cart: Cart): OrderRows['order_line'] {
  const priced = pricedLinesOf(cart)
  const deviceAt = new Map(
    priced.flatMap((line, at) =>
      line.kind === 'phone' && line.phoneId ? [[line.phoneId, at]] : [],
    ),
  )
  return priced.map((line, position) => ({
    orderId,
    position,
    kind: lineKinds[line.kind],
    itemId: line.id,
    title: titleOf(cart, line),
    priceMinor: line.amount.minor,
    taxScheme: 'vat',
    isLive: true,
    ...(line.kind === 'phone'
      ? deviceColumns(cart, line)
      : { belongsTo: deviceAt.get(line.phoneId ?? '') ?? null }),
  }))
}

function titleOf(cart: Cart, line: PricedLine): string {
  switch (line.kind) {
    case 'phone':
    case 'accessory':
      return line.name
    case 'battery':
      return batteryTitle(cart.market)
    case 'gift-wrap':
      return giftWrapTitle(cart.market)
    case 'service': {
      const chosen = cart.phoneCart.flatMap(phone => phone.selectedExtraServices)
      const service = chosen.find(({ id }) => id === line.id)
      return service ? serviceTitle(cart.market, service) : line.name
    }
  }
}

function deviceColumns(cart: Cart, line: PricedLine) {
  const phone = cart.phoneCart.find(({ id }) => id === line.phoneId)
  if (!phone) throw new Error('a device line without its device')
  return {
    itemId: phone.productId,
    listingId: phone.listingId,
    unitId: phone.device.id,
    grade: phone.device.grade,
  }
}
