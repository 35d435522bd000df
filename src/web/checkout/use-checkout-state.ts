import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import {
  type Checkout,
  completedValue,
  editedStep,
  isLastOpen,
  knownValue,
  type StepName,
} from '#domain/checkout/checkout.ts'
import { type CheckoutTotals, isPaidByVouchers, totalsOf } from '#domain/checkout/totals.ts'
import { trackCheckout } from '#web/client/analytics/track-checkout.ts'
import { useServerCart } from '#web/client/server-cart.tsx'
import type { AfterRefusal } from './after-refusal.ts'
import type { CheckoutContext, CheckoutLoaded, ShopRefusals } from './checkout-context.tsx'
import { deliveryName } from './delivery/delivery-name.ts'
import { stepsOf } from './stored-steps.ts'
import { orderButtonId } from './summary/order-box.tsx'
import { useVouchers, type VouchersNow } from './voucher/use-vouchers.ts'

type CheckoutState = {
  readonly checkoutState: CheckoutContext
  readonly totals: CheckoutTotals
  readonly refuse: (refused: AfterRefusal) => void
}

const noRefusals: ShopRefusals = { payments: {} }

/** Completing a step again clears its refusals; another delivery or customer has other payment rows. */
function settledBy(step: StepName, { field, payments }: ShopRefusals): ShopRefusals {
  return {
    ...(field && field.step !== step ? { field } : {}),
    payments: step === 'delivery-method' || step === 'billing-details' ? {} : payments,
  }
}

export function useCheckoutState(
  loaded: CheckoutLoaded,
  cart: Cart,
  checkout: Checkout,
): CheckoutState {
  const [refusals, setRefusals] = useState(noRefusals)
  const steps = stepsOf(checkout.market)
  useFocusOnOrder(editedStep(checkout))
  useTrackCheckout(checkout, cart)
  const complete: CheckoutContext['complete'] = (step, value) => {
    setRefusals(before => settledBy(step, before))
    steps.complete(step, value)
  }
  const refuse = ({ message, reopen, payment }: AfterRefusal) => {
    setRefusals(({ payments }) => ({
      ...(reopen && { field: reopen }),
      payments: payment ? { ...payments, [payment.method]: payment.reason } : payments,
    }))
    if (reopen) steps.edit(reopen.step)
    if (message.kind === 'vouchers-changed') vouchers.recheck()
  }
  const vouchers = useVouchers(checkout)
  const paying = usePaying(loaded, cart, checkout, vouchers)
  const isOrderNext = isLastOpen(checkout, 'payment-method')
  const now = { checkout, cart, refusals, vouchers, isOrderNext }
  const checkoutState = { ...loaded, ...steps, ...paying, ...now, complete }
  return { checkoutState, totals: paying.totals, refuse }
}

/** Tracks the checkout in its current state, whether the customer completed a step or it was prefilled for a member. */
function useTrackCheckout(checkout: Checkout, cart: Cart) {
  // Server-rendered, without knowing in which part of the shop each item was chosen.
  const isServerRendered = useServerCart()?.cart === cart
  const begunWith = useRef<string>(undefined)
  const delivery = completedValue(checkout, 'delivery-method')
  const payment = completedValue(checkout, 'payment-method')
  useEffect(() => {
    if (isServerRendered) return
    begunWith.current ??= cart.cartId
    trackCheckout(begunWith.current, cart, {
      delivery: delivery && deliveryName(delivery),
      payment: payment && (payment.type ?? 'voucher'),
    })
  })
}

/** The totals with what vouchers pay; if vouchers begin or cease to pay all, the payment step is reopened. */
function usePaying(
  { settings }: CheckoutLoaded,
  cart: Cart,
  checkout: Checkout,
  { applied, isChecking }: VouchersNow,
) {
  const delivery = knownValue(checkout, 'delivery-method')
  const isPaid = isPaidByVouchers(cart, delivery, settings, applied)
  const payment = completedValue(checkout, 'payment-method')
  const isOutdated = !isChecking && payment && isPaid !== (payment.type === undefined)
  const isDue = isOutdated && !editedStep(checkout)
  useEffect(() => {
    if (isDue) stepsOf(checkout.market).edit('payment-method')
  }, [isDue, checkout.market])
  const type = isPaid ? undefined : knownValue(checkout, 'payment-method')?.type
  return {
    totals: totalsOf(cart, delivery, type, settings, applied),
    isPaidByVouchers: isPaid,
  }
}

/** After the last step there is no next heading: the order button takes the focus. */
function useFocusOnOrder(edited: StepName | undefined) {
  const before = useRef(edited)
  useEffect(() => {
    if (before.current && !edited) document.getElementById(orderButtonId)?.focus()
    before.current = edited
  }, [edited])
}
