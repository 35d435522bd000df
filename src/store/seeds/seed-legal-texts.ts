import { markets } from '#domain/market/market.ts'
import type { Transaction } from '../database.ts'
import { legalText } from '../schema/plumbing.ts'
import { legalTexts, legalVersion } from './legal/legal-texts.ts'

/** An existing version stays unchanged: orders were placed under it. */
export function seedLegalTexts(tx: Transaction, now: Date) {
  return tx
    .insert(legalText)
    .values(
      markets.flatMap(market =>
        (['terms', 'privacy'] as const).map(key => ({
          market,
          key,
          version: legalVersion,
          publishedAt: now,
          ...legalTexts[market][key],
        })),
      ),
    )
    .onConflictDoNothing()
}
