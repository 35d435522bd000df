import { expect, test } from 'vitest'
import { nextWatchAt } from './watch-captured.ts'

const captured = new Date('2026-03-01T10:00:00.000Z')

function next(at: string) {
  return nextWatchAt('cofidis', captured, new Date(at))?.toISOString()
}

test('a captured Cofidis loan is checked again a day later', () => {
  expect(next('2026-03-01T10:00:00.000Z')).toBe('2026-03-02T10:00:00.000Z')
  expect(next('2026-03-07T18:30:00.000Z')).toBe('2026-03-08T18:30:00.000Z')
})

test('the last check is within 14 days of the capture', () => {
  expect(next('2026-03-14T09:59:59.999Z')).toBe('2026-03-15T09:59:59.999Z')
  expect(next('2026-03-14T10:00:00.000Z')).toBeUndefined()
  expect(next('2026-04-20T10:00:00.000Z')).toBeUndefined()
})

test.each(['oney', 'tbi-bg', 'tbi-gr'] as const)(
  'a payment financed by %s is checked again a day later too',
  provider =>
    expect(nextWatchAt(provider, captured, captured)?.toISOString()).toBe(
      '2026-03-02T10:00:00.000Z',
    ),
)

test.each(['stripe', 'tbi-ro'] as const)(
  '%s reports reversals itself, so a capture is not checked again',
  provider => expect(nextWatchAt(provider, captured, captured)).toBeUndefined(),
)
