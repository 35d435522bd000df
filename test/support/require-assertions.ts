import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter'

type Step = Pick<TestStep, 'category'> & { readonly steps: readonly Step[] }

/**
 * A Playwright reporter. Fails a run in which a browser test passed without an expectation of its own: expectations of
 * hooks and fixtures for every page do not count.
 */
export default class RequireAssertions implements Reporter {
  readonly #silent: string[] = []

  onTestEnd({ location, title }: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !asserts(steps))
      this.#silent.push(`${location.file}:${location.line} ${title}: asserts nothing`)
  }

  async onEnd(): Promise<Pick<FullResult, 'status'> | undefined> {
    for (const line of this.#silent) console.log(line)
    return this.#silent.length > 0 ? { status: 'failed' } : undefined
  }

  /** The list of tests is still printed. */
  printsToStdio(): boolean {
    return false
  }
}

export function asserts(steps: readonly Step[]): boolean {
  return steps.some(
    ({ category, steps: inner }) =>
      category === 'expect' || (!/^(?:hook|fixture)$/.test(category) && asserts(inner)),
  )
}
