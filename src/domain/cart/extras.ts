import type { Cart } from './cart.ts'

/** Whether the shop offers extras with the devices of a cart: a battery, protection, accessories (Spec 3.4, Extras). */
export function hasExtras(cart: Cart): boolean {
  return cart.phoneCart.some(
    phone =>
      phone.batteryOffer !== undefined ||
      phone.availableExtraServices.length > 0 ||
      phone.deviceAvailableAccessories.length > 0,
  )
}

/** Whether the cart contains any extra: a free screen protector counts as much as an insurance. */
export function hasChosenExtras({ batteryCart, phoneCart }: Cart): boolean {
  return (
    batteryCart.length > 0 ||
    phoneCart.some(
      ({ selectedExtraServices, deviceAccessories }) =>
        selectedExtraServices.length + deviceAccessories.length > 0,
    )
  )
}
