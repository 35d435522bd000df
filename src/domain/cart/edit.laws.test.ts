import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  aDevice,
  aMoment,
  anAccessory,
  anOffer,
  aPhone,
  aService,
  aView,
  lei,
  someSettings,
} from './cart.builders.ts'
import type { Cart } from './cart.ts'
import {
  accessoriesOf,
  addAccessory,
  addBattery,
  addPhone,
  removeAccessory,
  removeBattery,
  removePhone,
  removePromo,
  setPromo,
} from './edit.ts'
import { addFreeProtector } from './free-protector.ts'
import { setGiftWrap } from './gift-wrap.ts'
import { itemCountOf } from './limits.ts'
import { refresh } from './refresh.ts'
import { revive } from './revive.ts'
import { deselectExtraService, selectExtraService } from './service.ts'

// Small limits, so that random edits reach them.
const settings = someSettings({
  cartLimitations: {
    isActive: true,
    maxCartItems: 7,
    limitedItems: ['CONSOLE'],
    maxCartLimitedItems: 2,
  },
})
const fresh = aCart({ cartLimitations: settings.cartLimitations })
const facts = {
  availableExtraServices: [
    aService('w1'),
    aService('w2'),
    aService('i1', { type: 'INSURANCE' }),
    aService('i2', { type: 'INSURANCE', key: 'Ad_Th_12' }),
  ],
  deviceAvailableAccessories: [
    anOffer('glass', { price: lei(45), isFreeProtector: true }),
    anOffer('case'),
  ],
  batteryOffer: { id: 'battery-13', price: lei(200) },
}

type Edit = (cart: Cart) => Cart

function accepted(edit: (cart: Cart) => { ok: true; value: Cart } | { ok: false }): Edit {
  return cart => {
    const edited = edit(cart)
    return edited.ok ? edited.value : cart
  }
}

const phoneId = fc.constantFrom('p1', 'p2', 'p3', 'p4')
const lineId = fc.constantFrom('l1', 'l2', 'l3', 'l4', 'l5')
const serviceId = fc.constantFrom('w1', 'w2', 'i1', 'i2', 'none')
const type = fc.constantFrom('SMARTPHONE' as const, 'CONSOLE' as const)

const phoneEdits = [
  fc.tuple(phoneId, type).map(([id, modelType]) => {
    const device = { id: `unit-${id}`, modelType, grade: 'very-good' } as const
    return accepted(cart => addPhone(cart, aPhone(id, { ...facts, device })))
  }),
  phoneId.map(
    (id): Edit =>
      cart =>
        removePhone(cart, id),
  ),
  phoneId.map(id => accepted(cart => addBattery(cart, aBattery(id)))),
  phoneId.map(
    (id): Edit =>
      cart =>
        removeBattery(cart, id),
  ),
  fc
    .tuple(phoneId, serviceId)
    .map(([phone, service]) => accepted(cart => selectExtraService(cart, phone, service))),
  fc.tuple(phoneId, serviceId).map(
    ([phone, service]): Edit =>
      cart =>
        deselectExtraService(cart, phone, service),
  ),
]

const accessoryEdits = [
  fc
    .tuple(lineId, fc.constantFrom('glass', 'case'), fc.option(phoneId, { nil: undefined }))
    .map(([line, id, of]) =>
      accepted(cart =>
        addAccessory(cart, anAccessory(line, { id, ...(of === undefined ? {} : { phoneId: of }) })),
      ),
    ),
  lineId.map(
    (line): Edit =>
      cart =>
        removeAccessory(cart, line),
  ),
  fc
    .tuple(phoneId, lineId)
    .map(([phone, line]) =>
      accepted(cart => addFreeProtector(cart, phone, { id: 'glass', lineId: line })),
    ),
]

