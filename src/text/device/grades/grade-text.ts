import type { Language } from '#domain/market/market.ts'
import { gradesBg } from './bg.ts'
import { gradesEl } from './el.ts'
import { gradesHu } from './hu.ts'
import { type GradesText, gradesRo } from './ro.ts'

export const gradeText: Readonly<Record<Language, GradesText>> = {
  ro: gradesRo,
  bg: gradesBg,
  hu: gradesHu,
  el: gradesEl,
}
