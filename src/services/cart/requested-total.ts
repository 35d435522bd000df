import type { ShelfFacts } from '#domain/cart/line.ts'
import { withProtectorsPriced } from '#domain/cart/protector-price.ts'
import { sum } from '#domain/money/arithmetic.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import type { AccessoryRow } from '#store/cart/accessories.ts'
import type { AssignedUnit } from './assign-units.ts'
import { toAccessory } from './to-accessory.ts'

/** A device that is being added to a response. */
export type ServedDevice = AssignedUnit & { readonly facts: ShelfFacts }

/** The price of the requested goods that are available, before any discount and without gift wrap. */
export function requestedTotal(
  served: readonly ServedDevice[],
  looseIds: readonly string[],
  known: readonly AccessoryRow[],
  currency: Currency,
): Money {
  return sum(
    [
      ...served.flatMap(each => pricesOf(each, known)),
      ...piecesOf(looseIds, known).map(piece => piece.price),
    ],
    currency,
  )
}

function pricesOf(
  { requested, row, facts }: ServedDevice,
  known: readonly AccessoryRow[],
): Money[] {
  const { deviceAccessories } = withProtectorsPriced({
    deviceAccessories: piecesOf(requested.accessoryIds, known),
    deviceAvailableAccessories: facts.deviceAvailableAccessories,
  })
  const services = row.services.filter(service => requested.serviceIds.includes(service.id))
  const battery = row.battery?.id === requested.batteryId ? row.battery : undefined
  return [
    row.price,
    ...services.map(service => service.price),
    ...(battery ? [battery.price] : []),
    ...deviceAccessories.map(piece => piece.price),
  ]
}

function piecesOf(ids: readonly string[], known: readonly AccessoryRow[]) {
  return ids.flatMap((id, at) => {
    const row = known.find(each => each.id === id && each.isActive)
    return row ? [toAccessory(row, { lineId: String(at) })] : []
  })
}
