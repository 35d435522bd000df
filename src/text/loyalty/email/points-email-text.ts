import type { Language } from '#domain/market/market.ts'
import { pointsEmailBg } from './bg.ts'
import { pointsEmailEl } from './el.ts'
import { pointsEmailHu } from './hu.ts'
import { type PointsEmailText, pointsEmailRo } from './ro.ts'

export const pointsEmailText: Readonly<Record<Language, PointsEmailText>> = {
  ro: pointsEmailRo,
  bg: pointsEmailBg,
  hu: pointsEmailHu,
  el: pointsEmailEl,
}
