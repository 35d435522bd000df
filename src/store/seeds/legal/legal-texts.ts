import type { Market } from '#domain/market/market.ts'
import { legalBg } from './bg.ts'
import { legalGr } from './gr.ts'
import { legalHu } from './hu.ts'
import type { SeedLegalTexts } from './legal-text.ts'
import { legalRo } from './ro.ts'

/** What an order keeps of the texts its buyer agreed to. */
export const legalVersion = '2026-11-24'

export const legalTexts: Readonly<Record<Market, SeedLegalTexts>> = {
  ro: legalRo,
  bg: legalBg,
  hu: legalHu,
  gr: legalGr,
}
