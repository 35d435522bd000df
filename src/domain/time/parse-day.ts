import type { Day } from './day.ts'

/**
 * Parses a day as lists write it, with the day before the month or in ISO format: '2026-01-31', '31.01.2026',
 * '31/1/2026', the Hungarian '2026. 01. 31.'.
 */
export function parseDay(text: string): Day | undefined {
  const parts = text
    .slice(0, longest)
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[./-]\s*/)
  if (parts.length !== 3 || !parts.every(part => /^\d{1,4}$/.test(part))) return undefined
  const [first = '', month = '', last = ''] = parts
  if (first.length === 4) return dayOf(first, month, last)
  return last.length === 4 ? dayOf(last, month, first) : undefined
}

const longest = 40

function dayOf(year: string, month: string, day: string): Day | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  // 30 February would parse as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : undefined
}