const wholeCartEdits = [
  fc
    .constantFrom('wrapped' as const, 'plain' as const)
    .map(choice => accepted(cart => setGiftWrap(cart, choice, settings))),
  fc.constant<Edit>(cart => setPromo(cart, { code: 'TEN', percentage: 10 })),
  fc.constant<Edit>(removePromo),
  fc
    .record({
      units: fc.subarray(['unit-p1', 'unit-p2', 'unit-p3', 'spare']),
      active: fc.subarray(['glass', 'case']),
      hasBattery: fc.boolean(),
    })
    .map(
      ({ units, active, hasBattery }): Edit =>
        cart => {
          const view = aView({
            settings,
            devices: units.map(unit => aDevice(unit, facts)),
            accessories: active.map(id => ({ id, name: id, price: lei(60), isActive: true })),
            batteries: hasBattery ? [facts.batteryOffer] : [],
          })
          return refresh(cart, view).cart
        },
    ),
]

const edits = fc.array(fc.oneof(...phoneEdits, ...accessoryEdits, ...wholeCartEdits), {
  maxLength: 40,
})

function isUnique(values: readonly string[]) {
  return new Set(values).size === values.length
}

/** Violations that no cart may ever have. */
function errorsOf(cart: Cart): readonly string[] {
  const ids = cart.phoneCart.map(({ id }) => id)
  const wraps = cart.accessoryCart.filter(({ isWrappingTax }) => isWrappingTax)
  const consoles = cart.phoneCart.filter(({ device }) => device.modelType === 'CONSOLE')
  const errors: Readonly<Record<string, boolean>> = {
    'a phone occurs twice': !isUnique(ids),
    'a piece occurs twice': !isUnique(accessoriesOf(cart).map(each => each.lineId)),
    'a phone has two batteries': !isUnique(cart.batteryCart.map(each => each.phoneId)),
    'a battery has no phone': cart.batteryCart.some(({ phoneId: of }) => !ids.includes(of)),
    'a piece names another phone': cart.phoneCart.some(phone =>
      phone.deviceAccessories.some(({ phoneId: of }) => of !== phone.id),
    ),
    'a loose piece names a phone': cart.accessoryCart.some(({ phoneId: of }) => of !== undefined),
    'there are two gift wraps': wraps.length > 1,
    'a gift wrap is alone': wraps.length > 0 && itemCountOf(cart) === 0,
    'there are more items than may be': itemCountOf(cart) > 7,
    'there are more consoles than may be': consoles.length > 2,
    'two services are of one type': cart.phoneCart.some(
      phone => !isUnique(phone.selectedExtraServices.map(each => each.type)),
    ),
    'two protectors of one phone are free': cart.phoneCart.some(
      phone => phone.deviceAccessories.filter(({ price }) => price.minor === 0).length > 1,
    ),
    'a phone paid for its first protector': cart.phoneCart.some(
      phone => (phone.deviceAccessories.find(({ id }) => id === 'glass')?.price.minor ?? 0) > 0,
    ),
  }
  return Object.keys(errors).filter(name => errors[name])
}

test('edits never create a cart that violates its type', () => {
  fc.assert(
    fc.property(edits, made => {
      let cart = fresh
      for (const edit of made) {
        cart = edit(cart)
        expect(errorsOf(cart)).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

test('an edited cart is restored from storage completely', () => {
  fc.assert(
    fc.property(edits, made => {
      const cart = made.reduce((before, edit) => edit(before), fresh)
      const stored: unknown = JSON.parse(JSON.stringify(cart))
      expect(revive(stored, fresh, aMoment)).toEqual({ cart })
    }),
    { numRuns: 300 },
  )
})

test('removing the last phone empties any cart', () => {
  fc.assert(
    fc.property(edits, made => {
      const cart = made.reduce((before, edit) => edit(before), fresh)
      fc.pre(cart.phoneCart.length > 0)
      const removed = cart.phoneCart.reduce((before, { id }) => removePhone(before, id), cart)
      const { phoneCart, accessoryCart, batteryCart, promo } = removed
      expect({ phoneCart, accessoryCart, batteryCart, promo }).toEqual({
        phoneCart: [],
        accessoryCart: [],
        batteryCart: [],
        promo: undefined,
      })
    }),
  )
})
