import { useEffect, useRef, useState } from 'react'
import type { Checkout } from '#domain/checkout/checkout.ts'
import { type NotReady, type PlaceOrderDraft, ready } from '#domain/checkout/ready.ts'
import type { CheckoutTotals } from '#domain/checkout/totals.ts'
import type { Result } from '#domain/result.ts'
import { forgetCheckout } from '#web/client/checkout-store.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { AfterRefusal } from './after-refusal.ts'
import type { PaymentPlace } from './pay-pending.ts'
import { type Outcome, placeDraft } from './place-draft.ts'
import type { Said } from './said.ts'

export type Placing = {
  readonly draft: Result<PlaceOrderDraft, NotReady>
  readonly isSending: boolean
  readonly said: Said | undefined
  readonly place: () => void
}

type PlacingSetup = {
  readonly checkout: Checkout
  readonly totals: CheckoutTotals
  readonly cartInUse: CartInUse
  readonly onLeave: () => void
  readonly onRefused: (refused: AfterRefusal) => void
}

/** One press, one order: further presses are ignored while it is sent, and a retry is the same order. */
export const usePlacing = (setup: PlacingSetup): Placing => {
  const { checkout, totals, cartInUse } = setup
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<Said>()
  const isBusy = useRef(false)
  const goTo = useGoTo(useMarket().base)
  const draft = ready(checkout, cartInUse.cart, totals.total)
  const leave = (outcome: Exclude<Outcome, { kind: 'not-placed' }>) => {
    setup.onLeave()
    setSending(false)
    if (outcome.kind === 'to-pay') return goToPayment(outcome.at, goTo)
    cartInUse.emptyCart()
    forgetCheckout(checkout.market)
    goTo(outcome.path)
  }
  const place = async () => {
    if (!draft.ok || isBusy.current) return
    isBusy.current = true
    setSending(true)
    setSaid(undefined)
    const outcome = await placeDraft(draft.value, checkout, cartInUse.place)
    isBusy.current = false
    if (outcome.kind !== 'not-placed') return leave(outcome)
    setSending(false)
    setSaid(outcome.said)
    setup.onRefused(outcome)
  }
  return { draft, isSending, said, place: () => void place() }
}

const goToPayment = (at: PaymentPlace, goTo: (path: string) => void) => {
  if (at.kind === 'provider') location.assign(at.url)
  else goTo(at.path)
}

/** True from the moment the order is placed; a page brought back by "back" is itself again. */
export const useLeaving = () => {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return { isLeaving, leave: () => setLeaving(true) }
}
