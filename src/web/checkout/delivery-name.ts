import type { DeliveryChoice, PickupSubtype } from '#domain/delivery/delivery.ts'

/** The name a choice goes by in forms and in the catalogue. */
export function deliveryName(choice: DeliveryChoice): PickupSubtype | 'courier' {
  return choice.method === 'courier' ? 'courier' : choice.subtype
}
