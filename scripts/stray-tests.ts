/** A test that is written here: `test('…'`, `test.each(…)`, `describe('…'`, and not `test.info()`. */
const written =
  /^\s*(?:await\s+)?(?:test|it|describe)(?:\.(?:each|for|only|skip|skipIf|runIf|concurrent|sequential|describe|todo|fails|fail|fixme))*\s*[(`<]/m
const runner = /from '(?:vitest|@playwright\/test|[^']*\/support\/browser\.ts)'/

/** Whether a file holds tests, whatever it is called. */
export function holdsTests(text: string): boolean {
  return runner.test(text) && written.test(text)
}
