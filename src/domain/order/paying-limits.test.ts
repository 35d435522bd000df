import { expect, test } from 'vitest'
import type { ProviderId } from '#domain/payment/provider.ts'
import type { AttemptState } from './attempt-state.ts'
import { mayTryAgain, payableUntilBy } from './paying-limits.ts'

const placedAt = new Date('2026-03-01T10:00:00.000Z')

test.each([
  ['stripe', null, '2026-03-01T10:15:00.000Z'],
  ['oney', '2026-03-01T10:15:00.000Z', '2026-03-01T12:00:00.000Z'],
  ['tbi-ro', '2026-03-01T10:15:00.000Z', '2026-03-04T10:00:00.000Z'],
  ['cofidis', '2026-03-01T10:15:00.000Z', '2026-03-06T10:00:00.000Z'],
  ['stripe', '2026-03-04T10:00:00.000Z', '2026-03-04T10:00:00.000Z'],
  ['oney', '2026-03-08T09:00:00.000Z', '2026-03-08T09:00:00.000Z'],
] as [ProviderId, string | null, string][])(
  'an order placed at ten, paid through %s, that ended at %s, now ends at %s',
  (provider, before, until) => {
    const payableUntil = before === null ? null : new Date(before)
    expect(payableUntilBy(provider, { placedAt, payableUntil }).toISOString()).toBe(until)
  },
)

test.each<[AttemptState[], boolean]>([
  [[], true],
  [['declined', 'cancelled'], true],
  [['declined', 'cancelled', 'expired'], false],
  [['declined', 'cancelled', 'captured'], true],
  [['captured', 'declined', 'declined'], true],
  [['captured', 'declined', 'declined', 'cancelled'], false],
])('after %j, of three tries another one: %s', (states, may) => {
  const attempts = states.map(state => ({ state }))
  expect(mayTryAgain(attempts, { maxAttempts: 3 })).toBe(may)
})

test('a market without its own setting allows ten payment attempts', () => {
  const tries = (length: number) => Array.from({ length }, () => ({ state: 'declined' as const }))
  expect(mayTryAgain(tries(9), {})).toBe(true)
  expect(mayTryAgain(tries(10), {})).toBe(false)
})
