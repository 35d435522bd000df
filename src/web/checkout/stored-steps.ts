import type { Checkout, StepName, StepValues } from '#domain/checkout/checkout.ts'
import { complete, editAgain, type StepRefusal, withStep } from '#domain/checkout/steps.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import { readCheckout, saveCheckout } from '#web/client/checkout-store.ts'

/** Transitions of the stored steps; a refused one (another tab was faster) changes nothing. */
export function stepsOf(market: Market) {
  const apply = (move: (checkout: Checkout) => Result<Checkout, StepRefusal>) => {
    const moved = move(readCheckout(market))
    if (moved.ok) saveCheckout(moved.value)
  }
  return {
    complete: <Name extends StepName>(step: Name, value: StepValues[Name]) =>
      apply(checkout => complete(checkout, step, value)),
    edit: (step: StepName) => apply(checkout => editAgain(checkout, step)),
    /** The codes of the vouchers to pay with. */
    spend: (codes: readonly string[]) => {
      const { vouchers: _vouchers, ...checkout } = readCheckout(market)
      saveCheckout(codes.length === 0 ? checkout : { ...checkout, vouchers: codes })
    },
    save: <Name extends StepName>(step: Name, draft: StepValues[Name]) => {
      const checkout = readCheckout(market)
      const { kind } = checkout.steps[step]
      if (kind !== 'completed') saveCheckout(withStep(checkout, step, { kind, draft }))
    },
  }
}
