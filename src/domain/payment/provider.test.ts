import { describe, expect, test } from 'vitest'
import {
  endsOnFinancingPage,
  parseProviderId,
  payableMs,
  providerOf,
  reviewMs,
} from './provider.ts'

const minute = 60_000

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
    expect(providerOf(market, type)).toBe(provider)
  })

  test.each(['cashOnDelivery', 'paymentOnDelivery', 'cardAtLocker', 'cardOrCashAtOffice'] as const)(
    '%s has no provider',
    type => {
      expect(providerOf('ro', type)).toBeUndefined()
    },
  )

  test('a group has no provider of its own', () => {
    expect(providerOf('ro', 'tbi-combo')).toBeUndefined()
  })
})

test('a payment may take 15 minutes by card, and the provider’s time for financing', () => {
  expect(payableMs).toEqual({
    stripe: 15 * minute,
    oney: 2 * 60 * minute,
    'tbi-ro': 72 * 60 * minute,
    'tbi-bg': 72 * 60 * minute,
    'tbi-gr': 72 * 60 * minute,
    cofidis: 5 * 24 * 60 * minute,
  })
})

test('staff may take three days to review a payment', () => {
  expect(reviewMs).toBe(259_200_000)
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

test('a provider is parsed by its id, any other value is refused', () => {
  expect(parseProviderId('tbi-gr')).toBe('tbi-gr')
  expect(parseProviderId('stripe')).toBe('stripe')
  for (const value of ['tbi', '', undefined, 'constructor'])
    expect(parseProviderId(value)).toBeUndefined()
})
