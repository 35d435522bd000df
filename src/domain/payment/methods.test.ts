import { describe, expect, test } from 'vitest'
import { type PaymentMethodId, paymentMethodIds } from './method.ts'
import {
  allowsInstallments,
  collectionFee,
  endsOnFinancingPage,
  fitsDelivery,
  isCardOnly,
  lenderOf,
  planKind,
  providerFor,
  requestType,
  showsFirstRate,
} from './methods.ts'
import { paymentSettings } from './payment.builders.ts'

describe('the provider of a payment method', () => {
  test.each([
    ['ro', 'card', 'stripe'],
    ['gr', 'card', 'stripe'],
    ['ro', 'oney', 'oney'],
    ['ro', 'bnpl', 'tbi-ro'],
    ['ro', 'tnpl-rate', 'tbi-ro'],
    ['bg', 'standard', 'tbi-bg'],
    ['gr', 'promoMulti', 'tbi-gr'],
    ['hu', 'cofidis', 'cofidis'],
    ['hu', 'cofidis-promo-ten', 'cofidis'],
  ] as const)('in %s the provider of %s is %s', (market, type, provider) => {
    expect(providerFor(market, type)).toBe(provider)
  })

  test.each(['cashOnDelivery', 'paymentOnDelivery', 'cardAtLocker', 'cardOrCashAtOffice'] as const)(
    '%s has no provider',
    type => {
      expect(providerFor('ro', type)).toBeUndefined()
    },
  )

  test('a group has no provider of its own', () => {
    expect(providerFor('ro', 'tbi-combo')).toBeUndefined()
  })
})

test.each([
  ['ro', 'bnpl', true],
  ['bg', 'standard', true],
  ['hu', 'cofidis', true],
  ['gr', 'standard', false],
  ['ro', 'oney', false],
  ['ro', 'card', false],
  ['ro', 'cashOnDelivery', false],
] as const)('in %s %s ends on the financing page: %s', (market, type, ends) => {
  expect(endsOnFinancingPage(market, type)).toBe(ends)
})

test.each([
  ['card', undefined, undefined],
  ['oney', 'oney', 'Oney'],
  ['tnpl-rate', 'tbi', 'tbi bank'],
  ['cofidis-promo', 'cofidis', 'Cofidis'],
  ['tbi-combo', undefined, 'tbi bank'],
  ['cashOnDelivery', undefined, undefined],
] as const)('%s has the plan %s and the lender %s', (id, plan, lender) => {
  expect([planKind(id), lenderOf(id)?.name]).toEqual([plan, lender])
})

test('cofidis-promo is 6 installments, cofidis-promo-ten 10, Oney 3 or 4', () => {
  const upTo60 = Array.from({ length: 60 }, (_, index) => index + 1)
  const allowed = paymentMethodIds.map(
    id => [id, upTo60.filter(number => allowsInstallments(id, number))] as const,
  )
  const limited = allowed.filter(([, numbers]) => numbers.length < upTo60.length)
  expect(Object.fromEntries(limited)).toEqual({
    'cofidis-promo': [6],
    'cofidis-promo-ten': [10],
    oney: [3, 4],
  })
})

test('the first rate is hidden for the Greek standard and promoMulti only', () => {
  expect(showsFirstRate('gr', 'standard')).toBe(false)
  expect(showsFirstRate('gr', 'promoMulti')).toBe(false)
  expect(showsFirstRate('gr', 'bnpl')).toBe(true)
  expect(showsFirstRate('bg', 'standard')).toBe(true)
})

test.each([
  ['standard', 'STANDARD'],
  ['promo', 'PROMO'],
  ['promo10', 'PROMO10'],
  ['promoMulti', 'PROMOMULTI'],
  ['bnpl', 'BNPL'],
  ['tnpl', 'TNPL'],
  ['tnpl-rate', 'TNPL'],
  ['card', undefined],
  ['cofidis', undefined],
] as const)('%s sends its provider the request type %s', (type, sent) => {
  expect(requestType(type)).toBe(sent)
})

describe('the collection fee', () => {
  test.each(['paymentOnDelivery', 'cashOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker'] as const)(
    'the collection fee applies to %s',
    type => expect(collectionFee(type, paymentSettings()).minor).toBe(999),
  )

  test.each(['card', 'bnpl', 'cofidis', 'oney'] as const)(
    'the collection fee is zero for %s',
    type => {
      expect(collectionFee(type, paymentSettings())).toEqual({ minor: 0, currency: 'RON' })
    },
  )
})

test('only the locker takes no cash', () => {
  expect(paymentMethodIds.filter(isCardOnly)).toEqual(['cardAtLocker'])
})

const onDelivery: readonly PaymentMethodId[] = [
  'cashOnDelivery',
  'paymentOnDelivery',
  'cardOrCashAtOffice',
  'cardAtLocker',
]

describe('delivery filters of 9.3', () => {
  test.each([
    ['ro', 'courier', ['cashOnDelivery', 'paymentOnDelivery', 'cardOrCashAtOffice']],
    ['ro', 'locker', ['paymentOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker']],
    ['ro', 'office', ['paymentOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker']],
    ['bg', 'courier', ['cashOnDelivery', 'paymentOnDelivery']],
    ['bg', 'locker', ['paymentOnDelivery', 'cardAtLocker']],
    ['bg', 'office', ['paymentOnDelivery', 'cardOrCashAtOffice']],
    ['hu', 'courier', ['cashOnDelivery', 'paymentOnDelivery']],
    ['hu', 'locker', ['cardAtLocker']],
    ['hu', 'office', ['cardOrCashAtOffice']],
    ['gr', 'courier', ['cashOnDelivery', 'paymentOnDelivery']],
    ['gr', 'locker', ['cardAtLocker']],
    ['gr', 'office', ['cardOrCashAtOffice']],
  ] as const)('delivery filters: %s by %s leaves %j', (market, kind, left) => {
    expect(onDelivery.filter(type => fitsDelivery(type, market, kind))).toEqual(left)
  })

  test.each(['courier', 'locker', 'office'] as const)(
    'a card payment is allowed with every %s',
    kind => {
      expect(fitsDelivery('card', 'bg', kind)).toBe(true)
    },
  )
})
