import { expect, test } from 'vitest'
import { holdsTests, looseTests } from './stray-tests.ts'

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
  '%s is not a test',
  line => {
    expect(holdsTests(fromVitest + line)).toBe(false)
  },
)

test('a browser test counts whether it imports Playwright’s `test` or the project’s', () => {
  const line = "test('buys', async ({ page }) => {})"
  expect(holdsTests(`import { test } from '@playwright/test'\n${line}`)).toBe(true)
  expect(holdsTests(`import { test } from '#test/support/browser.ts'\n${line}`)).toBe(true)
})

test('a file that calls its own function named `test` contains no tests', () => {
  expect(holdsTests("import { test } from './pattern.ts'\ntest('x')")).toBe(false)
})

test.each([
  ["test.only('adds', () => {})", ['only']],
  ["  describe.only.each(cases)('adds', () => {})", ['only']],
  ["test.fails('adds', () => {})", ['fails']],
  ['  test.fail()', ['fail']],
  ["test.each(cases)('adds', () => {})", []],
  ["expect(said).toBe('test.only')", []],
])('the modifiers in %s that excuse a test are %j', (line, excused) => {
  expect(looseTests(line)).toEqual({ excused, skips: false })
})

test.each([
  "test.skip('adds', () => {})",
  "describe.skipIf(!hasNats)('adds', () => {})",
  'const witness = () =>\n  test.skipIf(isAbsent)(title, run)',
  'const maybe = isThere ? test :\n  test.skip',
  "test.runIf(isThere)('adds', () => {})",
  "test.todo('adds')",
  "test.fixme('adds', () => {})",
])('%s may be skipped', line => {
  expect(looseTests(line)).toEqual({ excused: [], skips: true })
})
