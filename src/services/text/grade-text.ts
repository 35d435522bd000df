import type { Grade } from '#domain/device/device.ts'
import type { Language } from '#domain/market/market.ts'

/** The grades very good and good (markets.md, Wording). */
export const gradeText: Record<Language, Record<Grade, string>> = {
  ro: { 'very-good': 'Foarte bun', good: 'Bun' },
  bg: { 'very-good': 'Много добро', good: 'Добро' },
  hu: { 'very-good': 'Nagyon jó', good: 'Jó' },
  el: { 'very-good': 'Πολύ καλό', good: 'Καλό' },
}
