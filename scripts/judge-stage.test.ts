import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { judgeStage } from './judge-stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'kintsu-judge-'))
afterAll(() => rmSync(folder, { recursive: true }))

const stage = { files: ['src/a.test.ts'], skips: [] }

/** A Vitest report on one file, in the form the runner writes it. */
function writeReport(text?: string) {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  if (text !== undefined) writeFileSync(file, text)
  return file
}
function reportOf(...statuses: readonly string[]) {
  const numberOf = (status: string) => statuses.filter(each => each === status).length
  const assertionResults = statuses.map((status, at) => ({
    fullName: `test ${at}`,
    status,
    failureMessages: ['no'],
  }))
  return JSON.stringify({
    numPassedTests: numberOf('passed'),
    numFailedTests: numberOf('failed'),
    numPendingTests: numberOf('skipped'),
    testResults: [{ name: join(process.cwd(), 'src/a.test.ts'), status: '', assertionResults }],
  })
}

test('a stage whose report names every file passes', () => {
  expect(judgeStage(writeReport(reportOf('passed', 'passed')), true, stage)).toEqual({
    count: { passed: 2, failed: 0, skipped: 0 },
    passed: true,
    failures: [],
  })
})

test.each([
  ['is missing', undefined],
  ['was cut off', '{"numPassedTests": 2,'],
])('a stage whose report %s fails, whatever the exit code of its runner', (_what, text) => {
  const failures = ['the runner left no report that can be read']
  const count = { passed: 0, failed: 1, skipped: 0 }
  for (const hasPassed of [true, false])
    expect(judgeStage(writeReport(text), hasPassed, stage)).toEqual({
      count,
      passed: false,
      failures,
    })
})

test('a stage that was stopped fails even if every test of its report passed', () => {
  expect(judgeStage(writeReport(reportOf('passed')), false, stage)).toEqual({
    count: { passed: 1, failed: 1, skipped: 0 },
    passed: false,
    failures: [],
  })
})

test('a stage that did not run every required test fails even if its runner passed', () => {
  const { count, passed, failures } = judgeStage(writeReport(reportOf('passed', 'skipped')), true, {
    files: ['src/a.test.ts', 'src/b.test.ts'],
    skips: [],
  })
  expect({ count, passed }).toEqual({
    count: { passed: 1, failed: 2, skipped: 1 },
    passed: false,
  })
  expect(failures).toEqual([
    'src/b.test.ts: none of its tests was run',
    'src/a.test.ts: "test 1" is skipped, and test/skips.ts does not say why',
  ])
})

test('a failed test is counted once and named', () => {
  const { count, failures } = judgeStage(writeReport(reportOf('passed', 'failed')), false, stage)
  expect(count).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(failures).toEqual([expect.stringContaining('src/a.test.ts: test 1\n  no')])
})
