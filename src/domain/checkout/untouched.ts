import { isSameChoice } from '#domain/delivery/delivery.ts'
import { defaultChoice } from '#domain/delivery/offered.ts'
import { type Checkout, knownValue, stepNames } from './checkout.ts'

/** The delivery method starts with the market's default: the step is untouched while it holds only that default. */
export function isUntouched(checkout: Checkout): boolean {
  const known = knownValue(checkout, 'delivery-method')
  return (
    checkout.steps['delivery-method'].kind === 'editing' &&
    known !== undefined &&
    isSameChoice(known, defaultChoice[checkout.market]) &&
    stepNames.slice(1).every(name => knownValue(checkout, name) === undefined)
  )
}
