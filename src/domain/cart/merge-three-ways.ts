import type { Cart } from './cart.ts'
import type { CartDocument, SharedCart } from './document.ts'
import { withOneGiftWrap } from './gift-wrap.ts'
import type { Accessory, ExtraService, PhoneLine } from './line.ts'
import { mergeLines, mergeValue, type Sides, sidesOf } from './merge-lines.ts'
import { withProtectorsPriced } from './protector-price.ts'
import type { GiftWrapSettings } from './settings.ts'
import { settled } from './settled.ts'
import { batteryMarker } from './write-document.ts'

type Known = Pick<CartDocument, 'cart' | 'removed'>

/**
 * `base` is the document from which both sides started. `sent` is what this browser wrote on top of it without knowing
 * whether it was accepted: lines added or removed since then are still this browser's own edits, although the document
 * may already contain them.
 */
export type ThreeCarts = {
  readonly base: Known
  readonly sent?: SharedCart | undefined
  readonly ours: Cart
  readonly theirs: Known
}

/**
 * Lines added by either side stay, lines removed by either side stay removed; if both changed a value, this browser's
 * value is used. Batteries follow their phone; one gift wrap, or none for the configured types (Spec 4.5, orders.md).
 */
export function mergeThreeWays(carts: ThreeCarts, settings: GiftWrapSettings): Cart {
  const { ours } = carts
  const sides: Sides<SharedCart> = { ...carts, base: carts.base.cart, theirs: carts.theirs.cart }
  const known = new Set(carts.base.removed)
  const gone = new Set(carts.theirs.removed.filter(id => !known.has(id)))
  const promo = mergeValue(sidesOf(sides, 'promo'))
  const { promo: _promo, ...rest } = ours
  const merged: Cart = {
    ...rest,
    cartId: mergeValue(sidesOf(sides, 'cartId')),
    currency: mergeValue(sidesOf(sides, 'currency')),
    giftWrap: mergeValue(sidesOf(sides, 'giftWrap')),
    checkoutStep: mergeValue(sidesOf(sides, 'checkoutStep')),
    expireAt: latest(sidesOf(sides, 'expireAt')),
    ...(promo ? { promo } : {}),
    phoneCart: mergeLines(sidesOf(sides, 'phoneCart'), {
      keyOf: phone => phone.id,
      isGone: phone => gone.has(phone.id),
      mergeLine: phones => mergePhone(phones, gone),
    }),
    accessoryCart: mergePieces(sidesOf(sides, 'accessoryCart'), gone),
    batteryCart: mergeLines(sidesOf(sides, 'batteryCart'), {
      keyOf: battery => battery.phoneId,
      isGone: battery => gone.has(batteryMarker(battery.phoneId)),
      mergeLine: mergeValue,
    }),
  }
  return wrapped(settled(merged), settings)
}

/** A gift wrap that may stay is not moved, so that it causes no write. */
function wrapped(cart: Cart, settings: GiftWrapSettings): Cart {
  const fitting = withOneGiftWrap(cart, settings)
  return fitting.accessoryCart.length === cart.accessoryCart.length ? cart : fitting
}

/** The shelf's facts about a device are merged as one value; its accessories as lines, its services as one of each type. */
function mergePhone(phones: Sides<PhoneLine>, gone: ReadonlySet<string>): PhoneLine {
  return withProtectorsPriced({
    ...mergeValue(facts(phones)),
    deviceAccessories: mergePieces(sidesOf(phones, 'deviceAccessories'), gone),
    selectedExtraServices: mergeServices(sidesOf(phones, 'selectedExtraServices')),
  })
}

function facts({ base, sent, ours, theirs }: Sides<PhoneLine>): Sides<PhoneLine> {
  return {
    base: base && bare(base),
    sent: sent && bare(sent),
    ours: bare(ours),
    theirs: bare(theirs),
  }
}

function bare(phone: PhoneLine): PhoneLine {
  return {
    ...phone,
    deviceAccessories: [],
    selectedExtraServices: [],
  }
}

function mergePieces(pieces: Sides<readonly Accessory[]>, gone: ReadonlySet<string>) {
  return mergeLines(pieces, {
    keyOf: piece => piece.lineId,
    isGone: piece => gone.has(piece.lineId),
    mergeLine: mergeValue,
  })
}

function mergeServices(services: Sides<readonly ExtraService[]>) {
  return mergeLines(services, {
    keyOf: service => service.type,
    isGone: () => false,
    mergeLine: mergeValue,
  })
}

/** The months count from the last change by either side (Spec 4.6). */
function latest(moments: Sides<number>): number {
  return moments.base === moments.ours || moments.base === moments.theirs
    ? mergeValue(moments)
    : Math.max(moments.ours, moments.theirs)
}
