import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closingLines, countTests, lastLine, sumOf } from './count-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'kintsu-count-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeReport(value: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('todo tests of Vitest are counted as skipped', () => {
  const file = writeReport({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  })
  expect(countTests(file, false)).toEqual({ passed: 3, failed: 1, skipped: 3 })
})

test('a browser test that passed on the second try is counted as passed', () => {
  const file = writeReport({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2 } })
  expect(countTests(file, true)).toEqual({ passed: 5, failed: 0, skipped: 2 })
})

test('a failed run without a failed test is counted as one failure', () => {
  expect(countTests(writeReport({ numPassedTests: 3 }), false)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  })
})

test('a run without a report is counted as one failure', () => {
  expect(countTests(join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a truncated report is treated as missing', () => {
  const file = join(folder, 'cut.json')
  writeFileSync(file, '{"numPassedTests": 3,')
  expect(countTests(file, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the summary gives the seconds, then only the counts on the last line', () => {
  expect(closingLines({ passed: 5, failed: 0, skipped: 2 }, 862.7)).toEqual([
    '863 s',
    '5 passed, 0 failed, 2 skipped',
  ])
  expect(closingLines({ passed: 5, failed: 1, skipped: 0 }, 3).at(-1)).toBe('5 passed, 1 failed')
})

test('the last line mentions skipped tests only if there are any', () => {
  const one = { passed: 2, failed: 0, skipped: 0 }
  expect(lastLine(sumOf([one, one]))).toBe('4 passed, 0 failed')
  expect(lastLine(sumOf([one, { passed: 1, failed: 1, skipped: 5 }]))).toBe(
    '3 passed, 1 failed, 5 skipped',
  )
})
