import { reportIn } from './read-report.ts'

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The parts of both runners' JSON reports that say how many tests did what. */
type Report = {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly numTodoTests?: number
  readonly stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A run that failed without naming a failed test (or left no report) counts as one failure: nothing fails silently. */
export const countTests = (reportFile: string, passed: boolean): Count => {
  const report = reportIn<Report>(reportFile) ?? {}
  const count = report.stats ? ofPlaywright(report.stats) : ofVitest(report)
  return passed || count.failed > 0 ? count : { ...count, failed: 1 }
}

const ofVitest = (report: Report): Count => ({
  passed: report.numPassedTests ?? 0,
  failed: report.numFailedTests ?? 0,
  skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
})

const ofPlaywright = (stats: NonNullable<Report['stats']>): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** How a run ends: its seconds, and as the last line its counts and nothing else, as build services read them. */
export const closingLines = (count: Count, seconds: number): readonly string[] => [
  `${Math.round(seconds)} s`,
  lastLine(count),
]

export const lastLine = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
