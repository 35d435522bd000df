import { expect, test } from 'vitest'
import { parseProviderId, payableMs, reviewMs } from './provider.ts'

const minute = 60_000

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

test('a provider is parsed by its id, any other value is refused', () => {
  expect(parseProviderId('tbi-gr')).toBe('tbi-gr')
  expect(parseProviderId('stripe')).toBe('stripe')
  for (const value of ['tbi', '', undefined, 'constructor'])
    expect(parseProviderId(value)).toBeUndefined()
})
