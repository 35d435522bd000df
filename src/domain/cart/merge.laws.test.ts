import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aWrap, someSettings } from './cart.builders.ts'
import { itemCountOf } from './limits.ts'
import { merge } from './merge.ts'

const phoneIds = ['p1', 'p2', 'p3', 'p4']

function phone(id: string) {
  return fc.subarray(['x', 'y']).map(names =>
    aPhone(id, {
      deviceAccessories: names.map(name => anAccessory(`${id}-${name}`, { phoneId: id })),
    }),
  )
}

const carts = fc
  .record({
    phones: fc.subarray(phoneIds).chain(ids => fc.tuple(...ids.map(phone))),
    batteries: fc.subarray(phoneIds),
    loose: fc.subarray(['a', 'b', 'c']),
    hasWrap: fc.boolean(),
    timestamp: fc.integer({ min: 0, max: 1_000 }),
    percentage: fc.option(fc.integer({ min: 1, max: 50 })),
  })
  .map(({ phones, batteries, loose, hasWrap, timestamp, percentage }) =>
    aCart({
      phoneCart: phones,
      batteryCart: batteries
        .filter(id => phones.some(line => line.id === id))
        .map(id => aBattery(id)),
      accessoryCart: [
        ...loose.map(id => anAccessory(id)),
        ...(hasWrap && phones.length + loose.length > 0 ? [aWrap()] : []),
      ],
      timestamp,
      ...(percentage === null ? {} : { promo: { code: 'P', percentage } }),
    }),
  )

const wrapRules = fc
  .constantFrom([] as const, ['SMARTPHONE'] as const)
  .map(refusedDeviceTypes => ({ ...someSettings().giftWrap, refusedDeviceTypes }))

test('merging the same cart again changes nothing', () => {
  fc.assert(
    fc.property(carts, carts, wrapRules, (local, cloud, wrap) => {
      const once = merge(local, cloud, wrap)
      expect(merge(once, cloud, wrap)).toEqual(once)
      expect(merge(once, once, wrap)).toEqual(once)
    }),
  )
})

test('merging neither loses nor duplicates a phone', () => {
  fc.assert(
    fc.property(carts, carts, wrapRules, (local, cloud, wrap) => {
      const ids = merge(local, cloud, wrap).phoneCart.map(({ id }) => id)
      const expected = new Set([...local.phoneCart, ...cloud.phoneCart].map(({ id }) => id))
      expect(ids.toSorted()).toEqual([...expected].toSorted())
    }),
  )
})

test('a merged cart has at most one gift wrap, and never only a gift wrap', () => {
  fc.assert(
    fc.property(carts, carts, wrapRules, (local, cloud, wrap) => {
      const merged = merge(local, cloud, wrap)
      const wraps = merged.accessoryCart.filter(({ isWrappingTax }) => isWrappingTax).length
      expect(wraps).toBeLessThanOrEqual(itemCountOf(merged) > 0 ? 1 : 0)
    }),
  )
})
