import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from '../../scripts/read-report.ts'
import { runPart } from '../../scripts/run-part.ts'
import type { Mutant } from './mutant.ts'
import type { Outcome } from './outcome.ts'
import { scratchTree } from './scratch-tree.ts'

/**
 * Each test has its own timeout and fails by name; a run longer than this has no result and does not count as
 * detected.
 */
const mostSeconds = 600

type OnOutcome = (mutant: Mutant, outcome: Outcome) => void

/** `unjudged`: not finished in time. */
type Verdict = 'passed' | 'failed' | 'unjudged'

/** Applies the mutants one at a time in a temporary copy of the tree, and runs the tests that should detect each. */
export async function runListed(
  mutants: readonly Mutant[],
  onOutcome: OnOutcome,
): Promise<readonly Outcome[]> {
  const tree = scratchTree()
  process.once('exit', tree.remove)
  try {
    await demandPassing(mutants, tests => runTests(tree.folder, tests))
    const outcomes: Outcome[] = []
    for (const mutant of mutants) {
      const outcome = outcomeOf(mutant, await isCaught(tree.folder, mutant))
      onOutcome(mutant, outcome)
      outcomes.push(outcome)
    }
    return outcomes
  } finally {
    tree.remove()
  }
}

/** Tests that fail without a mutant would detect every one. */
export async function demandPassing(
  mutants: readonly Pick<Mutant, 'tests'>[],
  run: (tests: readonly string[]) => Promise<Verdict>,
): Promise<void> {
  const tests = [...new Set(mutants.flatMap(mutant => mutant.tests))]
  if (tests.length === 0) return
  const verdict = await run(tests)
  if (verdict !== 'passed') throw new Error(`without a mutant the tests are ${verdict}`)
}

function outcomeOf({ file, find, replace, rule, survives }: Mutant, isCaught: boolean): Outcome {
  return {
    file,
    was: find,
    becomes: replace,
    what: rule,
    isCaught,
    ...(survives !== undefined && { reason: survives }),
  }
}

/** Replaces the only occurrence of `find`. */
export function mutated(text: string, { find, replace }: Pick<Mutant, 'find' | 'replace'>): string {
  return text.replace(find, () => replace)
}

async function isCaught(folder: string, mutant: Mutant): Promise<boolean> {
  const file = join(folder, mutant.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, mutated(text, mutant))
  try {
    const [likeliest, ...others] = mutant.tests.map(test => [test])
    for (const tests of [likeliest ?? [], others.flat()].filter(each => each.length > 0))
      if ((await runTests(folder, tests)) === 'failed') return true
    return false
  } finally {
    writeFileSync(file, text)
  }
}

/** Failed if named tests fail; if no test could be run at all, the mutant proves nothing. */
async function runTests(folder: string, tests: readonly string[]): Promise<Verdict> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const command = `cd "${folder}" && npx vitest run --bail=1 --reporter=json --outputFile="${report}" ${tests.join(' ')}`
  const { passed, output, seconds } = await runPart({ name: 'tests', command }, mostSeconds)
  if (passed) return 'passed'
  if (seconds >= mostSeconds) return 'unjudged'
  const entries = readReport(report, folder) ?? []
  if (entries.some(({ state }) => state === 'failed')) return 'failed'
  throw new Error(`the tests of a mutant could not be run:\n${output.slice(-3000)}`)
}
