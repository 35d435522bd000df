import { expect, test } from 'vitest'
import { mostAlikeFirst } from './most-alike-first.ts'

const titles = (title: string, choices: readonly string[]) =>
  mostAlikeFirst(
    title,
    choices.map(each => ({ title: each })),
  ).map(each => each.title)

test('what has the storage and the colour of the device comes first, and the others keep their order', () => {
  expect(
    titles('Galaxy S22, 512 GB, Black', [
      'Galaxy S22, 128 GB, White',
      'Galaxy S22, 128 GB, Black',
      'Galaxy S22, 512 GB, White',
      'Galaxy S22, 512 GB, Black',
      'Galaxy S22 Ultra, 512 GB',
    ]),
  ).toEqual([
    'Galaxy S22, 512 GB, Black',
    'Galaxy S22, 128 GB, Black',
    'Galaxy S22, 512 GB, White',
    'Galaxy S22, 128 GB, White',
    'Galaxy S22 Ultra, 512 GB',
  ])
})

test('a device without a title leaves the order as it is', () => {
  expect(titles('', ['B, 1', 'A, 2'])).toEqual(['B, 1', 'A, 2'])
})
