import { expect, test } from 'vitest'
import { needsSecondPerson, usualSecondPerson } from './second-person.ts'

const lei = (minor: number) => ({ minor, currency: 'RON' as const })
const [ana, ion] = ['staff ana@office.example', 'staff ion@office.example']

test.each([
  [200_000, ana, ana, false],
  [200_001, ana, ana, true],
  [200_001, ana, ion, false],
  [200_001, undefined, ion, false],
  [200_001, 'staff', 'staff', false],
])('%s bani that %s began need somebody else than %s: %s', (minor, first, actor, needs) => {
  expect(needsSecondPerson(lei(minor), lei(200_000), first, actor)).toBe(needs)
})

test('the usual limits of each currency', () => {
  expect(usualSecondPerson.RON).toEqual({ refundsAbove: lei(200_000), payoutsAbove: lei(500_000) })
  expect(usualSecondPerson.EUR.payoutsAbove).toEqual({ minor: 100_000, currency: 'EUR' })
})
