import { describe, expect, test } from 'vitest'
import { holidays } from './holidays.ts'

const markets = ['ro', 'bg', 'hu', 'gr'] as const
function weekdayOf(date: string) {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

describe('public holidays', () => {
  test.each([
    ['ro', '2026-12-01', 'National Day'],
    ['ro', '2027-04-30', 'Orthodox Good Friday'],
    ['ro', '2027-06-21', 'Monday after Orthodox Pentecost'],
    ['bg', '2026-03-03', 'Liberation Day'],
    ['bg', '2027-05-01', 'Holy Saturday'],
    ['bg', '2026-05-25', 'Monday in place of Sunday, 24 May'],
    ['hu', '2026-04-06', 'Western Easter Monday'],
    ['hu', '2027-10-23', 'the day of 1956'],
    ['hu', '2028-06-05', 'Monday after Western Pentecost'],
    ['gr', '2026-02-23', 'Clean Monday'],
    ['gr', '2027-03-15', 'Clean Monday'],
    ['gr', '2028-04-17', 'Orthodox Easter Monday'],
  ] as const)('in %s the carriers do not work on %s, %s', (market, date, _day) => {
    expect(holidays[market]).toContain(date)
  })

  test.each([
    ['hu', '2026-04-13', 'Orthodox Easter Monday'],
    ['ro', '2026-04-06', 'Western Easter Monday'],
    ['gr', '2026-12-01', 'the National Day of Romania'],
  ] as const)('in %s the carriers work on %s, %s', (market, date, _day) => {
    expect(holidays[market]).not.toContain(date)
  })

  test.each([
    ['ro', ['2026-04-12', '2027-05-02', '2028-04-16']],
    ['bg', ['2026-04-12', '2027-05-02', '2028-04-16']],
    ['gr', ['2026-04-12', '2027-05-02', '2028-04-16']],
    ['hu', ['2026-04-05', '2027-03-28', '2028-04-16']],
  ] as const)('Easter Sunday of %s is a holiday in each year', (market, sundays) => {
    expect(holidays[market]).toEqual(expect.arrayContaining([...sundays]))
    expect(sundays.map(weekdayOf)).toEqual([0, 0, 0])
  })

  test.each(markets)(
    'the holidays of %s are valid dates, in order and without duplicates',
    market => {
      const dates = holidays[market]
      const real = dates.map(date => new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10))
      expect(dates).toEqual(real)
      expect(dates).toEqual([...new Set(dates)].sort())
    },
  )

  test.each(markets)('%s has at least twelve holidays in 2026, 2027 and 2028', market => {
    for (const year of ['2026', '2027', '2028'])
      expect(holidays[market].filter(date => date.startsWith(year)).length).toBeGreaterThan(11)
  })

  test('a Bulgarian holiday on a weekend, except Easter, moves to a working day', () => {
    const inPlace = ['2026-09-07', '2026-12-28', '2027-05-04', '2027-12-27', '2028-01-03']
    expect(holidays.bg).toEqual(expect.arrayContaining(inPlace))
    expect(inPlace.map(weekdayOf)).toEqual([1, 1, 2, 1, 1])
  })
})
