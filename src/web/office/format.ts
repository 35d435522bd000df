import type { Money } from '#domain/money/money.ts'
import { officeLocaleOf, officeTimeZone } from '#domain/staff/office-locale.ts'
import type { Day } from '#domain/time/day.ts'
import { useOfficeLanguage } from './office-text.ts'

/** Amounts and times as the staff member's language writes them, in the office's time zone. */
export function useOfficeFormat() {
  const locale = officeLocaleOf[useOfficeLanguage()]
  const times = { dateStyle: 'medium', timeStyle: 'short', timeZone: officeTimeZone } as const
  return {
    money: ({ minor, currency }: Money) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100),
    /** Without the smaller coins, for sums. */
    wholeMoney: ({ minor, currency }: Money) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
      }).format(minor / 100),
    day: (day: Day) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(day),
      ),
    /** Of a month such as '2026-11'. */
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    time: (at: Date | string) => new Intl.DateTimeFormat(locale, times).format(new Date(at)),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  }
}
