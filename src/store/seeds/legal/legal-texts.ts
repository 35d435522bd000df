import type { Market } from '#domain/market/market.ts'
import { legalBg } from './bg.ts'
import { legalGr } from './gr.ts'
import { legalHu } from './hu.ts'
import type { SeedLegalTexts } from './legal-text.ts'
import { legalRo } from './ro.ts'

/** Stored with an order as the version of the texts its customer agreed to. */
export const legalVersion = '2026-11-28'

export const legalTexts: Readonly<Record<Market, SeedLegalTexts>> = {
  ro: legalRo,
  bg: legalBg,
  hu: legalHu,
  gr: legalGr,
}
