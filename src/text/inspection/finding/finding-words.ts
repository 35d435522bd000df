import type { Language } from '#domain/market/market.ts'
import { findingBg } from './bg.ts'
import { findingEl } from './el.ts'
import { findingHu } from './hu.ts'
import { type FindingText, findingRo } from './ro.ts'

export const findingWords: Readonly<Record<Language, FindingText>> = {
  ro: findingRo,
  bg: findingBg,
  hu: findingHu,
  el: findingEl,
}
