import { addPaymentInfo, addShippingInfo, beginCheckout } from '#domain/analytics/shop-event.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { dayIn } from '#domain/device/day.ts'
import type { Market } from '#domain/market/market.ts'
import { keptText } from '#web/client/kept-text.ts'
import { isMeasured } from './consent-now.ts'
import { pushEvent } from './push-event.ts'

/** What stands completed of a checkout: the delivery's name, and the method, 'voucher' where vouchers pay all. */
export type StandingChoices = {
  readonly delivery: string | undefined
  readonly payment: string | undefined
}

type Told = Partial<StandingChoices> & { readonly cartId: string; readonly day: string }

/**
 * Each thing once: what a reload, a step back or another tab finds standing was told already, what is chosen otherwise is told anew.
 * `begunWith` is the cart's number when the checkout was opened. A checkout that is gone on with on another day is begun anew.
 */
export function tellCheckout(begunWith: string, cart: Cart, chosen: StandingChoices): void {
  const { market } = cart
  const day = dayIn(market, new Date())
  const before = toldOf(market)
  const isBegun = before?.cartId === begunWith && before.day === day
  const told: Told = isBegun ? before : { cartId: begunWith, day }
  if (!isBegun) pushEvent(beginCheckout(cart))
  const { delivery = told.delivery, payment = told.payment } = chosen
  if (delivery !== undefined && delivery !== told.delivery)
    pushEvent(addShippingInfo(cart, delivery))
  if (payment !== undefined && payment !== told.payment) pushEvent(addPaymentInfo(cart, payment))
  keepTold(market, { cartId: begunWith, day, ...definedOf({ delivery, payment }) })
}

function definedOf({ delivery, payment }: StandingChoices): Partial<StandingChoices> {
  return {
    ...(delivery !== undefined && { delivery }),
    ...(payment !== undefined && { payment }),
  }
}

function keyOf(market: Market): string {
  return `kintsu-told-checkout-1-${market}`
}

/** Of this page, for who has not agreed: nothing is written down of their visit. */
const onThisPage = new Map<Market, Told>()

function toldOf(market: Market): Told | undefined {
  const kept = isMeasured() ? keptText.read(keyOf(market)) : undefined
  return (kept === undefined ? undefined : parsed(kept)) ?? onThisPage.get(market)
}

function keepTold(market: Market, told: Told): void {
  onThisPage.set(market, told)
  if (isMeasured()) keptText.write(keyOf(market), JSON.stringify(told))
  else keptText.forget(keyOf(market))
}

function parsed(text: string): Told | undefined {
  try {
    const kept = JSON.parse(text)
    return typeof kept?.cartId === 'string' ? kept : undefined
  } catch {
    return undefined
  }
}
