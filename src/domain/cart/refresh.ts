import type { Cart } from './cart.ts'
import { giftWrapOf, withOneGiftWrap } from './gift-wrap.ts'
import { refreshAccessory, refreshBattery, refreshPhone, refreshWrap } from './refresh-line.ts'
import {
  type CartProblem,
  type Dropped,
  dropping,
  type Refreshed,
  together,
} from './refresh-report.ts'
import type { CartSettings } from './settings.ts'
import { matchToShelf, type ShelfView } from './shelf.ts'

/**
 * Server data replaces the carts; dropped lines are reported with their reason. Refreshing twice equals refreshing once
 * (Spec 4.4).
 */
export function refresh(cart: Cart, view: ShelfView): Refreshed {
  const { settings } = view
  const matches = matchToShelf(cart.phoneCart, view.devices)
  const phones = together(
    cart.phoneCart.map(phone => refreshPhone(phone, matches.get(phone.id), view)),
  )
  const batteries = together(
    cart.batteryCart.map(battery => refreshBattery(battery, phones.lines, view.batteries)),
  )
  const accessories = together(
    cart.accessoryCart.map(accessory =>
      accessory.isWrappingTax
        ? refreshWrap(accessory, phones.lines, settings.giftWrap)
        : refreshAccessory(accessory, view.accessories),
    ),
  )
  const promo = refreshPromo(cart, view)
  const refreshed = {
    ...withSettings(promo.cart, settings),
    phoneCart: phones.lines,
    batteryCart: batteries.lines,
    accessoryCart: accessories.lines,
  }
  const finalCart = withOneGiftWrap(refreshed, settings.giftWrap)
  const parts = [phones, batteries, accessories]
  return {
    cart: finalCart,
    dropped: [...parts.flatMap(part => part.dropped), ...loneWrap(refreshed, finalCart)],
    problems: [...parts.flatMap(part => part.problems), ...promo.problems],
  }
}

/** A gift wrap whose last item was dropped is dropped too, and reported. */
function loneWrap(refreshed: Cart, finalCart: Cart): readonly Dropped[] {
  const wrap = giftWrapOf(refreshed)
  return wrap && !giftWrapOf(finalCart)
    ? dropping({ kind: 'gift-wrap', line: wrap }, 'phone-gone').dropped
    : []
}

/** The server checks the promo again, and the reason is reported if the check fails (orders.md). */
function refreshPromo(
  cart: Cart,
  view: ShelfView,
): { readonly cart: Cart; readonly problems: readonly CartProblem[] } {
  const check = view.promo
  if (!cart.promo || !check) return { cart, problems: [] }
  const { promo: before, ...plain } = cart
  if (check.kind === 'refused') {
    const { code, reason } = check
    return { cart: plain, problems: [{ kind: 'promo-refused', code, reason }] }
  }
  const { promo } = check
  return {
    cart: { ...plain, promo },
    problems: promo.percentage === before.percentage ? [] : [{ kind: 'promo-changed', ...promo }],
  }
}

function withSettings(cart: Cart, settings: CartSettings): Cart {
  return {
    ...cart,
    currency: settings.currency,
    giftWrap: {
      isActive: settings.giftWrap.isActive,
      isWrappingTax: settings.giftWrap.isWrappingTax,
    },
    warranty: settings.warranty,
    returnDays: settings.returnDays,
    cartLimitations: settings.cartLimitations,
  }
}
