import { expect, test } from 'vitest'
import { ownEntry } from './own-entry.ts'

const months: Readonly<Record<string, number>> = { may: 5, june: 6 }

test('finds what was written under a word', () => {
  expect(ownEntry(months, 'may')).toBe(5)
})

test.each(['july', '', 'may\0', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'finds nothing under "%s", which nobody wrote',
  word => {
    expect(ownEntry(months, word)).toBeUndefined()
  },
)
