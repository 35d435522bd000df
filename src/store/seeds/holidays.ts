import type { Market } from '#domain/market/market.ts'

/** Each line is a year, a colon and its days `month-day`. */
function datesFrom(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .flatMap(line => {
      const [year = '', days = ''] = line.trim().split(': ')
      return days.split(' ').map(day => `${year}-${day}`)
    })
}

/**
 * Days on which a carrier of the country neither collects nor delivers, as ISO dates.
 * Easter Sunday is 2026-04-12, 2027-05-02, 2028-04-16 in the Orthodox calendar (ro, bg, gr)
 * and 2026-04-05, 2027-03-28, 2028-04-16 in the Western one (hu).
 */
export const holidays: Record<Market, readonly string[]> = {
  // Labour Code art. 139; Good Friday to Easter Monday, Pentecost and its Monday are movable.
  ro: datesFrom(`
    2026: 01-01 01-02 01-06 01-07 01-24 04-10 04-12 04-13 05-01 05-31 06-01 08-15 11-30 12-01 12-25 12-26
    2027: 01-01 01-02 01-06 01-07 01-24 04-30 05-01 05-02 05-03 06-01 06-20 06-21 08-15 11-30 12-01 12-25 12-26
    2028: 01-01 01-02 01-06 01-07 01-24 04-14 04-16 04-17 05-01 06-01 06-04 06-05 08-15 11-30 12-01 12-25 12-26
  `),
  // Labour Code art. 154: a holiday on a weekend, except Easter, makes the next working day free.
  bg: datesFrom(`
    2026: 01-01 03-03 04-10 04-11 04-12 04-13 05-01 05-06 05-24 05-25 09-06 09-07 09-22 12-24 12-25 12-26 12-28
    2027: 01-01 03-03 04-30 05-01 05-02 05-03 05-04 05-06 05-24 09-06 09-22 12-24 12-25 12-26 12-27 12-28
    2028: 01-01 01-03 03-03 04-14 04-15 04-16 04-17 05-01 05-06 05-08 05-24 09-06 09-22 12-24 12-25 12-26 12-27
  `),
  // Labour Code § 102; 2026 with the rest days of decree 10/2025 NGM, no later decree is known.
  hu: datesFrom(`
    2026: 01-01 01-02 03-15 04-03 04-05 04-06 05-01 05-24 05-25 08-20 08-21 10-23 11-01 12-24 12-25 12-26
    2027: 01-01 03-15 03-26 03-28 03-29 05-01 05-16 05-17 08-20 10-23 11-01 12-25 12-26
    2028: 01-01 03-15 04-14 04-16 04-17 05-01 06-04 06-05 08-20 10-23 11-01 12-25 12-26
  `),
  // Clean Monday (48 days before Easter) and the Monday after Pentecost move with Easter.
  gr: datesFrom(`
    2026: 01-01 01-06 02-23 03-25 04-10 04-12 04-13 05-01 05-31 06-01 08-15 10-28 12-25 12-26
    2027: 01-01 01-06 03-15 03-25 04-30 05-01 05-02 05-03 06-20 06-21 08-15 10-28 12-25 12-26
    2028: 01-01 01-06 02-28 03-25 04-14 04-16 04-17 05-01 06-04 06-05 08-15 10-28 12-25 12-26
  `),
}
