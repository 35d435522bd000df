import type { Skip } from '../test/skips.ts'
import type { ReportEntry } from './read-report.ts'

export type Stage = {
  /** The tests that the runner reports as run. */
  readonly tests: readonly ReportEntry[]
  /** The files that the stage must run. */
  readonly files: readonly string[]
  /** The skips that are allowed in this environment: those whose condition is met. */
  readonly skips: readonly Pick<Skip, 'file' | 'title' | 'count'>[]
}

/**
 * The reasons why a stage without a failed test has not passed: it ran fewer files than the tree contains, skipped tests
 * that are not on the list, or passed nothing.
 */
export function stageErrors(stage: Stage): readonly string[] {
  return [
    ...notRun(stage),
    ...notExpected(stage),
    ...unlistedSkips(stage),
    ...wrongSkipCounts(stage),
    ...nothingPassed(stage),
  ]
}

function notRun({ tests, files }: Stage): readonly string[] {
  const ran = new Set(tests.map(({ file }) => file))
  return files.filter(file => !ran.has(file)).map(file => `${file}: none of its tests was run`)
}

/** Files that are listed as excluded but were run. */
function notExpected({ tests, files }: Stage): readonly string[] {
  const ran = new Set(tests.map(({ file }) => file))
  return [...ran]
    .filter(file => !files.includes(file))
    .map(file => `${file}: was run, and is not among the files of this stage`)
}

function unlistedSkips({ tests, skips }: Stage): readonly string[] {
  return tests
    .filter(test => test.state === 'skipped' && !skips.some(skip => isNamed(skip, test)))
    .map(({ file, title }) => `${file}: "${title}" is skipped, and test/skips.ts does not say why`)
}

/** A list that allows more skips than occur would hide the next skip. */
function wrongSkipCounts({ tests, files, skips }: Stage): readonly string[] {
  return skips
    .filter(({ file }) => files.includes(file))
    .map(skip => ({
      ...skip,
      found: tests.filter(test => test.state === 'skipped' && isNamed(skip, test)).length,
    }))
    .filter(({ found, count }) => found !== count)
    .map(
      ({ file, title, found, count }) =>
        `${file}: ${found} tests of "${title}" are skipped, test/skips.ts says ${count}`,
    )
}

function isNamed(skip: Stage['skips'][number], test: ReportEntry): boolean {
  return test.file === skip.file && test.title.startsWith(skip.title)
}

function nothingPassed({ tests }: Stage): readonly string[] {
  return tests.some(({ state }) => state === 'passed') ? [] : ['no test passed']
}
