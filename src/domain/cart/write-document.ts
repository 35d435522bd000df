import { ok, type Result, refuse } from '#domain/result.ts'
import type { Promo } from './cart.ts'
import { type CartDocument, type SharedCart, type SharedKey, sharedKeys } from './document.ts'

/** Top-level keys to be written. `null` takes the promo out: JSON knows no undefined. */
export type SharedKeys = Partial<Omit<SharedCart, 'promo'>> & { readonly promo?: Promo | null }

/**
 * What a browser writes. `stateVersion` is its page's: the service refuses one that is not the shop's own before it asks here,
 * or a page left open over a change of version would empty the cart of every other.
 */
export type CartPatch = {
  readonly baseRevision: number
  readonly stateVersion: string
  readonly keys: SharedKeys
}

/** `incomplete`: a document nobody wrote yet, or of another state version, is written whole. */
export type WriteRefusal = { readonly kind: 'moved' } | { readonly kind: 'incomplete' }

/** The newest markers are kept; who was away for longer than these many removals starts anew. */
const mostMarkers = 500

/**
 * Spec 4.5, 7.2: a merge-write of top-level keys on a base revision. Another state version replaces the document.
 * `now` is the server's, milliseconds; the timestamp rises even where the clock does not.
 */
export function writeDocument(
  document: CartDocument | undefined,
  { baseRevision, stateVersion, keys }: CartPatch,
  now: number,
): Result<CartDocument, WriteRefusal> {
  if (baseRevision !== (document?.revision ?? 0)) return refuse({ kind: 'moved' })
  const stored = document?.stateVersion === stateVersion ? document.cart : undefined
  const cart = wholeCart({ ...stored, ...keys })
  if (!cart) return refuse({ kind: 'incomplete' })
  return ok({
    revision: baseRevision + 1,
    timestamp: Math.max(now, (document?.timestamp ?? 0) + 1),
    stateVersion,
    cart,
    removed: markersAfter(document, cart),
  })
}

/** What a line is called in `removed`: phones and accessories by line, batteries by phone. A gift wrap is no line. */
export function lineIdsOf(cart: SharedCart): readonly string[] {
  return [
    ...cart.phoneCart.flatMap(phone => [
      phone.id,
      ...phone.deviceAccessories.map(accessory => accessory.lineId),
    ]),
    ...cart.accessoryCart.filter(({ isWrappingTax }) => !isWrappingTax).map(({ lineId }) => lineId),
    ...cart.batteryCart.map(battery => batteryMarker(battery.phoneId)),
  ]
}

/** A battery has no id of its own, and its phone may stay. */
export function batteryMarker(phoneId: string): string {
  return `battery:${phoneId}`
}

function markersAfter(document: CartDocument | undefined, cart: SharedCart): readonly string[] {
  if (!document) return []
  const held = new Set(lineIdsOf(cart))
  const gone = new Set(lineIdsOf(document.cart).filter(id => !held.has(id)))
  const older = document.removed.filter(id => !held.has(id) && !gone.has(id))
  return [...older, ...gone].slice(-mostMarkers)
}

function isOptional(key: SharedKey): boolean {
  return key === 'promo'
}

function wholeCart({ promo, ...keys }: SharedKeys): SharedCart | undefined {
  const found: SharedKeys = promo ? { ...keys, promo } : keys
  return isWhole(found) ? found : undefined
}

function isWhole(keys: SharedKeys): keys is SharedCart {
  return sharedKeys.every(key => isOptional(key) || keys[key] !== undefined)
}
