import { ok, type Result } from '#domain/result.ts'
import type { Cart } from './cart.ts'
import { addAccessory, addBattery, addPhone, type NoSuchPhone } from './edit.ts'
import type { LimitRefusal } from './limits.ts'
import type { AccessoryOffer, ShelfFacts } from './line.ts'

/** A device of an old order that is available again, with the extras that were bought with it and are still offered. */
export type DeviceAgain = {
  readonly facts: ShelfFacts
  readonly serviceIds: readonly string[]
  readonly accessoryIds: readonly string[]
  readonly hasBattery: boolean
}

/** The parts of an old order that are available again; `gone` lists the titles of the others. */
export type OrderAgain = {
  readonly devices: readonly DeviceAgain[]
  readonly accessories: readonly AccessoryOffer[]
  readonly gone: readonly string[]
}

/**
 * Each piece gets a new id, created by `newId`; if something no longer fits, the whole order is refused and nothing is
 * added.
 */
export function reorder(
  cart: Cart,
  again: OrderAgain,
  newId: () => string,
): Result<Cart, LimitRefusal | NoSuchPhone> {
  const steps = [
    ...again.devices.flatMap(device => deviceSteps(device, newId)),
    ...again.accessories.map(offer => accessoryStep(offer, newId())),
  ]
  return steps.reduce<Result<Cart, LimitRefusal | NoSuchPhone>>(
    (before, step) => (before.ok ? step(before.value) : before),
    ok(cart),
  )
}

type Step = (cart: Cart) => Result<Cart, LimitRefusal | NoSuchPhone>

const origin = 'Default'

function deviceSteps({ facts, ...bought }: DeviceAgain, newId: () => string): Step[] {
  const id = newId()
  const { availableExtraServices, deviceAvailableAccessories, batteryOffer } = facts
  const line = {
    ...facts,
    id,
    selectedExtraServices: availableExtraServices.filter(service =>
      bought.serviceIds.includes(service.id),
    ),
    deviceAccessories: [],
    origin,
  }
  const accessories = bought.accessoryIds.flatMap(
    accessoryId => deviceAvailableAccessories.find(offer => offer.id === accessoryId) ?? [],
  )
  return [
    cart => addPhone(cart, line),
    ...(bought.hasBattery && batteryOffer
      ? [(cart: Cart) => addBattery(cart, { ...batteryOffer, phoneId: id })]
      : []),
    ...accessories.map(offer => accessoryStep(offer, newId(), id)),
  ]
}

function accessoryStep(
  { id, name, price, type }: AccessoryOffer,
  lineId: string,
  phoneId?: string,
): Step {
  return cart =>
    addAccessory(cart, {
      lineId,
      id,
      name,
      price,
      type,
      isActive: true,
      isWrappingTax: false,
      origin,
      ...(phoneId !== undefined && { phoneId }),
    })
}
