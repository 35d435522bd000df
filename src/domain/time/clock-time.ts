/** A time of day on the clock of a market, '09:05'. */
export type ClockTime = string

/** Hours with one digit are read, too. `undefined` if it is no time of day. */
export function parseClockTime(typed: string): ClockTime | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** The minutes from midnight to a time of day. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
