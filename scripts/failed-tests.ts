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
export function unsteadyTests(reportFile: string): readonly string[] {
  const { suites = [] } = reportIn<Report>(reportFile) ?? {}
  return specsOf({ suites })
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(ofSpec)
}

/** A file that could not be read has no failed test, but a message of its own. */
function ofFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [told(name, message)]
  return failed.map(test => told(`${name}: ${test.fullName}`, test.failureMessages[0]))
}

function specsOf({ suites = [], specs = [] }: Suite): readonly Spec[] {
  return [...suites.flatMap(specsOf), ...specs]
}

function ofSpec({ file, line, title, tests }: Spec): string {
  const result = tests.flatMap(({ results }) => results).find(({ error }) => error)
  return told(`${file}:${line} ${title}`, result?.error?.message)
}

const linesOfWhy = 8

function told(name: string, why = '') {
  return [name, ...why.split('\n', linesOfWhy).map(line => `  ${line}`)].join('\n').trimEnd()
}
