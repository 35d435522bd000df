import type { timeZoneOf } from '#domain/market/market.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format by its name, created once: creating an Intl.DateTimeFormat costs more than a hundred uses of it. */
export function dateFormat(
  locale: string,
  timeZone: 'UTC' | (typeof timeZoneOf)[keyof typeof timeZoneOf],
  name: keyof typeof options,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${name}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options[name], timeZone })
  formats.set(key, made)
  return made
}

const options = {
  /** As the locale writes a date in digits. */
  digits: {},
  /** '3 decembrie 2025'. */
  long: { dateStyle: 'long' },
  /** '3 decembrie'. */
  dayAndMonth: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
