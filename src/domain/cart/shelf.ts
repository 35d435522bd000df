import type { Grade } from '#domain/device/device.ts'
import type { Money } from '#domain/money/money.ts'
import type { Promo } from './cart.ts'
import type { BatteryOffer, PhoneLine, ShelfFacts } from './line.ts'
import type { CartSettings } from './settings.ts'

/** One unit for sale (`device.id`), answered for a product asked with these accessories. */
export type ShelfDevice = ShelfFacts & { readonly accessoryIds: readonly string[] }

export type ShelfAccessory = {
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly isActive: boolean
}

/** The product of an asked line in another grade that is in stock, where that line has no unit left. */
export type Alternative = {
  readonly productId: string
  readonly listingId: string
  readonly grade: Grade
  readonly price: Money
  readonly productUrl: string
}

/** Why a code gives nothing: `minimum` is what the cart must come to before the discount. */
export type PromoRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'minimum'; readonly minimum: Money }
  | { readonly kind: 'other-market' }
  | { readonly kind: 'used-up' }

export type PromoCheck =
  | { readonly kind: 'valid'; readonly promo: Promo }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: PromoRefusal }

/** Spec 7.1: what the server says of the things a cart asked about; every price is its own. */
export type ShelfView = {
  readonly settings: CartSettings
  readonly devices: readonly ShelfDevice[]
  readonly accessories: readonly ShelfAccessory[]
  readonly batteries: readonly BatteryOffer[]
  readonly alternatives: readonly Alternative[]
  readonly promo?: PromoCheck
}

/**
 * Spec 4.4: a line is matched by id, or by product (in its grade) plus accessory set. Ids go first
 * for all lines, and a unit serves one line.
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
