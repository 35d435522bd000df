import { expect, test } from 'vitest'
import { shareOfFigures } from './market-figures.ts'

test('a share has one decimal', () => {
  expect(shareOfFigures(2, 79)).toBe(2.5)
  expect(shareOfFigures(0, 79)).toBe(0)
  expect(shareOfFigures(79, 79)).toBe(100)
})

test('of fewer than twenty there is no share', () => {
  expect(shareOfFigures(1, 19)).toBeUndefined()
  expect(shareOfFigures(1, 20)).toBe(5)
})
