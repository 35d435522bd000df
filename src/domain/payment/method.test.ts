import { describe, expect, test } from 'vitest'
import { cofidisCallOf } from './choice.ts'
import { collectionFeeOf } from './collection-fee.ts'
import { definitionOf } from './definition.ts'
import { parsePaymentMethodId, paymentMethodIds } from './method.ts'
import { paymentSettings } from './payment.builders.ts'

test('the payment types match the specification', () => {
  const specified =
    'card, oney, standard, promo, promo10, promoMulti, bnpl, tnpl, tnpl-rate, tbi-combo, cofidis, ' +
    'cofidis-promo, cofidis-promo-ten, paymentOnDelivery, cashOnDelivery, cardOrCashAtOffice, cardAtLocker'
  expect(paymentMethodIds.join(', ')).toBe(specified)
})

describe('a payment type on the wire', () => {
  test('a payment type on the wire is unchanged', () =>
    expect(parsePaymentMethodId('cardAtLocker')).toBe('cardAtLocker'))

  test.each(['', 'cash', undefined, 7])('a payment type is not set when it is %j', value =>
    expect(parsePaymentMethodId(value)).toBe(undefined),
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
