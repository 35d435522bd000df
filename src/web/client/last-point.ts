import { readPickupPoint } from '#domain/checkout/read-values.ts'
import { type PickupSubtype, pickupOf } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { parsedText } from './parsed-text.ts'
import { storedText } from './stored-text.ts'

/** The pickup point that was chosen last in this browser, if it is one of the subtype. */
export function readLastPoint(market: Market, subtype: PickupSubtype): PickupPoint | undefined {
  const point = readPickupPoint(parsedText(storedText.read(lastPointKeyOf(market))))
  const { carrier, kind } = pickupOf[subtype]
  return point?.carrier === carrier && point.kind === kind ? point : undefined
}

export function rememberPoint(market: Market, point: PickupPoint): void {
  storedText.write(lastPointKeyOf(market), JSON.stringify(point))
}

/** Signing out leaves no member's point behind. */
export function forgetLastPoints(): void {
  for (const market of markets) storedText.forget(lastPointKeyOf(market))
}

function lastPointKeyOf(market: Market): string {
  return `kintsu-last-point-1-${market}`
}
