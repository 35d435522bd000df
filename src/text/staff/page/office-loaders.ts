import type { OfficeLanguage } from '#domain/staff/staff.ts'
import type { OfficeText } from './en.ts'

/** A browser downloads only the language it shows. */
export const officeLoaders: Readonly<Record<OfficeLanguage, () => Promise<OfficeText>>> = {
  en: async () => (await import('./en.ts')).officeEn,
  ro: async () => (await import('./ro.ts')).officeRo,
  bg: async () => (await import('./bg.ts')).officeBg,
  hu: async () => (await import('./hu.ts')).officeHu,
  el: async () => (await import('./el.ts')).officeEl,
}
