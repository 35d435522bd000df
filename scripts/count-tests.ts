import { reportIn } from './read-report.ts'

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The fields of both runners' JSON reports that hold the test counts. */
type Report = {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly numTodoTests?: number
  readonly stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * A run that failed without naming a failed test, or left no report, counts as one failure, so that no failure is
 * silent.
 */
export function countTests(reportFile: string, passed: boolean): Count {
  const report = reportIn<Report>(reportFile) ?? {}
  const count = report.stats ? ofPlaywright(report.stats) : ofVitest(report)
  return passed || count.failed > 0 ? count : { ...count, failed: 1 }
}

function ofVitest(report: Report): Count {
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

function ofPlaywright(stats: NonNullable<Report['stats']>): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }
}

export function sumOf(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

/** The summary of a run: its seconds, then only the counts on the last line, as build services read them. */
export function closingLines(count: Count, seconds: number): readonly string[] {
  return [`${Math.round(seconds)} s`, lastLine(count)]
}

export function lastLine({ passed, failed, skipped }: Count) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
