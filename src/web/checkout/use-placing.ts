import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { type NotReady, type PlaceOrderDraft, ready } from '#domain/checkout/ready.ts'
import { toPayOf } from '#domain/checkout/totals.ts'
import { type Result, refuse } from '#domain/result.ts'
import { browserKey } from '#web/client/browser-key.ts'
import { forgetCheckout, readCheckout } from '#web/client/checkout-store.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { AfterRefusal } from './after-refusal.ts'
import type { CheckoutContext } from './checkout-context.tsx'
import type { PaymentPlace } from './pay/pay-pending.ts'
import { type Outcome, placeDraft } from './place-draft.ts'
import type { PlacingMessage } from './placing-message.ts'
import { submitOpenStep } from './step-form.tsx'

export type Placing = {
  readonly draft: Result<PlaceOrderDraft, NotReady>
  /** Why the button is disabled. */
  readonly disabledReason: NotReady | undefined
  readonly isSending: boolean
  readonly message: PlacingMessage | undefined
  readonly place: () => void
}

type PlacingSetup = {
  readonly checkoutState: Pick<CheckoutContext, 'checkout' | 'totals' | 'vouchers' | 'isOrderNext'>
  readonly cartInUse: CartInUse
  readonly onLeave: () => void
  readonly onRefused: (refused: AfterRefusal) => void
}

/** One click places one order: further clicks are ignored while it is sent, and a retry is the same order. */
export function usePlacing(setup: PlacingSetup): Placing {
  const { checkoutState, cartInUse } = setup
  const { checkout } = checkoutState
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<PlacingMessage>()
  const isBusy = useRef(false)
  const goTo = useGoTo(useMarket().base)
  const draft = draftOf(checkoutState, cartInUse.cart)
  const disabledReason = disabledReasonOf(draft, checkoutState)
  // Created before the customer can order: two tabs that create it while ordering would each send their own.
  useEffect(() => void browserKey(), [])
  const leave = (outcome: Exclude<Outcome, { kind: 'not-placed' }>) => {
    setup.onLeave()
    setSending(false)
    if (outcome.kind === 'to-pay') return goToPayment(outcome.at, goTo)
    cartInUse.emptyCart()
    forgetCheckout(checkout.market)
    goTo(outcome.path)
  }
  const place = async () => {
    if (isBusy.current || disabledReason) return
    const { completed, draft } = completedNow(checkoutState, cartInUse.cart)
    if (!draft.ok) return
    isBusy.current = true
    setSending(true)
    setMessage(undefined)
    const outcome = await placeDraft(draft.value, completed, cartInUse.place)
    isBusy.current = false
    if (outcome.kind !== 'not-placed') return leave(outcome)
    setSending(false)
    setMessage(outcome.message)
    setup.onRefused(outcome)
  }
  return { draft, disabledReason, isSending, message, place: () => void place() }
}

/** The draft with the vouchers shown; none before the server has said what they are worth. */
function draftOf(
  { checkout, totals, vouchers }: PlacingSetup['checkoutState'],
  cart: Cart,
): Placing['draft'] {
  if (vouchers.isChecking) return refuse({ kind: 'vouchers-unchecked' })
  const codes = vouchers.applied.map(({ code }) => code)
  const appliedVouchers = codes.length === 0 ? undefined : { codes, shownToPay: toPayOf(totals) }
  return ready(checkout, cart, totals.total, appliedVouchers)
}

/** The click completes the payment step if no other is open, and then places what is stored. */
function completedNow(checkoutState: PlacingSetup['checkoutState'], cart: Cart) {
  if (checkoutState.isOrderNext) submitOpenStep()
  const completed = checkoutState.isOrderNext
    ? readCheckout(checkoutState.checkout.market)
    : checkoutState.checkout
  return { completed, draft: draftOf({ ...checkoutState, checkout: completed }, cart) }
}

function disabledReasonOf(draft: Placing['draft'], { isOrderNext }: PlacingSetup['checkoutState']) {
  if (draft.ok || (isOrderNext && draft.refusal.kind === 'step-open')) return undefined
  return draft.refusal
}

function goToPayment(at: PaymentPlace, goTo: (path: string) => void) {
  if (at.kind === 'provider') location.assign(at.url)
  else goTo(at.path)
}

/** True from the moment the order is placed; reset when "back" restores the page. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return { isLeaving, leave: () => setLeaving(true) }
}
