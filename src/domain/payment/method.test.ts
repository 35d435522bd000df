import { describe, expect, test } from 'vitest'
import { parsePaymentMethodId, paymentMethodIds } from './method.ts'

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
