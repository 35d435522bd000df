import { expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { legalTenderWarnings } from './legal-tender.ts'

function warningsIn(bg: Currency) {
  const currencies: Readonly<Record<Market, Currency>> = { ro: 'RON', bg, hu: 'HUF', gr: 'EUR' }
  return legalTenderWarnings({ displayOf: market => ({ currency: currencies[market] }) })
}

test('a market in lev is warned about, with the command that changes it', () => {
  expect(warningsIn('BGN')).toEqual([
    'Warning: BGN has not been legal tender since 1 January 2026, and the market bg still uses it. See docs/euro.md: npm run currency -- bg EUR',
  ])
})

test('a market in euro, lei or forints is not', () => {
  expect(warningsIn('EUR')).toEqual([])
})
