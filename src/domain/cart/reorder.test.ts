import { describe, expect, test } from 'vitest'
import { aCart, aDevice, anOffer, aPhone } from './cart.builders.ts'
import { type OrderAgain, reorder } from './reorder.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' as const }
}
function ids() {
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

function again(over: Partial<OrderAgain> = {}): OrderAgain {
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
  test('ordering again restores a device with its service, battery and accessories, and items bought alone', () => {
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

  test('ordering again adds lines next to those in the cart, each with a new id', () => {
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

  test('ordering again adds nothing beyond the limit', () => {
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

  const bought = (over: Partial<OrderAgain['devices'][number]>) => {
    const order = again({ accessories: [] })
    const added = reorder(
      aCart(),
      { ...order, devices: order.devices.map(device => ({ ...device, ...over })) },
      ids(),
    )
    if (!added.ok) throw new Error(added.refusal.kind)
    return added.value
  }

  test('ordering again adds no battery if none was bought', () => {
    expect(bought({ hasBattery: false }).batteryCart).toEqual([])
  })

  test('ordering again adds no battery if the shop has none for the device any more', () => {
    const { batteryOffer: _none, ...facts } = aDevice('unit-1')
    expect(bought({ facts, serviceIds: [], accessoryIds: [] }).batteryCart).toEqual([])
  })

  test('ordering again adds the accessory that was bought, not the first that is offered', () => {
    const facts = aDevice('unit-1', { deviceAvailableAccessories: [anOffer('case'), cable] })
    const [phone] = bought({ facts, accessoryIds: ['cable'] }).phoneCart
    expect(phone?.deviceAccessories.map(({ id }) => id)).toEqual(['cable'])
  })

  test('ordering again adds an accessory bought alone as an active piece without a phone', () => {
    const added = reorder(aCart(), again({ devices: [] }), ids())
    expect(added.ok && added.value.accessoryCart).toStrictEqual([
      {
        lineId: 'new-1',
        id: 'cable',
        name: 'Cablu',
        price: { minor: 4_900, currency: 'RON' },
        type: 'CABLE',
        isActive: true,
        isWrappingTax: false,
        origin: 'Default',
      },
    ])
  })
})
