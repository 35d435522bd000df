import { expect, test } from 'vitest'
import { holdsTests } from './stray-tests.ts'

const fromVitest = "import { expect, test } from 'vitest'\n"

test.each([
  "test('adds', () => {})",
  "describe('money', () => {",
  "  test.each(cases)('adds', () => {})",
  "  test.skipIf(isAbsent)('adds', () => {})",
  'test(\n  name,',
])('%s is a test', line => {
  expect(holdsTests(fromVitest + line)).toBe(true)
})

test.each(['const { title } = test.info()', 'expect(1).toBe(1)', '// test(this)'])(
  '%s is none',
  line => {
    expect(holdsTests(fromVitest + line)).toBe(false)
  },
)

test('a test of the browser counts, whether it takes Playwright’s test or ours', () => {
  const line = "test('buys', async ({ page }) => {})"
  expect(holdsTests(`import { test } from '@playwright/test'\n${line}`)).toBe(true)
  expect(holdsTests(`import { test } from '#test/support/browser.ts'\n${line}`)).toBe(true)
})

test('who calls a function of its own test holds none', () => {
  expect(holdsTests("import { test } from './pattern.ts'\ntest('x')")).toBe(false)
})
