import { describe, expect, test } from 'vitest'
import {
  aCart,
  aDevice,
  anAccessory,
  anOffer,
  aPhone,
  aView,
  lei,
  someSettings,
} from './cart.builders.ts'
import type { Cart } from './cart.ts'
import { addAccessory, removeAccessory } from './edit.ts'
import { addFreeProtector, freeProtectorsFor } from './free-protector.ts'
import { refresh } from './refresh.ts'
import { summaryOf } from './summary.ts'

const glass = anOffer('glass', { price: lei(45), isFreeProtector: true })
const sapphire = anOffer('sapphire', { price: lei(90), isFreeProtector: true })
const phone = aPhone('p', { deviceAvailableAccessories: [glass, sapphire, anOffer('case')] })
const cart = aCart({ phoneCart: [phone] })

function take(from: Cart, id = 'glass', lineId = 'line-1') {
  const taken = addFreeProtector(from, 'p', { id, lineId })
  if (!taken.ok) throw new Error(taken.refusal.kind)
  return taken.value
}
function buy(from: Cart, id: string, lineId: string) {
  const bought = addAccessory(
    from,
    anAccessory(lineId, { id, phoneId: 'p', price: id === 'glass' ? lei(45) : lei(90) }),
  )
  if (!bought.ok) throw new Error(bought.refusal.kind)
  return bought.value
}
function pricesIn({ phoneCart }: Cart) {
  return phoneCart[0]?.deviceAccessories.map(({ id, price }) => [id, price])
}

describe('a free screen protector', () => {
  test('a free screen protector is offered, among those that fit, to a phone that has none', () => {
    expect(freeProtectorsFor(phone).map(({ id }) => id)).toEqual(['glass', 'sapphire'])
    expect(
      freeProtectorsFor(aPhone('q', { deviceAvailableAccessories: [anOffer('case')] })),
    ).toEqual([])
  })

  test('a free screen protector is not offered while the shop gives none away', () => {
    const paid = { ...glass, isFreeProtector: false }
    expect(freeProtectorsFor(aPhone('q', { deviceAvailableAccessories: [paid] }))).toEqual([])
  })

  test('a free screen protector is part of its phone’s line and costs nothing', () => {
    const taken = take(cart)
    expect(pricesIn(taken)).toEqual([['glass', lei(0)]])
    expect(taken.phoneCart[0]?.deviceAccessories[0]).toMatchObject({
      phoneId: 'p',
      name: 'glass',
      isActive: true,
    })
    expect(summaryOf(taken)).toMatchObject({ items: 2, total: lei(1_500) })
  })

  test('a second free screen protector for a phone is refused, and none is offered any more', () => {
    const taken = take(cart)
    expect(addFreeProtector(taken, 'p', { id: 'sapphire', lineId: 'line-2' })).toEqual({
      ok: false,
      refusal: { kind: 'protector-taken', phoneId: 'p' },
    })
    expect(taken.phoneCart.flatMap(line => freeProtectorsFor(line))).toEqual([])
  })

  test('a free screen protector is refused if it does not fit, if the phone is missing, and in a full cart', () => {
    expect(addFreeProtector(cart, 'p', { id: 'case', lineId: 'l' })).toEqual({
      ok: false,
      refusal: { kind: 'protector-not-offered', id: 'case' },
    })
    expect(addFreeProtector(cart, 'q', { id: 'glass', lineId: 'l' })).toEqual({
      ok: false,
      refusal: { kind: 'no-such-phone', phoneId: 'q' },
    })
    const { cartLimitations } = someSettings()
    const full = { ...cart, cartLimitations: { ...cartLimitations, maxCartItems: 1 } }
    expect(addFreeProtector(full, 'p', { id: 'glass', lineId: 'l' })).toEqual({
      ok: false,
      refusal: { kind: 'too-many-items', max: 1 },
    })
  })

  test('a second screen protector bought in addition costs its price', () => {
    expect(pricesIn(buy(take(cart), 'glass', 'line-2'))).toEqual([
      ['glass', lei(0)],
      ['glass', lei(45)],
    ])
  })

  test('after the first screen protector is removed, the next one is free', () => {
    const two = buy(take(cart), 'sapphire', 'line-2')
    expect(pricesIn(removeAccessory(two, 'line-1'))).toEqual([['sapphire', lei(0)]])
  })

  test('another accessory of that phone costs its price', () => {
    const bought = addAccessory(
      cart,
      anAccessory('line-1', { id: 'case', phoneId: 'p', price: lei(50) }),
    )
    expect(bought.ok && pricesIn(bought.value)).toEqual([['case', lei(50)]])
    expect(bought.ok && pricesIn(take(bought.value, 'glass', 'line-2'))).toEqual([
      ['case', lei(50)],
      ['glass', lei(0)],
    ])
  })

  test('each phone gets one free screen protector', () => {
    const two = { ...cart, phoneCart: [phone, { ...phone, id: 'q' }] }
    const taken = addFreeProtector(take(two), 'q', { id: 'glass', lineId: 'line-2' })
    expect(taken.ok && summaryOf(taken.value).total).toEqual(lei(3_000))
  })

  test('a loose screen protector costs its price', () => {
    const loose = addAccessory(cart, anAccessory('l', { id: 'glass', price: lei(45) }))
    expect(loose.ok && summaryOf(loose.value).total).toEqual(lei(1_545))
  })
})

describe('a free screen protector in a refresh', () => {
  const shelf = { name: 'glass', price: lei(50), isActive: true }
  const viewWith = (isFreeProtector: boolean) =>
    aView({
      devices: [
        aDevice('unit-1', {
          deviceAvailableAccessories: [{ ...glass, price: lei(50), isFreeProtector }],
          accessoryIds: ['glass'],
        }),
      ],
      accessories: [{ ...shelf, id: 'glass' }],
    })

  test('a free screen protector stays free at any new price, without a report', () => {
    const { cart: refreshed, problems } = refresh(take(cart), viewWith(true))
    expect(pricesIn(refreshed)).toEqual([['glass', lei(0)]])
    expect(problems).toEqual([])
  })

  test('a free screen protector costs its price once the shop gives none away, and this is reported', () => {
    const { cart: refreshed, problems } = refresh(take(cart), viewWith(false))
    expect(pricesIn(refreshed)).toEqual([['glass', lei(50)]])
    expect(problems).toEqual([
      { kind: 'price-changed', what: 'accessory', name: 'glass', before: lei(0), now: lei(50) },
    ])
  })

  test('a second screen protector gets the new price, and this is reported', () => {
    const { cart: refreshed, problems } = refresh(
      buy(take(cart), 'glass', 'line-2'),
      viewWith(true),
    )
    expect(pricesIn(refreshed)).toEqual([
      ['glass', lei(0)],
      ['glass', lei(50)],
    ])
    expect(problems).toEqual([
      { kind: 'price-changed', what: 'accessory', name: 'glass', before: lei(45), now: lei(50) },
    ])
  })
})
