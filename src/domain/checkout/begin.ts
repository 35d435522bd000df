import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import { defaultChoice, deliveryCostOf } from '#domain/delivery/offered.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import { type Checkout, completedValue } from './checkout.ts'
import { complete, editAgain } from './steps.ts'
import { isUntouched } from './untouched.ts'

/** Opens the step again if the shop no longer offers the delivery that was chosen in it. */
export function reopenUnofferedDelivery(checkout: Checkout, settings: DeliverySettings): Checkout {
  const chosen = completedValue(checkout, 'delivery-method')
  if (!chosen || isOffered(checkout, chosen, settings)) return checkout
  const reopened = editAgain(checkout, 'delivery-method')
  return reopened.ok ? reopened.value : checkout
}

/**
 * Who comes from the cart finds the market's usual delivery chosen, with its cost and a way to change it, and the next
 * step open. A checkout in which anything was entered stays as it is.
 */
export function beginWithUsualDelivery(checkout: Checkout, settings: DeliverySettings): Checkout {
  const usual = defaultChoice[checkout.market]
  if (!isOffered(checkout, usual, settings) || !isUntouched(checkout)) return checkout
  const begun = complete(checkout, 'delivery-method', usual)
  return begun.ok ? begun.value : checkout
}

function isOffered({ market }: Checkout, choice: DeliveryChoice, settings: DeliverySettings) {
  return deliveryCostOf(choice, market, settings) !== undefined
}
