/** A test that is defined here: `test('…'`, `test.each(…)`, `describe('…'`, and not `test.info()`. */
const testDefinition =
  /^\s*(?:await\s+)?(?:test|it|describe)(?:\.(?:each|for|only|skip|skipIf|runIf|concurrent|sequential|describe|todo|fails|fail|fixme))*\s*[(`<]/m
const runnerImport = /from '(?:vitest|@playwright\/test|[^']*\/support\/browser\.ts)'/

/** Whether a file contains tests, whatever its name. */
export function holdsTests(text: string): boolean {
  return runnerImport.test(text) && testDefinition.test(text)
}

/** `test.skipIf(`, `describe.only(`, and `has ? test : test.skip`. */
const modified = /(?:^\s*|[?:=>]\s+)(?:await\s+)?(?:test|it|describe)((?:\.\w+)+)/gm

/** Modifiers that make a test pass by failing, or prevent the other tests from running. */
const excuses = new Set(['only', 'fails', 'fail'])
const skipping = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme'])

/** The modifiers in a file that let a test prove nothing. */
export function looseTests(text: string): {
  readonly excused: readonly string[]
  readonly skips: boolean
} {
  const found = [...text.matchAll(modified)].flatMap(([, names = '']) => names.split('.'))
  return {
    excused: found.filter(name => excuses.has(name)),
    skips: found.some(name => skipping.has(name)),
  }
}
