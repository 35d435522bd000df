import { writePostalCode } from '#domain/field/patterns/postal-code.ts'
import type { OrderView } from '#domain/order/order-view.ts'

/** An address as written on a parcel, from the most specific line to the most general. */
export function placeLines({
  market,
  delivery: { point, address },
}: Pick<OrderView, 'market' | 'delivery'>): readonly string[] {
  if (point)
    return [
      point.name,
      point.address,
      `${writePostalCode(market, point.postalCode)} ${point.city}, ${point.county}`,
    ]
  if (!address) return []
  const { street, number, details, postalCode, locality, county } = address
  return [
    `${street} ${number}`,
    ...(details === undefined ? [] : [details]),
    `${writePostalCode(market, postalCode)} ${locality.name}, ${county.name}`,
  ]
}
