import { describe, expect, test } from 'vitest'
import {
  endsOnFinancingPage,
  parseProviderId,
  payableMs,
  providerOf,
  reviewMs,
} from './provider.ts'

const minute = 60_000

describe('who a method is paid through', () => {
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
  ] as const)('in %s %s is %s', (market, type, provider) => {
    expect(providerOf(market, type)).toBe(provider)
  })

  test.each(['cashOnDelivery', 'paymentOnDelivery', 'cardAtLocker', 'cardOrCashAtOffice'] as const)(
    '%s is paid through nobody',
    type => {
      expect(providerOf('ro', type)).toBeUndefined()
    },
  )

  test('a group is not paid by itself', () => {
    expect(providerOf('ro', 'tbi-combo')).toBeUndefined()
  })
})

test('a payment may last 15 minutes by card, and by financing the provider’s time', () => {
  expect(payableMs).toEqual({
    stripe: 15 * minute,
    oney: 2 * 60 * minute,
    'tbi-ro': 72 * 60 * minute,
    'tbi-bg': 72 * 60 * minute,
    'tbi-gr': 72 * 60 * minute,
    cofidis: 5 * 24 * 60 * minute,
  })
})

test('a person may take three days to look at a payment', () => {
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
] as const)('in %s %s ends on the page of financing: %s', (market, type, ends) => {
  expect(endsOnFinancingPage(market, type)).toBe(ends)
})

test('a provider is read by its name, and nothing else is one', () => {
  expect(parseProviderId('tbi-gr')).toBe('tbi-gr')
  expect(parseProviderId('stripe')).toBe('stripe')
  for (const value of ['tbi', '', undefined, 'constructor'])
    expect(parseProviderId(value)).toBeUndefined()
})
