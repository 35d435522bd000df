import { expect, test } from 'vitest'
import type { ReportEntry } from './read-report.ts'
import { stageErrors } from './stage-faults.ts'

function passed(file: string): ReportEntry {
  return { file, title: 'adds', state: 'passed' }
}
function skipped(file: string, title = 'with NATS: a write is published'): ReportEntry {
  return {
    file,
    title,
    state: 'skipped',
  }
}
const withNats = { file: 'a.test.ts', title: 'with NATS', count: 1 }

test('a stage that ran every file and skipped nothing has no error', () => {
  const tests = [passed('a.test.ts'), passed('b.test.ts')]
  expect(stageErrors({ tests, files: ['a.test.ts', 'b.test.ts'], skips: [] })).toEqual([])
})

test('a file of the tree that the runner did not run is an error', () => {
  const stage = { tests: [passed('a.test.ts')], files: ['a.test.ts', 'b.test.ts'], skips: [] }
  expect(stageErrors(stage)).toEqual(['b.test.ts: none of its tests was run'])
})

test('a stage whose files were all renamed has not passed', () => {
  expect(stageErrors({ tests: [], files: [], skips: [] })).toEqual(['no test passed'])
})

test('a stage whose tests are all skipped has not passed, even if each skip is listed', () => {
  const stage = { tests: [skipped('a.test.ts')], files: ['a.test.ts'], skips: [withNats] }
  expect(stageErrors(stage)).toEqual(['no test passed'])
})

test('a skip that is on the list is no error', () => {
  const tests = [passed('a.test.ts'), skipped('a.test.ts')]
  expect(stageErrors({ tests, files: ['a.test.ts'], skips: [withNats] })).toEqual([])
})

test('a skip that is not on the list is an error', () => {
  const tests = [passed('a.test.ts'), skipped('a.test.ts', 'sells')]
  expect(stageErrors({ tests, files: ['a.test.ts'], skips: [] })).toEqual([
    'a.test.ts: "sells" is skipped, and test/skips.ts does not say why',
  ])
})

test('more or fewer skipped tests than listed are an error', () => {
  const stage = { files: ['a.test.ts'], skips: [withNats] }
  const wrongCount = (count: number) =>
    `a.test.ts: ${count} tests of "with NATS" are skipped, test/skips.ts says 1`
  const two = [passed('a.test.ts'), skipped('a.test.ts'), skipped('a.test.ts')]
  expect(stageErrors({ ...stage, tests: two })).toEqual([wrongCount(2)])
  expect(stageErrors({ ...stage, tests: [passed('a.test.ts')] })).toEqual([wrongCount(0)])
})

test('a listed skip of a file that does not belong to the stage is ignored', () => {
  const tests = [passed('b.test.ts')]
  expect(stageErrors({ tests, files: ['b.test.ts'], skips: [withNats] })).toEqual([])
})

test('a file that is listed as excluded but is run is an error', () => {
  const tests = [passed('a.test.ts'), passed('b.test.ts')]
  expect(stageErrors({ tests, files: ['a.test.ts'], skips: [] })).toEqual([
    'b.test.ts: was run, and is not among the files of this stage',
  ])
})
