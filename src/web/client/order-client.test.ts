import { describe, expect, test } from 'vitest'
import { answerOf } from './order-client.ts'

function problem(status: number, body: object) {
  return answerOf(false, status, body)
}
function refused(refusal: object) {
  return { kind: 'refused', refusal }
}

describe('the response to an order', () => {
  test('201, and 200 in a second tab, return an order with the path of its page', () => {
    const body = { number: 'RO000000018', token: 't', thankYouPath: '/magazin/multumim/' }
    expect(answerOf(true, 201, body)).toEqual({
      kind: 'placed',
      order: { number: 'RO000000018', token: 't', thankYouPath: '/magazin/multumim/' },
    })
  })

  test('an order to be paid online comes with the page that waits for the payment', () => {
    const order = {
      number: 'RO000000018',
      token: 't',
      thankYouPath: '/magazin/multumim/RO000000018/?t=t',
      paymentPath: '/magazin/procesare-plata/RO000000018/?t=t',
    }
    expect(answerOf(true, 201, order)).toEqual({ kind: 'placed', order })
  })

  test('an order without its page is not accepted', () => {
    expect(answerOf(true, 201, { number: 'RO1' })).toEqual({ kind: 'unreachable' })
  })

  test('a 5xx, and a response that is not a problem document, leave the order unknown', () => {
    expect(problem(503, { code: 'unavailable' })).toEqual({ kind: 'unreachable' })
    expect(problem(500, [])).toEqual({ kind: 'unreachable' })
  })

  test('429 is too many requests, unless it is about the number of devices', () => {
    expect(problem(429, { code: 'too-many-requests' })).toEqual({ kind: 'too-many-requests' })
    expect(problem(429, { code: 'too-many-units', max: 5 })).toEqual(
      refused({ kind: 'too-many-units', max: 5 }),
    )
  })

  test('a disabled payment method comes with its reason; an unreadable reason becomes not offered', () => {
    const limit = { minor: 300_000, currency: 'RON' }
    const reason = { kind: 'greyed', reason: { kind: 'above-upper-limit', limit } }
    expect(problem(409, { code: 'payment-refused', field: 'type', reason })).toEqual(
      refused({ kind: 'payment-refused', reason }),
    )
    expect(problem(409, { code: 'payment-refused', reason: 'no' })).toEqual(
      refused({ kind: 'payment-refused', reason: { kind: 'not-offered' } }),
    )
  })

  test('a 422 names its step and field, whatever rule its code names', () => {
    const body = { code: 'pattern', step: 'contact-details', field: 'phone' }
    expect(problem(422, body)).toEqual(
      refused({ kind: 'invalid-field', step: 'contact-details', field: 'phone' }),
    )
  })

  test('a field that belongs to no step belongs to the cart', () => {
    expect(problem(422, { code: 'not-offered', step: 'cart', field: 'phones.0' })).toEqual(
      refused({ kind: 'invalid-field', step: 'cart', field: 'phones.0' }),
    )
  })

  test('sold items are named by their lines', () => {
    expect(problem(409, { code: 'unit-unavailable', lineIds: ['a', 'b'] })).toEqual(
      refused({ kind: 'unit-unavailable', lineIds: ['a', 'b'] }),
    )
  })
})
