import { addPaymentInfo, addShippingInfo, beginCheckout } from '#domain/analytics/shop-event.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import { storedText } from '#web/client/stored-text.ts'
import { isMeasured } from './consent-now.ts'
import { pushEvent } from './push-event.ts'

/** The completed choices of a checkout: the delivery name and the method, 'voucher' if vouchers pay all. */
export type CheckoutChoices = {
  readonly delivery: string | undefined
  readonly payment: string | undefined
}

type TrackedCheckout = Partial<CheckoutChoices> & { readonly cartId: string; readonly day: string }

/**
 * Tracks each choice once: one that a reload, a step back or another tab finds completed was tracked already; a
 * different choice is tracked again. `begunWith` is the cart's id when the checkout was opened. A checkout
 * continued on another day begins anew.
 */
export function trackCheckout(begunWith: string, cart: Cart, chosen: CheckoutChoices): void {
  const { market } = cart
  const day = dayIn(market, new Date())
  const before = trackedOf(market)
  const isBegun = before?.cartId === begunWith && before.day === day
  const tracked: TrackedCheckout = isBegun ? before : { cartId: begunWith, day }
  if (!isBegun) pushEvent(beginCheckout(cart))
  const { delivery = tracked.delivery, payment = tracked.payment } = chosen
  if (delivery !== undefined && delivery !== tracked.delivery)
    pushEvent(addShippingInfo(cart, delivery))
  if (payment !== undefined && payment !== tracked.payment) pushEvent(addPaymentInfo(cart, payment))
  saveTracked(market, { cartId: begunWith, day, ...definedOf({ delivery, payment }) })
}

function definedOf({ delivery, payment }: CheckoutChoices): Partial<CheckoutChoices> {
  return {
    ...(delivery !== undefined && { delivery }),
    ...(payment !== undefined && { payment }),
  }
}

function keyOf(market: Market): string {
  return `kintsu-told-checkout-1-${market}`
}

/** For visitors who have not agreed, in the memory of this page only: nothing about their visit is stored. */
const onThisPage = new Map<Market, TrackedCheckout>()

function trackedOf(market: Market): TrackedCheckout | undefined {
  const stored = isMeasured() ? storedText.read(keyOf(market)) : undefined
  return (stored === undefined ? undefined : parsed(stored)) ?? onThisPage.get(market)
}

function saveTracked(market: Market, tracked: TrackedCheckout): void {
  onThisPage.set(market, tracked)
  if (isMeasured()) storedText.write(keyOf(market), JSON.stringify(tracked))
  else storedText.forget(keyOf(market))
}

function parsed(text: string): TrackedCheckout | undefined {
  try {
    const stored = JSON.parse(text)
    return typeof stored?.cartId === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}
