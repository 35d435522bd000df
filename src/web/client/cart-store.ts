import { cartChange } from '#domain/analytics/cart-items.ts'
import { cartEvents } from '#domain/analytics/shop-event.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { addBattery, addPhone, type NoSuchPhone } from '#domain/cart/edit.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import { stamped } from '#domain/cart/expiry.ts'
import type { LimitRefusal } from '#domain/cart/limits.ts'
import type { BatteryLine, ShelfFacts } from '#domain/cart/line.ts'
import { merge } from '#domain/cart/merge.ts'
import { type Revived, revive } from '#domain/cart/revive.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import { cartToStored } from '#domain/cart/stored-cart.ts'
import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import { pushEvent } from '#web/client/analytics/push-event.ts'
import { forgetCartSnapshot } from './forget-cart-snapshot.ts'
import { newId } from './new-id.ts'
import { saveCartSnapshot } from './save-cart-snapshot.ts'
import { storedText } from './stored-text.ts'

/** The market of the cart, and its rules for carts. */
export type CartPlace = { readonly market: Market; readonly settings: CartSettings }

type AddOptions = CartPlace & { readonly battery?: Omit<BatteryLine, 'phoneId'> | undefined }

/** Adds one more device, with a new battery if requested; both or neither. */
export function addToCart(
  facts: ShelfFacts,
  { battery, ...place }: AddOptions,
): Result<Cart, LimitRefusal | NoSuchPhone> {
  const id = newId()
  const phone = {
    ...facts,
    id,
    selectedExtraServices: [],
    deviceAccessories: [],
    origin: 'Default',
  }
  return changeCart(place, cart => {
    const withPhone = addPhone(cart, phone)
    return withPhone.ok && battery
      ? addBattery(withPhone.value, { ...battery, phoneId: id })
      : withPhone
  })
}

type CachedCart = Revived & { readonly text: string | undefined; readonly market: Market }

// The same cart object for the same stored text, as React requires of a store.
const cache = new WeakMap<CartSettings, CachedCart>()

/** The cart as it is stored now; empty, with the reason, if it cannot be read or has expired. */
export function readCart({ market, settings }: CartPlace): Revived {
  const text = storedText.read(cartKeyOf(market))
  const now = Date.now()
  const last = cache.get(settings)
  if (last?.text === text && last?.market === market && now < last.cart.expireAt) return last
  const fresh = emptyCart(market, settings, now, newId())
  const revived = revive(text === undefined ? undefined : parsed(text), fresh, now)
  const own = revived.cart.market === market ? revived : { cart: fresh }
  const cached = { ...own, text, market }
  cache.set(settings, cached)
  return cached
}

/** Edits the newest cart, whichever tab wrote it; a refused edit leaves the cart unchanged. */
export function changeCart<Refusal>(
  place: CartPlace,
  change: (cart: Cart) => Result<Cart, Refusal>,
): Result<Cart, Refusal> {
  const before = readCart(place).cart
  const changed = change(before)
  return changed.ok ? ok(saveEdited(place, before, changed.value)) : changed
}

/** Saves an edit by the customer and tracks it; a refresh or another browser only saves. */
export function saveEdited(place: CartPlace, before: Cart, edited: Cart): Cart {
  const saved = saveCart(place, edited)
  for (const event of cartEvents(cartChange(before, saved), saved.currency)) pushEvent(event)
  return saved
}

export function saveCart({ market, settings }: CartPlace, cart: Cart): Cart {
  const saved = stamped(cart, settings, Date.now())
  storedText.write(cartKeyOf(market), JSON.stringify(cartToStored(saved)))
  saveCartSnapshot(saved)
  return saved
}

/** Called after an order: the next cart has another id. */
export function forgetCart(market: Market): void {
  storedText.forget(cartKeyOf(market))
  forgetCartSnapshot(market)
}

/** Undoes an edit: restores the cart as it was or, if it changed since, adds again what was removed. */
export function restoreCart(place: CartPlace, before: Cart, after: Cart): Cart {
  const { cart } = readCart(place)
  const isUntouched = cart.timestamp === after.timestamp
  const timestamp = Math.max(cart.timestamp, before.timestamp)
  const restored = isUntouched ? before : merge(cart, before, place.settings.giftWrap)
  return saveEdited(place, cart, { ...restored, timestamp })
}

/** Text that is not JSON is as unreadable as JSON that is not a cart. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
