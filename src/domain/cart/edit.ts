import { ok, type Result, refuse } from '#domain/result.ts'
import type { Cart, Promo } from './cart.ts'
import { emptied } from './empty.ts'
import { withoutLoneGiftWrap } from './gift-wrap.ts'
import { type LimitRefusal, withRoomForDevice, withRoomForOne } from './limits.ts'
import type { Accessory, BatteryLine, PhoneLine } from './line.ts'
import { withProtectorsPriced } from './protector-price.ts'

export type NoSuchPhone = { readonly kind: 'no-such-phone'; readonly phoneId: string }

/** Adding an existing line changes nothing, so a double press adds one line. */
export function addPhone(cart: Cart, phone: PhoneLine): Result<Cart, LimitRefusal> {
  if (phoneOf(cart, phone.id)) return ok(cart)
  const room = withRoomForDevice(cart, phone.device.modelType)
  return room.ok ? ok({ ...cart, phoneCart: [...cart.phoneCart, phone] }) : room
}

/** Removing a phone also removes its battery; removing the last one empties the whole cart (Spec 4.6). */
export function removePhone(cart: Cart, phoneId: string): Cart {
  if (!phoneOf(cart, phoneId)) return cart
  if (cart.phoneCart.length === 1) return emptied(cart)
  return {
    ...cart,
    phoneCart: cart.phoneCart.filter(phone => phone.id !== phoneId),
    batteryCart: cart.batteryCart.filter(battery => battery.phoneId !== phoneId),
    accessoryCart: cart.accessoryCart.filter(accessory => accessory.phoneId !== phoneId),
  }
}

/** An accessory with a `phoneId` goes into that phone's line, any other into the cart. */
export function addAccessory(
  cart: Cart,
  accessory: Accessory,
): Result<Cart, LimitRefusal | NoSuchPhone> {
  if (accessoriesOf(cart).some(held => held.lineId === accessory.lineId)) return ok(cart)
  const room = withRoomForOne(cart)
  if (!room.ok) return room
  const { phoneId } = accessory
  if (phoneId === undefined)
    return ok({ ...cart, accessoryCart: [...cart.accessoryCart, accessory] })
  if (!phoneOf(cart, phoneId)) return refuse({ kind: 'no-such-phone', phoneId })
  return ok(
    changePhone(cart, phoneId, phone =>
      withProtectorsPriced({
        ...phone,
        deviceAccessories: [...phone.deviceAccessories, accessory],
      }),
    ),
  )
}

export function removeAccessory(cart: Cart, lineId: string): Cart {
  const isOther = (accessory: Accessory) => accessory.lineId !== lineId
  return withoutLoneGiftWrap({
    ...cart,
    accessoryCart: cart.accessoryCart.filter(isOther),
    phoneCart: cart.phoneCart.map(phone =>
      withProtectorsPriced({
        ...phone,
        deviceAccessories: phone.deviceAccessories.filter(isOther),
      }),
    ),
  })
}

/** A phone has one battery: another one replaces it. */
export function addBattery(
  cart: Cart,
  battery: BatteryLine,
): Result<Cart, LimitRefusal | NoSuchPhone> {
  if (!phoneOf(cart, battery.phoneId))
    return refuse({ kind: 'no-such-phone', phoneId: battery.phoneId })
  const without = removeBattery(cart, battery.phoneId)
  const room = withRoomForOne(without)
  return room.ok ? ok({ ...without, batteryCart: [...without.batteryCart, battery] }) : room
}

export function removeBattery(cart: Cart, phoneId: string): Cart {
  return {
    ...cart,
    batteryCart: cart.batteryCart.filter(battery => battery.phoneId !== phoneId),
  }
}

/** The percentage is only displayed: the server checks the code again and calculates prices with its own percentage. */
export function setPromo(cart: Cart, promo: Promo): Cart {
  return { ...cart, promo }
}

export function removePromo(cart: Cart): Cart {
  const { promo: _promo, ...rest } = cart
  return rest
}

/** Every accessory of the cart, including those sold with a phone. */
export function accessoriesOf(cart: Cart): Accessory[] {
  return [...cart.phoneCart.flatMap(phone => phone.deviceAccessories), ...cart.accessoryCart]
}

export function phoneOf(cart: Cart, phoneId: string): PhoneLine | undefined {
  return cart.phoneCart.find(phone => phone.id === phoneId)
}

export function changePhone(
  cart: Cart,
  phoneId: string,
  change: (phone: PhoneLine) => PhoneLine,
): Cart {
  return {
    ...cart,
    phoneCart: cart.phoneCart.map(phone => (phone.id === phoneId ? change(phone) : phone)),
  }
}
