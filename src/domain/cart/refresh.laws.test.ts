import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  aDevice,
  anAccessory,
  anOffer,
  aPhone,
  aService,
  aView,
  aWrap,
  lei,
} from './cart.builders.ts'
import { accessoriesOf as accessoriesIn } from './edit.ts'
import { refresh } from './refresh.ts'

const unitIds = ['u1', 'u2', 'u3', 'u4', 'none']
const productIds = ['one', 'two']
const accessoryIds = ['case', 'glass']

function accessoriesOf(lineId: string) {
  return fc
    .subarray(accessoryIds)
    .map(ids => ids.map(id => anAccessory(`${lineId}-${id}`, { id, phoneId: lineId })))
}

const grade = fc.constantFrom('very-good' as const, 'good' as const)

const phones = fc
  .array(
    fc.record({
      unit: fc.constantFrom(...unitIds),
      productId: fc.constantFrom(...productIds),
      grade,
      held: accessoriesOf('x'),
      selectedExtraServices: fc.subarray([aService('w1'), aService('i1', { type: 'INSURANCE' })]),
    }),
    { maxLength: 5 },
  )
  .map(lines =>
    lines.map(({ unit, productId, grade, held, selectedExtraServices }, i) =>
      aPhone(`p${i}`, {
        productId,
        device: { id: unit, modelType: 'SMARTPHONE', grade },
        selectedExtraServices,
        deviceAccessories: held.map(accessory => ({
          ...accessory,
          lineId: `${i}-${accessory.id}`,
          phoneId: `p${i}`,
        })),
      }),
    ),
  )

const carts = fc
  .record({
    phones,
    loose: fc.subarray([anAccessory('l1', { id: 'case' }), anAccessory('l2', { id: 'glass' })]),
    wraps: fc.integer({ min: 0, max: 2 }),
    hasBatteries: fc.boolean(),
  })
  .map(({ phones, loose, wraps, hasBatteries }) =>
    aCart({
      phoneCart: phones,
      accessoryCart: [...loose, ...Array.from({ length: wraps }, () => aWrap())],
      batteryCart: hasBatteries ? phones.map(({ id }) => aBattery(id)) : [],
    }),
  )

const price = fc.integer({ min: 1, max: 5_000 }).map(lei)

const offers = fc
  .record({ ids: fc.subarray(accessoryIds), isFreeProtector: fc.boolean(), price })
  .map(({ ids, ...facts }) => ids.map(id => anOffer(id, facts)))

const services = fc
  .record({ ids: fc.subarray(['w1', 'i1']), price })
  .map(({ ids, ...facts }) => ids.map(id => aService(id, facts)))

const views = fc
  .record({
    devices: fc.array(
      fc.record({
        unit: fc.constantFrom('u1', 'u2', 'u3', 'u4', 'u5'),
        productId: fc.constantFrom(...productIds),
        grade,
        accessoryIds: fc.subarray(accessoryIds),
        availability: fc.constantFrom('in-stock' as const, 'out-of-stock' as const),
        buyPrice: price,
        deviceAvailableAccessories: offers,
        availableExtraServices: services,
      }),
      { maxLength: 6 },
    ),
    accessories: fc.array(
      fc.record({
        id: fc.constantFrom(...accessoryIds),
        name: fc.constant('Case'),
        price,
        isActive: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    batteries: fc.array(fc.record({ id: fc.constant('battery-13'), price }), { maxLength: 1 }),
  })
  .map(({ devices, ...others }) =>
    aView({
      ...others,
      devices: devices.map(({ unit, grade, ...facts }) =>
        aDevice(unit, { ...facts, device: { id: unit, modelType: 'SMARTPHONE', grade } }),
      ),
    }),
  )

test('refreshing twice equals refreshing once', () => {
  fc.assert(
    fc.property(carts, views, (cart, view) => {
      const once = refresh(cart, view)
      const twice = refresh(once.cart, view)
      expect(twice).toEqual({ cart: once.cart, dropped: [], problems: [] })
    }),
  )
})

test('one unit of the shelf is never matched with two lines', () => {
  fc.assert(
    fc.property(carts, views, (cart, view) => {
      const units = refresh(cart, view).cart.phoneCart.map(phone => phone.device.id)
      expect(new Set(units).size).toBe(units.length)
    }),
  )
})

test('every line stays or is reported as dropped, and none is invented', () => {
  fc.assert(
    fc.property(carts, views, (cart, view) => {
      const { cart: refreshed, dropped } = refresh(cart, view)
      const gone = dropped.flatMap(({ line }) => (line.kind === 'phone' ? [line.line.id] : []))
      expect([...refreshed.phoneCart.map(({ id }) => id), ...gone].toSorted()).toEqual(
        cart.phoneCart.map(({ id }) => id).toSorted(),
      )
    }),
  )
})

test('a match by id has precedence over a bundle match', () => {
  fc.assert(
    fc.property(carts, views, (cart, view) => {
      const { cart: refreshed } = refresh(cart, view)
      const onShelf = new Set(
        view.devices.filter(d => d.availability === 'in-stock').map(d => d.device.id),
      )
      const lost = [...onShelf].filter(unit => {
        const holder = cart.phoneCart.find(phone => phone.device.id === unit)
        return holder && refreshed.phoneCart.find(({ id }) => id === holder.id)?.device.id !== unit
      })
      expect(lost).toEqual([])
    }),
  )
})

test('an accessory stays or is reported as dropped, once', () => {
  fc.assert(
    fc.property(carts, views, (cart, view) => {
      const { cart: refreshed, dropped } = refresh(cart, view)
      const gone = dropped.flatMap(({ line }) => (line.kind === 'accessory' ? [line.line] : []))
      const stays = accessoriesIn(refreshed).filter(({ isWrappingTax }) => !isWrappingTax)
      const before = accessoriesIn(cart).filter(({ isWrappingTax }) => !isWrappingTax)
      expect([...stays, ...gone].map(({ lineId }) => lineId).toSorted()).toEqual(
        before.map(({ lineId }) => lineId).toSorted(),
      )
    }),
  )
})
