const pattern = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** YYYY-MM-DD with month 01-12 and day 01-31; the calendar is not checked (Spec 5.4). */
export function isBirthDate(value: string): boolean {
  return value.length === 10 && pattern.test(value)
}

function isCalendarDate(value: string): boolean {
  if (!isBirthDate(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** At least `age` years old on `today` (both YYYY-MM-DD); `false` for an empty or invalid date (Spec 5.4, 9.1). */
export function isAtLeast(birthDate: string, today: string, age = 18): boolean {
  if (!isCalendarDate(birthDate)) return false
  const birthday = String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0')
  return `${birthday}${birthDate.slice(4)}` <= today
}
