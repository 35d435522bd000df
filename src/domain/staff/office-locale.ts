import type { OfficeLanguage } from './staff.ts'

/** How the office writes numbers, amounts and dates. */
export const officeLocaleOf: Readonly<Record<OfficeLanguage, string>> = {
  en: 'en-GB',
  ro: 'ro-RO',
  bg: 'bg-BG',
  hu: 'hu-HU',
  el: 'el-GR',
}

/** Each as its speakers call it. */
export const officeLanguageNames: Readonly<Record<OfficeLanguage, string>> = {
  en: 'English',
  ro: 'Română',
  bg: 'Български',
  hu: 'Magyar',
  el: 'Ελληνικά',
}

/** The time zone of the office, whatever market it works for. */
export const officeTimeZone = 'Europe/Bucharest'
