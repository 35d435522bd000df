import { describe, expect, test } from 'vitest'
import { countIn } from './count-cart.ts'

const now = Date.UTC(2027, 0, 15)

function asStored(cart: object) {
  return JSON.stringify({ expireAt: now + 1, ...cart })
}

describe('the number on the cart in the header', () => {
  test('phones, batteries and accessories count, including those sold with a phone', () => {
    const text = asStored({
      phoneCart: [{ deviceAccessories: [{}, {}] }, { deviceAccessories: [] }],
      batteryCart: [{}],
      accessoryCart: [{ isWrappingTax: false }],
    })
    expect(countIn(text, now)).toBe(6)
  })

  test('the gift wrap does not count as an item', () => {
    const text = asStored({ phoneCart: [{}], accessoryCart: [{ isWrappingTax: true }] })
    expect(countIn(text, now)).toBe(1)
  })

  test.each([
    ['of the specification', { buy_price: 1, model_id: 13 }, { is_wrapping_tax: true }],
    ['of state version 1', { buyPrice: 1, modelId: 13 }, { isWrappingTax: true }],
  ])('a cart with the names %s counts the same', (_names, phone, giftWrap) => {
    const accessory = { lineId: 'a', isWrappingTax: false }
    const text = asStored({
      phoneCart: [{ ...phone, deviceAccessories: [accessory] }],
      batteryCart: [{ phoneId: 'p' }],
      accessoryCart: [accessory, { lineId: 'gift-wrap', isWrappingTax: true }],
      giftWrap: { isActive: true, ...giftWrap },
    })
    expect(countIn(text, now)).toBe(4)
  })

  test('a cart counts until the moment it expires, and not from then on', () => {
    const text = JSON.stringify({ expireAt: now, phoneCart: [{}] })
    expect(countIn(text, now - 1)).toBe(1)
    expect(countIn(text, now)).toBe(0)
  })

  test.each([
    ['nothing stored', undefined],
    ['no JSON', '{"phoneCart":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['phones that are no list', asStored({ phoneCart: 'many' })],
    ['no expiry', JSON.stringify({ phoneCart: [{}] })],
  ])('%s counts as an empty cart', (_, text) => {
    expect(countIn(text, now)).toBe(0)
  })

  test('entries that are not objects still count as one each', () => {
    expect(countIn(asStored({ phoneCart: [null, 3] }), now)).toBe(2)
  })
})
