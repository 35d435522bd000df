import { expect, test } from 'vitest'
import { asserts } from '../test/support/require-assertions.ts'

const step = (category: string, ...steps: ReturnType<typeof stepOf>[]) => stepOf(category, steps)
function stepOf(category: string, steps: readonly { category: string; steps: never[] }[]) {
  return { category, steps: [...steps] as never[] }
}

test('a browser test that expects something asserts, however deep in its steps', () => {
  expect(asserts([step('expect')])).toBe(true)
  expect(asserts([step('pw:api'), step('test.step', step('test.step', step('expect')))])).toBe(true)
})

test('a browser test that only clicks asserts nothing', () => {
  expect(asserts([step('pw:api'), step('test.step', step('pw:api'))])).toBe(false)
  expect(asserts([])).toBe(false)
})

test('what the fixtures expect of every page does not count', () => {
  expect(asserts([step('hook', step('fixture', step('expect')))])).toBe(false)
})
