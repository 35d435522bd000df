import { describe, expect, test } from 'vitest'
import { cofidisCallOf } from './choice.ts'
import { collectionFeeOf } from './collection-fee.ts'
import { definitionOf } from './definition.ts'
import { paymentSettings } from './payment.builders.ts'
import { parsePaymentType, paymentTypes } from './payment.ts'

test('the payment types match the specification', () => {
  const specified =
    'card, oney, standard, promo, promo10, promoMulti, bnpl, tnpl, tnpl-rate, tbi-combo, cofidis, ' +
    'cofidis-promo, cofidis-promo-ten, paymentOnDelivery, cashOnDelivery, cardOrCashAtOffice, cardAtLocker'
  expect(paymentTypes.join(', ')).toBe(specified)
})

describe('a payment type on the wire', () => {
  test('a payment type on the wire is unchanged', () =>
    expect(parsePaymentType('cardAtLocker')).toBe('cardAtLocker'))

  test.each(['', 'cash', undefined, 7])('a payment type is not set when it is %j', value =>
    expect(parsePaymentType(value)).toBe(undefined),
  )
})

test.each([
  ['standard', 'STANDARD'],
  ['promo', 'PROMO'],
  ['promo10', 'PROMO10'],
  ['promoMulti', 'PROMOMULTI'],
  ['bnpl', 'BNPL'],
  ['tnpl', 'TNPL'],
  ['card', undefined],
  ['cofidis', undefined],
] as const)('%s sends its provider the request type %s', (type, requestType) => {
  expect(definitionOf(type, paymentSettings()).requestType).toBe(requestType)
})

describe('the collection fee', () => {
  test.each(['paymentOnDelivery', 'cashOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker'] as const)(
    'the collection fee applies to %s',
    type => expect(collectionFeeOf(type, paymentSettings()).minor).toBe(999),
  )

  test.each(['card', 'bnpl', 'cofidis', 'oney'] as const)(
    'the collection fee is zero for %s',
    type => {
      expect(collectionFeeOf(type, paymentSettings())).toEqual({ minor: 0, currency: 'RON' })
    },
  )
})

test('the online contact is e-commerce, the offline contact is a callback', () => {
  expect(cofidisCallOf).toEqual({
    online: { ecommerce: true, callback: false },
    offline: { ecommerce: false, callback: true },
  })
})
