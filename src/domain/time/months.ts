import type { Day } from './day.ts'

/** The same day n months later, or the last day of that month: one month after 31 January is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  const moved = new Date(lastOfMonth)
  moved.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return moved.toISOString().slice(0, 10)
}

/** Number of days between two days. */
export function daysBetween(from: Day, until: Day): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}

/** Whole months between two days, and the remaining days. */
export function monthsBetween(
  from: Day,
  until: Day,
): { readonly months: number; readonly days: number } {
  let months = 0
  while (addMonths(from, months + 1) <= until) months += 1
  return { months, days: daysBetween(addMonths(from, months), until) }
}

/** The same time of day, some months later. */
export function monthsAfter(at: Date, months: number): Date {
  const [day = '', time = ''] = at.toISOString().split('T')
  return new Date(`${addMonths(day, months)}T${time}`)
}
