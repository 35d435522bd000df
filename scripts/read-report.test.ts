import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'kintsu-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file, '/shop') ?? []
}

test('a Vitest report lists each test by its file, whatever status a skip has', () => {
  const assertionResults = ['passed', 'failed', 'skipped', 'pending', 'todo'].map(status => ({
    fullName: `is ${status}`,
    status,
  }))
  const tests = read({ testResults: [{ name: '/shop/src/a.test.ts', assertionResults }] })
  expect(tests.map(({ file }) => file)).toEqual(Array(5).fill('src/a.test.ts'))
  expect(tests.map(({ title, state }) => `${title}: ${state}`)).toEqual([
    'is passed: passed',
    'is failed: failed',
    'is skipped: skipped',
    'is pending: skipped',
    'is todo: skipped',
  ])
})

test('a Playwright report lists each test by its file, including nested suites', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'e2e/a.test.ts',
    tests: [{ status }],
  })
  const inner = { specs: [spec('buys', 'flaky'), spec('pays', 'skipped')] }
  const tests = read({
    config: { rootDir: '/shop/test' },
    suites: [{ specs: [spec('finds', 'expected'), spec('asks', 'unexpected')], suites: [inner] }],
  })
  expect(new Set(tests.map(({ file }) => file))).toEqual(new Set(['test/e2e/a.test.ts']))
  expect(Object.fromEntries(tests.map(({ title, state }) => [title, state]))).toEqual({
    finds: 'passed',
    asks: 'failed',
    buys: 'passed',
    pays: 'skipped',
  })
})

test('a missing or truncated report is undefined', () => {
  expect(readReport(join(folder, 'none.json'))).toBeUndefined()
  const cut = join(folder, 'cut.json')
  writeFileSync(cut, '{"testResults": [{"name"')
  expect(readReport(cut)).toBeUndefined()
})

test('a file that could not be read has no tests', () => {
  expect(read({ testResults: [{ name: '/shop/src/a.test.ts', assertionResults: [] }] })).toEqual([])
})
