import { expect, test } from 'vitest'
import { aCart, anAccessory, aPhone } from '#domain/cart/cart.builders.ts'
import { afterRefusal } from './after-refusal.ts'

const cart = aCart({
  phoneCart: [aPhone('p1'), aPhone('p2')],
  accessoryCart: [anAccessory('a1', { name: 'Cablu' })],
})
const refreshed = { cart, alert: { kind: 'not-checked' } as const }
const situation = {
  method: 'cardAtLocker',
  cart,
  refresh: async () => refreshed,
} as const

test('after a cart change the cart is refreshed and the changes are shown', async () => {
  expect(await afterRefusal({ kind: 'cart-changed' }, situation)).toEqual({
    message: { kind: 'cart-changed', alert: { kind: 'not-checked' } },
  })
})

test('a sold item is named by its cart line', async () => {
  const refusal = { kind: 'unit-unavailable', lineIds: ['p2', 'a1'] } as const
  expect(await afterRefusal(refusal, situation)).toEqual({
    message: { kind: 'sold', names: ['Apple iPhone 13', 'Cablu'] },
  })
})

test('a refused payment reopens the payment step and disables its row', async () => {
  const reason = { kind: 'not-offered' } as const
  expect(await afterRefusal({ kind: 'payment-refused', reason }, situation)).toEqual({
    message: { kind: 'payment-refused', method: 'cardAtLocker' },
    reopen: { step: 'payment-method', field: '' },
    payment: { method: 'cardAtLocker', reason: { kind: 'not-offered' } },
  })
})

test('a field rejected by the server opens its step at that field', async () => {
  const refusal = { kind: 'invalid-field', step: 'contact-details', field: 'phone' } as const
  expect(await afterRefusal(refusal, situation)).toEqual({
    message: { kind: 'step', step: 'contact-details' },
    reopen: { step: 'contact-details', field: 'phone' },
  })
})

test('a rejected field of the cart belongs to no step: the cart is refreshed', async () => {
  const refusal = { kind: 'invalid-field', step: 'cart', field: 'phones.0.unitId' } as const
  expect((await afterRefusal(refusal, situation)).message.kind).toBe('cart-changed')
})
