import type { Skip } from '../test/skips.ts'
import type { Told } from './read-report.ts'

export type Stage = {
  /** What the runner says it ran. */
  readonly tests: readonly Told[]
  /** The files that it had to run. */
  readonly files: readonly string[]
  /** The skips that are allowed here and now: those whose condition is met. */
  readonly skips: readonly Pick<Skip, 'file' | 'title' | 'count'>[]
}

/** Why a stage that failed no test has not passed all the same: it ran fewer files than the tree holds, skipped what the list does not name, or passed nothing. */
export function stageErrors(stage: Stage): readonly string[] {
  return [
    ...notRun(stage),
    ...notExpected(stage),
    ...skippedUnsaid(stage),
    ...skippedOtherwise(stage),
    ...passedNone(stage),
  ]
}

function notRun({ tests, files }: Stage): readonly string[] {
  const ran = new Set(tests.map(({ file }) => file))
  return files.filter(file => !ran.has(file)).map(file => `${file}: none of its tests was run`)
}

/** A file that is said to be left out, and is run. */
function notExpected({ tests, files }: Stage): readonly string[] {
  const ran = new Set(tests.map(({ file }) => file))
  return [...ran]
    .filter(file => !files.includes(file))
    .map(file => `${file}: was run, and is not among the files of this stage`)
}

function skippedUnsaid({ tests, skips }: Stage): readonly string[] {
  return tests
    .filter(test => test.state === 'skipped' && !skips.some(skip => isNamed(skip, test)))
    .map(({ file, title }) => `${file}: "${title}" is skipped, and test/skips.ts does not say why`)
}

/** A list that says more than happens would hide the next skip. */
function skippedOtherwise({ tests, files, skips }: Stage): readonly string[] {
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

function isNamed(skip: Stage['skips'][number], test: Told): boolean {
  return test.file === skip.file && test.title.startsWith(skip.title)
}

function passedNone({ tests }: Stage): readonly string[] {
  return tests.some(({ state }) => state === 'passed') ? [] : ['no test passed']
}
