import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

function offer(type: string, id: string) {
  return { type, id }
}

test('offers alternate between types, each type in its original order', () => {
  const offers = [
    offer('charger', 'c1'),
    offer('charger', 'c2'),
    offer('charger', 'c3'),
    offer('case', 'k1'),
    offer('cable', 'w1'),
    offer('cable', 'w2'),
  ]
  expect(inTurns(offers).map(({ id }) => id)).toEqual(['c1', 'k1', 'w1', 'c2', 'w2', 'c3'])
})

test('an empty list of offers stays empty', () => {
  expect(inTurns([])).toEqual([])
})
