import fc from 'fast-check'
import { firstPriceTables, type PriceTables } from '#domain/trade-in/price-tables.ts'
import { anySheet, brokenLaws } from '#test/support/offer-laws.ts'
import type { Verdict } from './r1.ts'

const atOnce = 10_000

/** Checks the laws of an offer on this many random sets of answers (sell.md, Price). */
export function runOffers(
  sheets: number,
  seed: number,
  tables: PriceTables = firstPriceTables,
): Verdict {
  const start = performance.now()
  const errors: string[] = []
  for (let from = 0; from < sheets; from += atOnce)
    for (const sheet of fc.sample(anySheet, {
      numRuns: Math.min(atOnce, sheets - from),
      seed: seed + from,
    }))
      errors.push(...brokenLaws(sheet, tables).map(error => `${error}: ${JSON.stringify(sheet)}`))
  const seconds = Math.round((performance.now() - start) / 1_000)
  return { errors, summary: `${sheets} answer sheets from seed ${seed} on, ${seconds} s` }
}

/** One wrong number in the tables: the laws must detect it. */
export const spoiltTables: PriceTables = {
  ...firstPriceTables,
  display: { ...firstPriceTables.display, deep: 99 },
}
