import { describe, expect, test } from 'vitest'
import { hoursOffered, pickupTime, timesOf, timesText } from './courier-hours.ts'

describe('the hours of a courier', () => {
  test('Econt comes in the morning or in the afternoon, the others at any time', () => {
    expect(hoursOffered('econt')).toEqual(['morning', 'afternoon'])
    for (const carrier of ['sameday', 'gls', 'courier'] as const)
      expect(hoursOffered(carrier)).toEqual([])
  })

  test.each([
    [undefined, '09:00', '18:00'],
    ['morning', '09:00', '13:00'],
    ['afternoon', '13:00', '18:00'],
  ] as const)('%s is from %s to %s', (hours, from, to) => {
    expect(timesOf(hours)).toEqual({ from, to })
    expect(timesText(hours)).toBe(`${from}–${to}`)
  })

  test('hours that were asked for are written after the day', () => {
    const day = '2026-12-01'
    expect(pickupTime({ day, hours: 'morning' }, 'bg-BG')).toMatch(
      /1 декември 2026.*, 09:00–13:00$/,
    )
    expect(pickupTime({ day }, 'bg-BG')).not.toContain('09:00')
  })
})
