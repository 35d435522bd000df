import { isSameChoice } from '#domain/delivery/delivery.ts'
import { defaultChoice, offered } from '#domain/delivery/offered.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Checkout } from './checkout.ts'
import { complete } from './steps.ts'
import { isUntouched } from './untouched.ts'

/**
 * Who comes from the cart finds the market's usual delivery chosen, with its cost and a way to change it, and the next
 * step open. A checkout in which anything was entered stays as it is.
 */
export function beginWithUsualDelivery(checkout: Checkout, settings: DeliverySettings): Checkout {
  const usual = defaultChoice[checkout.market]
  const isOffered = offered(checkout.market, settings).some(({ choice }) =>
    isSameChoice(choice, usual),
  )
  if (!isOffered || !isUntouched(checkout)) return checkout
  const begun = complete(checkout, 'delivery-method', usual)
  return begun.ok ? begun.value : checkout
}
