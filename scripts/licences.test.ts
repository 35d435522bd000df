import { expect, test } from 'vitest'
import { refusedLicences } from './licences.ts'

function refused(...licenses: readonly object[]) {
  return refusedLicences({ components: [{ name: 'a', version: '1.0.0', licenses }] })
}

test.each([
  [[{ license: { id: 'MIT' } }]],
  [[{ expression: '(MIT OR GPL-3.0-only)' }]],
  [[{ expression: 'Apache-2.0 AND LGPL-3.0-or-later' }]],
])('%j is allowed', licenses => {
  expect(refused(...licenses)).toEqual([])
})

test.each([
  [[{ license: { id: 'GPL-3.0-only' } }], 'GPL-3.0-only'],
  [[{ license: { id: 'MIT' } }, { license: { id: 'AGPL-3.0-only' } }], 'MIT, AGPL-3.0-only'],
  [[{ expression: 'MIT AND GPL-3.0-only' }], 'MIT AND GPL-3.0-only'],
  [[{ license: { name: 'Ask the author' } }], 'Ask the author'],
  [[], 'no licence'],
])('%j is refused', (licenses, says) => {
  expect(refused(...licenses)).toEqual([`a@1.0.0: ${says}`])
})

test('a licence that we read in the package’s own file counts for that version alone', () => {
  const of = (version: string) => refusedLicences({ components: [{ name: 'png-js', version }] })
  expect(of('2.0.0')).toEqual([])
  expect(of('2.0.1')).toEqual(['png-js@2.0.1: no licence'])
})

test('nothing is refused of nothing', () => {
  expect(refusedLicences({})).toEqual([])
})
