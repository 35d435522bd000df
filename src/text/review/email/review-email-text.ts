import type { Language } from '#domain/market/market.ts'
import { reviewEmailBg } from './bg.ts'
import { reviewEmailEl } from './el.ts'
import { reviewEmailHu } from './hu.ts'
import { type ReviewEmailText, reviewEmailRo } from './ro.ts'

export const reviewEmailText: Readonly<Record<Language, ReviewEmailText>> = {
  ro: reviewEmailRo,
  bg: reviewEmailBg,
  hu: reviewEmailHu,
  el: reviewEmailEl,
}
