import { expect, test } from 'vitest'
import { announcedDiscount } from './announced-discount.ts'

const now = new Date('2026-11-21T12:00:00Z')
function daysAgo(days: number) {
  return new Date(now.getTime() - days * 86_400_000)
}

test('A reduction is measured against the lowest price of the 30 days before it', () => {
  const history = [
    { since: daysAgo(100), minor: 150_000 },
    { since: daysAgo(20), minor: 200_000 },
    { since: daysAgo(5), minor: 180_000 },
    { since: daysAgo(3), minor: 135_000 },
  ]
  expect(announcedDiscount(history, now)).toEqual({ percent: 10, lowest30Minor: 150_000 })
})

test('A price that ended before those 30 days no longer counts', () => {
  const history = [
    { since: daysAgo(100), minor: 100_000 },
    { since: daysAgo(40), minor: 200_000 },
    { since: daysAgo(3), minor: 180_000 },
  ]
  expect(announcedDiscount(history, now)).toEqual({ percent: 10, lowest30Minor: 200_000 })
})

test('Raising a price and returning to the old one is not a discount', () => {
  const history = [
    { since: daysAgo(60), minor: 100_000 },
    { since: daysAgo(10), minor: 120_000 },
    { since: daysAgo(2), minor: 100_000 },
  ]
  expect(announcedDiscount(history, now)).toBeUndefined()
})

test('A reduction is announced for 30 days, and not on the day after', () => {
  const reducedOn = (days: number) => [
    { since: daysAgo(90), minor: 200_000 },
    { since: daysAgo(days), minor: 150_000 },
  ]
  expect(announcedDiscount(reducedOn(30), now)).toEqual({ percent: 25, lowest30Minor: 200_000 })
  expect(announcedDiscount(reducedOn(31), now)).toBeUndefined()
})

test('A listing with one price has no discount', () => {
  expect(announcedDiscount([{ since: daysAgo(3), minor: 100 }], now)).toBeUndefined()
})

test('A future price does not count yet, a price that starts now does', () => {
  const history = [
    { since: daysAgo(60), minor: 200_000 },
    { since: daysAgo(3), minor: 180_000 },
  ]
  const since = (at: Date) => announcedDiscount([...history, { since: at, minor: 150_000 }], now)
  expect(since(daysAgo(-1))).toEqual({ percent: 10, lowest30Minor: 200_000 })
  expect(since(now)).toEqual({ percent: 16, lowest30Minor: 180_000 })
})

test('A price that ended on the first instant of those 30 days no longer counts', () => {
  const ended = (days: number) => [
    { since: daysAgo(100), minor: 100_000 },
    { since: daysAgo(days), minor: 200_000 },
    { since: daysAgo(3), minor: 90_000 },
  ]
  expect(announcedDiscount(ended(33), now)?.lowest30Minor).toBe(200_000)
  expect(announcedDiscount(ended(32), now)?.lowest30Minor).toBe(100_000)
})

test('A reduction of one percent is announced, a smaller one is not', () => {
  const reducedTo = (minor: number) => [
    { since: daysAgo(60), minor: 10_000 },
    { since: daysAgo(3), minor },
  ]
  expect(announcedDiscount(reducedTo(9_900), now)?.percent).toBe(1)
  expect(announcedDiscount(reducedTo(9_901), now)).toBeUndefined()
})
