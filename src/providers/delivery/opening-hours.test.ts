import { describe, expect, test } from 'vitest'
import { type OpenDay, openingHours } from './opening-hours.ts'

function days(first: number, last: number, from: string, to: string): OpenDay[] {
  return Array.from({ length: last - first + 1 }, (_, at) => ({ day: first + at, from, to }))
}

describe('opening hours', () => {
  test('opening hours of a Romanian mall are written once for the whole week', () => {
    expect(openingHours('ro', days(1, 7, '10:00', '22:00'))).toBe('L–D 10:00–22:00')
  })

  test('opening hours of a Bulgarian office list Saturday separately', () => {
    const week = [...days(6, 6, '09:00', '15:00'), ...days(1, 5, '08:30', '19:30')]
    expect(openingHours('bg', week)).toBe('пн–пт 08:30–19:30, сб 09:00–15:00')
  })

  test('opening hours that are the same every day name no days in Bulgarian', () => {
    expect(openingHours('bg', days(1, 7, '08:00', '22:00'))).toBe('08:00–22:00')
  })

  test('opening hours are written without leading and trailing zeros in Hungarian', () => {
    const week = [...days(1, 5, '09:00', '19:00'), ...days(6, 6, '09:00', '13:30')]
    expect(openingHours('hu', week)).toBe('H–P 9–19, Szo 9–13:30')
  })

  test.each([
    ['ro', 'non-stop'],
    ['bg', 'денонощно'],
    ['hu', '0–24'],
  ] as const)('opening hours around the clock have a short form in %s', (market, text) => {
    expect(openingHours(market, days(1, 7, '00:00', '24:00'))).toBe(text)
    expect(openingHours(market, days(1, 6, '00:00', '24:00'))).not.toBe(text)
  })

  test('opening hours with a closed day in between make two ranges', () => {
    const week = [...days(1, 2, '09:00', '17:00'), ...days(4, 5, '09:00', '17:00')]
    expect(openingHours('hu', week)).toBe('H–K 9–17, Cs–P 9–17')
  })
})
