import { describe, expect, test } from 'vitest'
import { aCart, aPhone } from './cart.builders.ts'
import { type OrderAgain, reorder } from './reorder.ts'

const lei = (minor: number) => ({ minor, currency: 'RON' as const })
const ids = () => {
  let n = 0
  return () => `new-${++n}`
}

const cable = {
  id: 'cable',
  name: 'Cablu',
  price: lei(4_900),
  type: 'CABLE',
  isFreeProtector: false,
}

const again = (over: Partial<OrderAgain> = {}): OrderAgain => {
  const {
    id: _id,
    selectedExtraServices: _s,
    deviceAccessories: _a,
    origin: _o,
    ...facts
  } = aPhone('x')
  return {
    devices: [
      {
        facts: {
          ...facts,
          availableExtraServices: [
            { id: 'w1', type: 'EXTRA_WARRANTY', key: '12', price: lei(9_900) },
            { id: 'w2', type: 'EXTRA_WARRANTY', key: '24', price: lei(14_900) },
          ],
          deviceAvailableAccessories: [cable],
          batteryOffer: { id: 'battery', price: lei(14_900) },
        },
        serviceIds: ['w2'],
        accessoryIds: ['cable'],
        hasBattery: true,
      },
    ],
    accessories: [cable],
    gone: [],
    ...over,
  }
}

describe('ordering again', () => {
  test('puts a device back with its service, battery and accessories, and what was bought alone', () => {
    const before = aCart({ phoneCart: [], batteryCart: [], accessoryCart: [] })
    const added = reorder(before, again(), ids())
    if (!added.ok) throw new Error(added.refusal.kind)
    const [phone] = added.value.phoneCart
    expect(phone?.selectedExtraServices.map(({ id }) => id)).toEqual(['w2'])
    expect(phone?.deviceAccessories.map(({ id }) => id)).toEqual(['cable'])
    expect(added.value.batteryCart).toEqual([
      { id: 'battery', price: lei(14_900), phoneId: phone?.id },
    ])
    expect(added.value.accessoryCart.map(({ id, phoneId }) => [id, phoneId])).toEqual([
      ['cable', undefined],
    ])
  })

  test('beside what is in the cart already, each line with an id of its own', () => {
    const before = aCart({ phoneCart: [aPhone('kept')], batteryCart: [], accessoryCart: [] })
    const added = reorder(before, again(), ids())
    if (!added.ok) throw new Error(added.refusal.kind)
    const lines = [
      ...added.value.phoneCart.flatMap(({ id, deviceAccessories }) => [
        id,
        ...deviceAccessories.map(({ lineId }) => lineId),
      ]),
      ...added.value.accessoryCart.map(({ lineId }) => lineId),
    ]
    expect(lines[0]).toBe('kept')
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('over the limit nothing is added', () => {
    const limits = { isActive: true, maxCartItems: 3, limitedItems: [], maxCartLimitedItems: 2 }
    const before = aCart({
      phoneCart: [],
      batteryCart: [],
      accessoryCart: [],
      cartLimitations: limits,
    })
    expect(reorder(before, again(), ids())).toEqual({
      ok: false,
      refusal: { kind: 'too-many-items', max: 3 },
    })
    const wider = { ...before, cartLimitations: { ...limits, maxCartItems: 4 } }
    expect(reorder(wider, again(), ids()).ok).toBe(true)
  })
})
