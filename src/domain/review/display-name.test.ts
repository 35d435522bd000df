import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  ['ro', 'Ana Popescu', 'Ana P.'],
  ['ro', '  ana   maria  popescu ', 'ana P.'],
  ['bg', 'Иван Петров', 'Иван П.'],
  ['hu', 'Kovács Anna', 'Anna K.'],
  ['gr', 'Ελένη Ψαρρά', 'Ελένη Ψ.'],
  ['ro', 'Ana', ''],
  ['ro', '', ''],
] as const)('in %s %j is shown as %j', (market, name, shown) => {
  expect(displayName(market, name)).toBe(shown)
})
