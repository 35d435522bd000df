import type { Language } from '#domain/market/market.ts'
import { inspectionEmailBg } from './bg.ts'
import { inspectionEmailEl } from './el.ts'
import { inspectionEmailHu } from './hu.ts'
import { type InspectionEmailText, inspectionEmailRo } from './ro.ts'

export const inspectionEmailText: Readonly<Record<Language, InspectionEmailText>> = {
  ro: inspectionEmailRo,
  bg: inspectionEmailBg,
  hu: inspectionEmailHu,
  el: inspectionEmailEl,
}
