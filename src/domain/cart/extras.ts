import type { Cart } from './cart.ts'

/** Spec 3.4, Extras: whether the shop offers anything with the devices of a cart: a battery, protection, accessories. */
export function hasExtras(cart: Cart): boolean {
  return cart.phoneCart.some(
    phone =>
      phone.batteryOffer !== undefined ||
      phone.availableExtraServices.length > 0 ||
      phone.deviceAvailableAccessories.length > 0,
  )
}

/** Whether any of it is in the cart: a free screen protector counts as much as an insurance. */
export function hasChosenExtras({ batteryCart, phoneCart }: Cart): boolean {
  return (
    batteryCart.length > 0 ||
    phoneCart.some(
      ({ selectedExtraServices, deviceAccessories }) =>
        selectedExtraServices.length + deviceAccessories.length > 0,
    )
  )
}
