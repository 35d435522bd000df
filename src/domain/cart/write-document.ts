import { ok, type Result, refuse } from '#domain/result.ts'
import type { Promo } from './cart.ts'
import { type CartDocument, type SharedCart, type SharedKey, sharedKeys } from './document.ts'

/** The top-level keys to be written. `null` removes the promo, as JSON has no `undefined`. */
export type SharedKeys = Partial<Omit<SharedCart, 'promo'>> & { readonly promo?: Promo | null }

/**
 * A write by a browser. `stateVersion` is that of its page: the service refuses a version other than the shop's own
 * before calling this function; otherwise a page left open across a version change would empty the carts of all other
 * browsers.
 */
export type CartPatch = {
  readonly baseRevision: number
  readonly stateVersion: string
  readonly keys: SharedKeys
}

/** `incomplete`: a document that was never written, or has another state version, must be written whole. */
export type WriteRefusal = { readonly kind: 'moved' } | { readonly kind: 'incomplete' }

/** Only the newest markers are stored; a browser that missed more removals than this starts anew. */
const mostMarkers = 500

/**
 * A merge-write of top-level keys on a base revision. Another state version replaces the document. `now` is the server's
 * time in milliseconds; the timestamp increases even if the clock does not (Spec 4.5, 7.2).
 */
export function writeDocument(
  document: CartDocument | undefined,
  { baseRevision, stateVersion, keys }: CartPatch,
  now: number,
): Result<CartDocument, WriteRefusal> {
  if (baseRevision !== (document?.revision ?? 0)) return refuse({ kind: 'moved' })
  const current = document?.stateVersion === stateVersion ? document.cart : undefined
  const cart = wholeCart({ ...current, ...keys })
  if (!cart) return refuse({ kind: 'incomplete' })
  return ok({
    revision: baseRevision + 1,
    timestamp: Math.max(now, (document?.timestamp ?? 0) + 1),
    stateVersion,
    cart,
    removed: markersAfter(document, cart),
  })
}

/** The ids used in `removed`: the line of a phone or accessory, the phone of a battery. A gift wrap is not a line. */
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
