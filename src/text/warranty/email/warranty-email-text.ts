import type { Language } from '#domain/market/market.ts'
import { warrantyEmailBg } from './bg.ts'
import { warrantyEmailEl } from './el.ts'
import { warrantyEmailHu } from './hu.ts'
import { type WarrantyEmailText, warrantyEmailRo } from './ro.ts'

export const warrantyEmailText: Readonly<Record<Language, WarrantyEmailText>> = {
  ro: warrantyEmailRo,
  bg: warrantyEmailBg,
  hu: warrantyEmailHu,
  el: warrantyEmailEl,
}
