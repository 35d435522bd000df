import { expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import { nextCollection } from './collection.ts'

const holidays = new Set(['2026-11-30', '2026-12-01'])

test.each<[string, Market, string, string]>([
  ['before it came', 'ro', '2026-11-26T14:29:59Z', '2026-11-26T14:30:00.000Z'],
  ['at the minute', 'ro', '2026-11-26T14:30:00Z', '2026-11-26T14:30:00.000Z'],
  ['after it came', 'ro', '2026-11-26T14:30:01Z', '2026-11-27T14:30:00.000Z'],
  ['on a Saturday, before two holidays', 'ro', '2026-11-28T08:00:00Z', '2026-12-02T14:30:00.000Z'],
  ['on a holiday', 'bg', '2026-12-01T08:00:00Z', '2026-12-02T14:30:00.000Z'],
  ['where clocks show an hour less', 'hu', '2026-11-26T14:31:00Z', '2026-11-26T15:30:00.000Z'],
  ['in summer', 'gr', '2026-07-01T08:00:00Z', '2026-07-01T13:30:00.000Z'],
])('the carrier that collects at 16:30 comes next, %s', (_, market, now, next) => {
  expect(nextCollection(market, '16:30', holidays, new Date(now)).toISOString()).toBe(next)
})
