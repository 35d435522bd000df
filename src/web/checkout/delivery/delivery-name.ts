import type { DeliveryChoice, PickupSubtype } from '#domain/delivery/delivery.ts'

/** The name of a choice in forms and in the text catalogue. */
export function deliveryName(choice: DeliveryChoice): PickupSubtype | 'courier' {
  return choice.method === 'courier' ? 'courier' : choice.subtype
}
