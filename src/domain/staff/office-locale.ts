import type { OfficeLanguage } from './staff.ts'

/** How the office writes numbers, amounts and dates. */
export const officeLocaleOf: Readonly<Record<OfficeLanguage, string>> = {
  en: 'en-GB',
}

/** The time zone of the office, whatever market it works for. */
export const officeTimeZone = 'Europe/Bucharest'
