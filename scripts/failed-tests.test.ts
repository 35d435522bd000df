import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedTests, flakyTests } from './failed-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'kintsu-failed-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeReport(value: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('Vitest: a failed test is listed with its reason, and so is a file that could not be read', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'divides', status: 'failed', failureMessages: ['by zero\nat line 3'] }
  const testResults = [
    { name: 'sums.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'gone.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    { name: 'fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(failedTests(writeReport({ testResults }))).toEqual([
    'sums.test.ts: divides\n  by zero\n  at line 3',
    'gone.test.ts\n  no such file',
  ])
})

test('Playwright: a failed test inside a group is listed', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'cart.test.ts',
    line: 7,
    tests: [{ results: ok ? [{}] : [{ error: { message: 'not visible' } }] }],
  })
  const suites = [{ suites: [{ specs: [spec('adds', true), spec('removes', false)] }] }]
  expect(failedTests(writeReport({ suites }))).toEqual(['cart.test.ts:7 removes\n  not visible'])
})

test('no tests are listed without a report', () => {
  expect(failedTests(join(folder, 'none.json'))).toEqual([])
})

test('Playwright: a test that passed on retry is listed with the reason of its first failure', () => {
  const spec = (title: string, status: string, results: readonly object[]) => ({
    title,
    ok: true,
    file: 'cart.test.ts',
    line: 7,
    tests: [{ status, results }],
  })
  const shaken = spec('adds', 'flaky', [{ error: { message: 'not visible' } }, {}])
  const file = writeReport({ suites: [{ specs: [shaken, spec('removes', 'expected', [{}])] }] })
  expect(flakyTests(file)).toEqual(['cart.test.ts:7 adds\n  not visible'])
  expect(failedTests(file)).toEqual([])
})
