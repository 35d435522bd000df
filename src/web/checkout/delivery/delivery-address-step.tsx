import { completedValue } from '#domain/checkout/checkout.ts'
import { useCheckout } from '../checkout-context.tsx'
import { CourierAddress } from './courier-address.tsx'
import { PickupChoice } from './pickup-choice.tsx'

/** An address for the courier, a pickup point for all other methods. */
export function DeliveryAddressStep() {
  const choice = completedValue(useCheckout().checkout, 'delivery-method')
  if (!choice) return undefined
  return choice.method === 'courier' ? (
    <CourierAddress />
  ) : (
    <PickupChoice key={choice.subtype} subtype={choice.subtype} />
  )
}
