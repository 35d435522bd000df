import { expect, test } from 'vitest'
import { shownAmounts, writeRate, writeShown } from './shown-amounts.ts'

const lev = (minor: number) => ({ minor, currency: 'BGN' }) as const
const euro = (minor: number) => ({ minor, currency: 'EUR' }) as const

test('without a second currency an amount is shown in its own', () => {
  expect(shownAmounts(lev(79_900), { currency: 'BGN' })).toEqual([lev(79_900)])
})

test('with a second currency an amount is shown in both, its own first', () => {
  expect(shownAmounts(lev(79_900), { currency: 'BGN', second: 'EUR' })).toEqual([
    lev(79_900),
    euro(40_852),
  ])
  expect(shownAmounts(euro(40_852), { currency: 'EUR', second: 'BGN' })).toEqual([
    euro(40_852),
    lev(79_900),
  ])
})

test('what was agreed before the currency changed is shown in both, whatever is set', () => {
  const both = [lev(79_900), euro(40_852)]
  expect(shownAmounts(lev(79_900), { currency: 'EUR' })).toEqual(both)
  expect(shownAmounts(lev(79_900), { currency: 'EUR', second: 'BGN' })).toEqual(both)
})

test('a currency without a fixed rate, or the same one, is not shown beside it', () => {
  const lei = { minor: 100, currency: 'RON' } as const
  expect(shownAmounts(lei, { currency: 'RON', second: 'EUR' })).toEqual([lei])
  expect(shownAmounts(lei, { currency: 'EUR' })).toEqual([lei])
  expect(shownAmounts(euro(5), { currency: 'EUR', second: 'EUR' })).toEqual([euro(5)])
})

test('an amount in both currencies is written with the second one in brackets', () => {
  const write = ({ minor, currency }: { minor: number; currency: string }) => `${minor} ${currency}`
  expect(writeShown(euro(5_113), { currency: 'EUR', second: 'BGN' }, write)).toBe(
    '5113 EUR (10000 BGN)',
  )
  expect(writeShown(euro(5_113), { currency: 'EUR' }, write)).toBe('5113 EUR')
})

test('the rate is written with all its decimals, and only where two currencies are shown', () => {
  const labels = { RON: 'леи', BGN: 'Lev', HUF: 'форинта', EUR: 'евро' }
  const rate = '1\u00a0евро = 1,95583\u00a0Lev'
  expect(writeRate({ currency: 'EUR', second: 'BGN' }, 'bg-BG', labels)).toBe(rate)
  expect(writeRate({ currency: 'BGN', second: 'EUR' }, 'bg-BG', labels)).toBe(rate)
  expect(writeRate({ currency: 'EUR' }, 'bg-BG', labels)).toBeUndefined()
  expect(writeRate({ currency: 'BGN' }, 'bg-BG', labels)).toBeUndefined()
  expect(writeRate({ currency: 'RON', second: 'EUR' }, 'bg-BG', labels)).toBeUndefined()
})
