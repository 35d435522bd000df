import { expect, test } from 'vitest'
import { missingDeclarations } from './declarations.ts'

test('A seller declares six things; what is missing is named in their order', () => {
  const all = ['adult', 'owner', 'not-stolen', 'locks-off', 'erased', 'sim-removed'] as const
  expect(missingDeclarations([])).toEqual(all)
  expect(missingDeclarations(['erased', 'adult', 'owner'])).toEqual([
    'not-stolen',
    'locks-off',
    'sim-removed',
  ])
  expect(missingDeclarations(all.toReversed())).toEqual([])
})
