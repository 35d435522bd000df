import { describe, expect, test } from 'vitest'
import { aCart, aPhone, lei, someSettings } from './cart.builders.ts'
import { giftWrapOf, setGiftWrap } from './gift-wrap.ts'

const settings = someSettings()
const cart = aCart({ phoneCart: [aPhone('p')] })

describe('gift wrap', () => {
  test('choosing a gift wrap adds one tax item at the price of the settings', () => {
    const wrapped = setGiftWrap(cart, 'wrapped', settings)
    expect(wrapped.ok && giftWrapOf(wrapped.value)).toMatchObject({
      price: lei(19),
      isActive: true,
    })
  })

  test('choosing a gift wrap twice adds one item, and choosing plain removes it', () => {
    const wrapped = setGiftWrap(cart, 'wrapped', settings)
    if (!wrapped.ok) throw new Error('refused')
    const again = setGiftWrap(wrapped.value, 'wrapped', settings)
    expect(again).toEqual(wrapped)
    expect(setGiftWrap(wrapped.value, 'plain', settings)).toEqual({ ok: true, value: cart })
  })

  test('a gift wrap is refused with a device whose type is on the list', () => {
    const giftWrap = { ...settings.giftWrap, refusedDeviceTypes: ['SMARTPHONE'] as const }
    expect(setGiftWrap(cart, 'wrapped', someSettings({ giftWrap }))).toEqual({
      ok: false,
      refusal: { kind: 'gift-wrap-not-for-device', deviceType: 'SMARTPHONE' },
    })
  })

  test('a gift wrap is refused if it is not offered, and for an empty cart', () => {
    const giftWrap = { ...settings.giftWrap, isActive: false }
    const refused = { ok: false, refusal: { kind: 'gift-wrap-not-offered' } }
    expect(setGiftWrap(cart, 'wrapped', someSettings({ giftWrap }))).toEqual(refused)
    expect(setGiftWrap(aCart(), 'wrapped', settings)).toEqual(refused)
  })
})
