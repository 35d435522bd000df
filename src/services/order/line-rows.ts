import type { Cart } from '#domain/cart/cart.ts'
import { type PricedKind, type PricedLine, pricedLinesOf } from '#domain/cart/priced-line.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import { batteryTitle, giftWrapTitle, serviceTitle } from '#services/order/line-titles.ts'
import type { OrderRows } from '#store/order/write-order.ts'
import type { HeldUnit } from '#store/stock/stock.ts'

const lineKinds: Record<PricedKind, OrderLineKind> = {
  phone: 'device',
  service: 'service',
  battery: 'battery',
  accessory: 'accessory',
  'gift-wrap': 'gift-wrap',
}

/** Every amount of the cart as a line: a device followed by the items sold with it, under its position. */
export function lineRows(
  orderId: string,
  cart: Cart,
  units: readonly HeldUnit[],
): OrderRows['order_line'] {
  const priced = pricedLinesOf(cart)
  const unitOf = unitsByLine(cart, units)
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
      ? deviceColumns(cart, line, unitOf)
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

function deviceColumns(cart: Cart, line: PricedLine, unitOf: ReadonlyMap<string, HeldUnit>) {
  const phone = cart.phoneCart.find(({ id }) => id === line.phoneId)
  const unit = unitOf.get(line.phoneId ?? '')
  if (!phone || !unit) throw new Error('a device line without its unit')
  return {
    itemId: phone.productId,
    listingId: phone.listingId,
    unitId: unit.id,
    grade: phone.device.grade,
    taxScheme: unit.taxScheme,
  }
}

/** The unit that a line requested if it was available, otherwise another one of the same listing. */
function unitsByLine(cart: Cart, units: readonly HeldUnit[]): ReadonlyMap<string, HeldUnit> {
  const free = new Map(units.map(unit => [unit.id, unit]))
  const assigned = new Map<string, HeldUnit>()
  const assign = (lineId: string, unit: HeldUnit | undefined) => {
    if (!unit || assigned.has(lineId)) return
    free.delete(unit.id)
    assigned.set(lineId, unit)
  }
  for (const { id, device } of cart.phoneCart) assign(id, free.get(device.id))
  for (const { id, listingId } of cart.phoneCart.filter(line => !assigned.has(line.id)))
    assign(
      id,
      [...free.values()].find(unit => unit.listingId === listingId),
    )
  return assigned
}
