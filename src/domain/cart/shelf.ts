import type { Grade } from '#domain/device/device.ts'
import type { Money } from '#domain/money/money.ts'
import type { Promo } from './cart.ts'
import type { BatteryOffer, PhoneLine, ShelfFacts } from './line.ts'
import type { CartSettings } from './settings.ts'

/** One unit for sale (`device.id`), returned for a product requested with these accessories. */
export type ShelfDevice = ShelfFacts & { readonly accessoryIds: readonly string[] }

export type ShelfAccessory = {
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly isActive: boolean
}

/** The product of a requested line in another grade that is in stock, if that line has no unit left. */
export type Alternative = {
  readonly productId: string
  readonly listingId: string
  readonly grade: Grade
  readonly price: Money
  readonly productUrl: string
}

/** Why a code gives no discount: `minimum` is the required cart total before the discount. */
export type PromoRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'minimum'; readonly minimum: Money }
  | { readonly kind: 'other-market' }
  | { readonly kind: 'used-up' }

export type PromoCheck =
  | { readonly kind: 'valid'; readonly promo: Promo }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: PromoRefusal }

/** The server's response about the contents of a cart; all prices are the server's (Spec 7.1). */
export type ShelfView = {
  readonly settings: CartSettings
  readonly devices: readonly ShelfDevice[]
  readonly accessories: readonly ShelfAccessory[]
  readonly batteries: readonly BatteryOffer[]
  readonly alternatives: readonly Alternative[]
  readonly promo?: PromoCheck
}

/**
 * Matches a line by id, or by product (in its grade) and accessory set. Ids are matched first for all lines, and a unit
 * is matched with one line (Spec 4.4).
 */
export function matchToShelf(
  lines: readonly PhoneLine[],
  devices: readonly ShelfDevice[],
): Map<string, ShelfDevice> {
  const free = new Map(
    devices
      .filter(device => device.availability === 'in-stock')
      .map(device => [device.device.id, device]),
  )
  const matches = new Map<string, ShelfDevice>()
  const claim = (line: PhoneLine, device: ShelfDevice | undefined) => {
    if (!device) return
    free.delete(device.device.id)
    matches.set(line.id, device)
  }
  for (const line of lines) claim(line, free.get(line.device.id))
  for (const line of lines.filter(({ id }) => !matches.has(id)))
    claim(
      line,
      [...free.values()].find(device => isSameBundle(line, device)),
    )
  return matches
}

function isSameBundle(line: PhoneLine, device: ShelfDevice): boolean {
  return (
    line.productId === device.productId &&
    line.device.grade === device.device.grade &&
    isSameSet(
      line.deviceAccessories.map(accessory => accessory.id),
      device.accessoryIds,
    )
  )
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [new Set(left), new Set(right)]
  return one.size === other.size && [...one].every(id => other.has(id))
}
