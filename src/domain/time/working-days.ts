import { addDays, type Day, weekdayOf } from './day.ts'

/** The n-th working day after a day; Saturdays, Sundays and the given holidays do not count. 0 is the day itself. */
export function addWorkingDays(day: Day, days: number, holidays: ReadonlySet<Day>): Day {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`${days} is no number of days`)
  let current = day
  for (let left = days; left > 0; ) {
    current = addDays(current, 1)
    if (isWorkingDay(current, holidays)) left -= 1
  }
  return current
}

/** The holidays that count for something due within `days` days of a day. */
export function upcomingHolidays(holidays: readonly Day[], day: Day, days: number): readonly Day[] {
  const last = addDays(day, days)
  return holidays.filter(each => each >= day && each <= last)
}

export function isWorkingDay(day: Day, holidays: ReadonlySet<Day>): boolean {
  return weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !holidays.has(day)
}
