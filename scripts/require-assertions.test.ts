import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asserts } from '../test/support/require-assertions.ts'
import vitestConfig from '../vitest.config.ts'

function step(category: string, ...steps: ReturnType<typeof stepOf>[]) {
  return stepOf(category, steps)
}
function stepOf(category: string, steps: readonly { category: string; steps: never[] }[]) {
  return { category, steps: [...steps] as never[] }
}

test('a browser test with an expectation asserts something, however deeply it is nested in steps', () => {
  expect(asserts([step('expect')])).toBe(true)
  expect(asserts([step('pw:api'), step('test.step', step('test.step', step('expect')))])).toBe(true)
})

test('a browser test that only clicks asserts nothing', () => {
  expect(asserts([step('pw:api'), step('test.step', step('pw:api'))])).toBe(false)
  expect(asserts([])).toBe(false)
})

test('expectations of the fixtures, which apply to every page, are not counted', () => {
  expect(asserts([step('hook', step('fixture', step('expect')))])).toBe(false)
})

test('every Vitest project fails a test without an assertion', () => {
  const projects = vitestConfig.test?.projects ?? []
  expect(projects.map(project => (project as typeof vitestConfig).test)).toEqual(
    ['unit', 'contract'].map(name =>
      expect.objectContaining({ name, expect: { requireAssertions: true } }),
    ),
  )
})

test('Playwright is configured to fail a test without an expectation', () => {
  // Importing the configuration as a module would create the folder of a run.
  expect(readFileSync('playwright.config.ts', 'utf8')).toContain(
    "['./test/support/require-assertions.ts'],",
  )
})
