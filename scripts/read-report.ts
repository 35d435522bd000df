import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type ReportEntry = {
  /** Path relative to the project folder. */
  readonly file: string
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
}

/** The fields of both runners' JSON reports that name the tests. */
type Report = {
  readonly testResults?: readonly VitestFile[]
  readonly config?: { readonly rootDir: string }
  readonly suites?: readonly Suite[]
}
type VitestFile = {
  readonly name: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** A runner's JSON report; `undefined` if it wrote none or was stopped while writing. */
export function reportIn<AnyReport>(reportFile: string): AnyReport | undefined {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as AnyReport
  } catch {
    return undefined
  }
}

/** Every test of a runner's JSON report; `undefined` if there is no readable report. */
export function readReport(
  reportFile: string,
  folder = process.cwd(),
): readonly ReportEntry[] | undefined {
  const report = reportIn<Report>(reportFile)
  if (!report) return undefined
  const at = (...path: string[]) => relative(folder, path.join('/')).replaceAll('\\', '/')
  return [
    ...(report.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        file: at(name),
        title: fullName,
        state: stateOf(status),
      })),
    ),
    ...testsOf(report).map(entry => ({
      ...entry,
      file: at(report.config?.rootDir ?? '', entry.file),
    })),
  ]
}

function testsOf({ suites = [], specs = [] }: Suite): readonly ReportEntry[] {
  return [
    ...suites.flatMap(testsOf),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({ file, title, state: stateOf(status) })),
    ),
  ]
}

/**
 * The statuses of Vitest are passed, failed, skipped, pending, todo; those of Playwright expected, unexpected, flaky,
 * skipped.
 */
function stateOf(status: string): ReportEntry['state'] {
  if (/^(?:passed|expected|flaky)$/.test(status)) return 'passed'
  return /^(?:failed|unexpected)$/.test(status) ? 'failed' : 'skipped'
}
