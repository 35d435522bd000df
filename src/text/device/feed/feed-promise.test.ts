import { expect, test } from 'vitest'
import { feedPromiseRo } from './ro.ts'

test.each([
  [19, '19 zile'],
  [20, '20 de zile'],
  [101, '101 zile'],
  [120, '120 de zile'],
])('the Romanian feed counts %d return days by the rules of Romanian', (days, counted) => {
  expect(feedPromiseRo(days)).toContain(`retur în ${counted}.`)
})
