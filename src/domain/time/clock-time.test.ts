import { expect, test } from 'vitest'
import { minutesOf, parseClockTime } from './clock-time.ts'

test.each([
  ['16:30', '16:30'],
  ['9:05', '09:05'],
  [' 9.05 ', '09:05'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['12:5', undefined],
  ['12', undefined],
  ['', undefined],
  ['-1:30', undefined],
])('"%s" is the time of day %s', (typed, time) => {
  expect(parseClockTime(typed)).toBe(time)
})

test('the minutes from midnight', () => {
  expect(['00:00', '00:59', '09:05', '23:59'].map(minutesOf)).toEqual([0, 59, 545, 1439])
})
