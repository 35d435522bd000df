import { expect, test } from 'vitest'
import { splitName } from './person-name.ts'

test.each([
  ['Ana Pop', 'Ana', 'Pop'],
  ['  Ana   Maria Pop ', 'Ana', 'Maria Pop'],
  ['Madonna', 'Madonna', 'Madonna'],
  ['Георги Иванов', 'Георги', 'Иванов'],
])('%s is split into a given name and a family name', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last })
})
