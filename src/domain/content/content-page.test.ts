import { expect, test } from 'vitest'
import { minutesToRead } from './content-page.ts'

test.each([
  ['', 1],
  ['word '.repeat(299), 1],
  ['word '.repeat(300), 2],
  ['word '.repeat(1000), 5],
])('the reading time is in whole minutes, at least one', (text, minutes) => {
  expect(minutesToRead(text)).toBe(minutes)
})
