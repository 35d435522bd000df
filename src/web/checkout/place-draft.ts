import type { Checkout } from '#domain/checkout/checkout.ts'
import { type PlaceOrderDraft, ready } from '#domain/checkout/ready.ts'
import { processingPath } from '#domain/order/status-path.ts'
import { saveUntrackedPurchase } from '#web/client/analytics/track-purchase.ts'
import { refreshCart } from '#web/client/cart-refresh-client.ts'
import { type CartPlace, readCart } from '#web/client/cart-store.ts'
import { type PlacingAnswer, placeOrder } from '#web/client/order-client.ts'
import {
  fingerprintOf,
  forgetOrderKey,
  hasUnansweredOrder,
  orderKeyOf,
} from '#web/client/order-key.ts'
import { cancelOrder } from '#web/client/payment-client.ts'
import {
  type PendingOrder,
  pendingOrderOf,
  releasePendingOrder,
  savePendingOrder,
} from '#web/client/pending-order.ts'
import { renewCartId, storedCartId } from '#web/client/stored-cart-id.ts'
import { type AfterRefusal, afterRefusal } from './after-refusal.ts'
import { type PaymentPlace, payPending } from './pay/pay-pending.ts'
import type { PlacingMessage } from './placing-message.ts'

export type Outcome =
  /** Paid on delivery: the cart is no longer needed. */
  | { readonly kind: 'placed'; readonly path: string }
  /** Placed, and to be paid online: the cart stays. */
  | { readonly kind: 'to-pay'; readonly at: PaymentPlace }
  | ({ readonly kind: 'not-placed' } & AfterRefusal)

/** How the payment of a placed order begins. */
type Pay = (order: PendingOrder) => Promise<PaymentPlace>

/** An outcome, or an order that is still to be paid. */
type Placed = Outcome | { readonly order: PendingOrder }

/**
 * One order per cart. An order of this cart that awaits payment is resumed, or cancelled in favour of another one
 * (orders.md).
 */
export async function placeDraft(
  draft: PlaceOrderDraft,
  checkout: Checkout,
  place: CartPlace,
  pay: Pay = payPending,
): Promise<Outcome> {
  const outcome = await placed(draft, checkout, place)
  return 'order' in outcome ? { kind: 'to-pay', at: await pay(outcome.order) } : outcome
}

async function placed(
  draft: PlaceOrderDraft,
  checkout: Checkout,
  place: CartPlace,
): Promise<Placed> {
  const pending = pendingOrderOf(draft.market)
  if (pending?.cartId !== draft.cartId) return placeNew(draft, checkout, place)
  if (pending.print === fingerprintOf(draft)) return { order: pending }
  switch ((await cancelOrder(pending)).kind) {
    case 'already-paid':
      return { kind: 'to-pay', at: { kind: 'path', path: processingPath(pending) } }
    case 'unreachable':
      return notPlaced({ kind: 'unsent' })
    case 'cancelled': {
      releasePendingOrder(pending)
      const { cartId } = readCart(place).cart
      return placeNew({ ...draft, cartId }, checkout, place)
    }
  }
}

/** The cart is refreshed before placing; if it changed, the customer must click the button again. */
async function placeNew(
  draft: PlaceOrderDraft,
  checkout: Checkout,
  place: CartPlace,
): Promise<Placed> {
  // An order that got no response may already hold its devices: a refresh would drop them.
  if (hasUnansweredOrder(draft.cartId)) return outcomeOf(draft, await send(draft), place)
  const { cart, alert } = await refreshCart(place)
  // Another tab ordered this cart meanwhile: sending it again returns that order.
  if (cart.cartId !== draft.cartId) return outcomeOf(draft, await send(draft), place)
  if (alert && alert.kind !== 'not-checked') return notPlaced({ kind: 'cart-changed', alert })
  const fresh = ready(checkout, cart, draft.shownTotal, draft.vouchers)
  if (!fresh.ok) return notPlaced({ kind: 'cart-changed', alert: undefined })
  return outcomeOf(fresh.value, await send(fresh.value), place)
}

function notPlaced(message: PlacingMessage): Outcome {
  return { kind: 'not-placed', message }
}

const maxAttempts = 5
const pauseMs = 1000

/** While the same order is being placed (after a reload in the middle of it), waits for its response. */
async function send(draft: PlaceOrderDraft, attempt = 1): Promise<PlacingAnswer> {
  const answer = await placeOrder(draft, orderKeyOf(draft))
  const isInProgress = answer.kind === 'refused' && answer.refusal.kind === 'completion-in-progress'
  if (!isInProgress || attempt === maxAttempts) return answer
  await new Promise(resolve => setTimeout(resolve, pauseMs))
  return send(draft, attempt + 1)
}

/** A definite response ends the key; without one, the next click sends the same order again. */
async function outcomeOf(
  draft: PlaceOrderDraft,
  answer: PlacingAnswer,
  place: CartPlace,
): Promise<Placed> {
  switch (answer.kind) {
    case 'placed': {
      const { number, token, thankYouPath, paymentPath } = answer.order
      const { market, cartId } = draft
      forgetOrderKey()
      saveUntrackedPurchase(readCart(place).cart, number)
      if (paymentPath === undefined) return { kind: 'placed', path: thankYouPath }
      const pending = { market, number, token, cartId, print: fingerprintOf(draft) }
      savePendingOrder(pending)
      return { order: pending }
    }
    case 'too-many-requests':
      return notPlaced({ kind: 'too-many-requests' })
    case 'unreachable':
      return notPlaced({ kind: 'unsent' })
    case 'refused':
      if (answer.refusal.kind !== 'completion-in-progress') forgetOrderKey()
      if (answer.refusal.kind === 'cart-ordered') leaveOrderedCart(draft)
      return {
        kind: 'not-placed',
        ...(await afterRefusal(answer.refusal, {
          ...(draft.payment.type && { method: draft.payment.type }),
          cart: readCart(place).cart,
          refresh: () => refreshCart(place),
        })),
      }
  }
}

/** The next click can order the items of the cart, as a new cart. */
function leaveOrderedCart({ market, cartId }: PlaceOrderDraft): void {
  if (storedCartId(market) === cartId) renewCartId(market)
}
