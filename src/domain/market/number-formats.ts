import type { Locale } from './market.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** The same as `new Intl.NumberFormat`, once for each: creating one costs more than a hundred uses of it. */
export function numberFormat(
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}
