import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aWrap, lei, someSettings } from './cart.builders.ts'
import { merge } from './merge.ts'

const wrap = someSettings().giftWrap

describe('merge', () => {
  test('phones are merged by id, batteries by phone id, accessories are concatenated', () => {
    const local = aCart({
      phoneCart: [aPhone('p'), aPhone('q')],
      batteryCart: [aBattery('p', { price: lei(199) })],
      accessoryCart: [anAccessory('a')],
    })
    const cloud = aCart({
      phoneCart: [aPhone('q'), aPhone('r')],
      batteryCart: [aBattery('p'), aBattery('r')],
      accessoryCart: [anAccessory('b')],
    })
    const merged = merge(local, cloud, wrap)
    expect(merged.phoneCart.map(({ id }) => id)).toEqual(['p', 'q', 'r'])
    expect(merged.batteryCart).toEqual([aBattery('p', { price: lei(199) }), aBattery('r')])
    expect(merged.accessoryCart.map(({ lineId }) => lineId)).toEqual(['a', 'b'])
  })

  test('merging two gift wraps leaves one', () => {
    const local = aCart({ phoneCart: [aPhone('p')], accessoryCart: [aWrap()] })
    const cloud = aCart({ phoneCart: [aPhone('q')], accessoryCart: [aWrap({ lineId: 'other' })] })
    expect(merge(local, cloud, wrap).accessoryCart).toEqual([aWrap()])
  })

  test('merging leaves no gift wrap with a device whose type is on the list', () => {
    const tablet = { id: 't', modelType: 'TABLET', grade: 'good' } as const
    const local = aCart({ phoneCart: [aPhone('p')], accessoryCart: [aWrap()] })
    const cloud = aCart({ phoneCart: [aPhone('q', { device: tablet })] })
    const refused = { ...wrap, refusedDeviceTypes: ['TABLET'] as const }
    expect(merge(local, cloud, refused).accessoryCart).toEqual([])
    expect(merge(local, aCart(), refused).accessoryCart).toEqual([aWrap()])
  })

  test('merging clears the request to merge', () => {
    expect(merge(aCart({ mergeCartAfterLogin: true }), aCart(), wrap).mergeCartAfterLogin).toBe(
      false,
    )
  })

  test('a promo of either cart is preserved', () => {
    const promo = { code: 'TEN', percentage: 10 }
    expect(merge(aCart(), aCart({ promo }), wrap).promo).toEqual(promo)
    expect(merge(aCart({ promo }), aCart(), wrap).promo).toEqual(promo)
  })

  test('of two promos the one of this browser is used', () => {
    const own = { code: 'OWN', percentage: 5 }
    const cloud = { code: 'CLOUD', percentage: 10 }
    expect(merge(aCart({ promo: own }), aCart({ promo: cloud }), wrap).promo).toEqual(own)
  })
})
