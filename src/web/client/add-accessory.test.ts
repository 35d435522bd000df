import { beforeEach, describe, expect, test } from 'vitest'
import { aCart, anAccessory, aPhone, lei, someSettings } from '#domain/cart/cart.builders.ts'
import { addLooseAccessory } from './add-accessory.ts'
import { forgetCart, readCart, saveCart } from './cart-store.ts'

const place = { market: 'ro', settings: someSettings() } as const
const cable = {
  id: 'A1101',
  name: 'Cablu USB-C – USB-C, 60 W, 1 m',
  price: lei(29),
  type: 'cable',
} as const

beforeEach(() => forgetCart('ro'))

function loose() {
  return readCart(place).cart.accessoryCart
}

describe('an accessory added from its card', () => {
  test('an accessory added from its card is a separate line, even beside a phone', () => {
    saveCart(place, aCart({ phoneCart: [aPhone('p')] }))
    expect(addLooseAccessory(cable, place).ok).toBe(true)
    expect(loose()).toHaveLength(1)
    expect(loose()[0]).toMatchObject({ ...cable, isActive: true, isWrappingTax: false })
    expect(loose()[0]).not.toHaveProperty('phoneId')
    expect(readCart(place).cart.phoneCart[0]?.deviceAccessories).toEqual([])
  })

  test('each addition adds one piece, and undoing it removes only that piece', () => {
    addLooseAccessory(cable, place)
    const [first] = loose()
    const second = addLooseAccessory(cable, place)
    expect(new Set(loose().map(piece => piece.lineId)).size).toBe(2)
    if (second.ok) second.value()
    expect(loose()).toEqual([first])
  })

  test('an accessory can be added as the twentieth item, not as the twenty-first', () => {
    const pieces = (count: number) =>
      Array.from({ length: count }, (_, at) => anAccessory(`a${at}`))
    saveCart(place, aCart({ accessoryCart: pieces(19) }))
    expect(addLooseAccessory(cable, place).ok).toBe(true)
    expect(addLooseAccessory(cable, place)).toEqual({
      ok: false,
      refusal: { kind: 'too-many-items', max: 20 },
    })
    expect(loose()).toHaveLength(20)
  })
})
