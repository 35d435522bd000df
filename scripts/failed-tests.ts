import { reportIn } from './read-report.ts'

/** The fields of both runners' JSON reports that name the failed tests. */
type Report = {
  readonly testResults?: readonly VitestFile[]
  readonly suites?: readonly Suite[]
}

type VitestFile = {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}

type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] }

type Spec = {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly ok: boolean
  readonly tests: readonly {
    readonly status?: string
    readonly results: readonly { readonly error?: { readonly message?: string } }[]
  }[]
}

/** Every failed test of a runner's JSON report with the first lines of the reason; empty if there is no report. */
export function failedTests(reportFile: string): readonly string[] {
  const { testResults = [], suites = [] } = reportIn<Report>(reportFile) ?? {}
  return [
    ...testResults.flatMap(ofFile),
    ...specsOf({ suites })
      .filter(({ ok }) => !ok)
      .map(ofSpec),
  ]
}

/** The browser tests that failed once and passed when they were retried. */
export function flakyTests(reportFile: string): readonly string[] {
  const { suites = [] } = reportIn<Report>(reportFile) ?? {}
  return specsOf({ suites })
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(ofSpec)
}

/** A file that could not be read has no failed test, but a message of its own. */
function ofFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [withReason(name, message)]
  return failed.map(test => withReason(`${name}: ${test.fullName}`, test.failureMessages[0]))
}

function specsOf({ suites = [], specs = [] }: Suite): readonly Spec[] {
  return [...suites.flatMap(specsOf), ...specs]
}

function ofSpec({ file, line, title, tests }: Spec): string {
  const result = tests.flatMap(({ results }) => results).find(({ error }) => error)
  return withReason(`${file}:${line} ${title}`, result?.error?.message)
}

const maxReasonLines = 8

function withReason(name: string, reason = '') {
  return [name, ...reason.split('\n', maxReasonLines).map(line => `  ${line}`)].join('\n').trimEnd()
}
