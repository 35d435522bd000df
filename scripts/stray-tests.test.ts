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

test.each([
  ["test.only('adds', () => {})", ['only']],
  ["  describe.only.each(cases)('adds', () => {})", ['only']],
  ["test.fails('adds', () => {})", ['fails']],
  ['  test.fail()', ['fail']],
  ["test.each(cases)('adds', () => {})", []],
  ["expect(said).toBe('test.only')", []],
])('%s excuses a test by %j', (line, excused) => {
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
