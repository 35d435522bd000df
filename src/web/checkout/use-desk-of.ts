import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { type Checkout, editedStep, knownValue, type StepName } from '#domain/checkout/checkout.ts'
import { type CheckoutTotals, totalsOf } from '#domain/checkout/totals.ts'
import type { AfterRefusal } from './after-refusal.ts'
import type { CheckoutDesk, CheckoutLoaded, ShopRefusals } from './checkout-desk.tsx'
import { orderButtonId } from './order-box.tsx'
import { stepsOf } from './stored-steps.ts'

type DeskOf = {
  readonly desk: CheckoutDesk
  readonly totals: CheckoutTotals
  readonly refuse: (refused: AfterRefusal) => void
}

const noRefusals: ShopRefusals = { payments: {} }

/** What was refused in a step is settled when the step is completed anew; another delivery or customer has other rows. */
const settledBy = (step: StepName, { field, payments }: ShopRefusals): ShopRefusals => ({
  ...(field && field.step !== step ? { field } : {}),
  payments: step === 'delivery-method' || step === 'billing-details' ? {} : payments,
})

export const useDeskOf = (loaded: CheckoutLoaded, cart: Cart, checkout: Checkout): DeskOf => {
  const [refusals, setRefusals] = useState(noRefusals)
  const steps = stepsOf(checkout.market)
  useFocusOnOrder(editedStep(checkout))
  const complete: CheckoutDesk['complete'] = (step, value) => {
    setRefusals(before => settledBy(step, before))
    steps.complete(step, value)
  }
  const refuse = ({ reopen, payment }: AfterRefusal) => {
    setRefusals(({ payments }) => ({
      ...(reopen && { field: reopen }),
      payments: payment ? { ...payments, [payment.method]: payment.reason } : payments,
    }))
    if (reopen) steps.edit(reopen.step)
  }
  const totals = totalsOf(
    cart,
    knownValue(checkout, 'delivery-method'),
    knownValue(checkout, 'payment-method')?.type,
    loaded.settings,
  )
  return { desk: { ...loaded, ...steps, complete, checkout, cart, refusals }, totals, refuse }
}

/** After the last step there is no next heading: the order button takes the focus. */
const useFocusOnOrder = (edited: StepName | undefined) => {
  const before = useRef(edited)
  useEffect(() => {
    if (before.current && !edited) document.getElementById(orderButtonId)?.focus()
    before.current = edited
  }, [edited])
}
