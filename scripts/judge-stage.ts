import { type Count, countTests } from './count-tests.ts'
import { failedTests } from './failed-tests.ts'
import { readReport } from './read-report.ts'
import { type Stage, stageErrors } from './stage-faults.ts'

export type Judgement = {
  readonly count: Count
  readonly passed: boolean
  /** The names of the failed tests. */
  readonly failures: readonly string[]
}

/**
 * The result of a stage. Without a report nothing has passed, whatever the runner's exit code: each error of the stage
 * counts as a failed test.
 */
export function judgeStage(
  reportFile: string,
  hasPassed: boolean,
  stage: Omit<Stage, 'tests'>,
): Judgement {
  const tests = readReport(reportFile)
  const errors = tests
    ? stageErrors({ ...stage, tests })
    : ['the runner left no report that can be read']
  const { failed, ...count } = countTests(reportFile, hasPassed || tests === undefined)
  return {
    count: { ...count, failed: failed + errors.length },
    passed: hasPassed && errors.length === 0,
    failures: [...failedTests(reportFile), ...errors],
  }
}
