import { expect, test } from 'vitest'
import { missingDeclarations } from './declarations.ts'

test('A seller makes six declarations; missing ones are listed in the same order', () => {
  const all = ['adult', 'owner', 'not-stolen', 'locks-off', 'erased', 'sim-removed'] as const
  expect(missingDeclarations([])).toEqual(all)
  expect(missingDeclarations(['erased', 'adult', 'owner'])).toEqual([
    'not-stolen',
    'locks-off',
    'sim-removed',
  ])
  expect(missingDeclarations(all.toReversed())).toEqual([])
})
