import { expect, test } from 'vitest'
import { ownEntry } from './own-entry.ts'

const months: Readonly<Record<string, number>> = { may: 5, june: 6 }

test('ownEntry finds the entry of a key', () => {
  expect(ownEntry(months, 'may')).toBe(5)
})

test.each(['july', '', 'may\0', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'ownEntry finds nothing under "%s", which is not an own key',
  word => {
    expect(ownEntry(months, word)).toBeUndefined()
  },
)
