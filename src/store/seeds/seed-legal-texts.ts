import { markets } from '#domain/market/market.ts'
import type { Transaction } from '../database.ts'
import { legalText } from '../schema/plumbing.ts'
import { insertAll } from './insert-all.ts'
import { legalTexts, legalVersion } from './legal/legal-texts.ts'

export const seedLegalTexts = (tx: Transaction, now: Date) =>
  insertAll(
    tx,
    legalText,
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
