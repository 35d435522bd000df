import { type Part, print, runPart } from './run-part.ts'

const parts: readonly Part[] = [
  { name: 'types', command: 'react-router typegen && tsc --noEmit --singleThreaded' },
  { name: 'biome', command: 'biome ci --error-on-warnings --colors=off --max-diagnostics=50' },
  { name: 'floors', command: 'node scripts/check-floors.ts' },
  { name: 'unused', command: 'knip --no-progress' },
  { name: 'sizes', command: 'node scripts/check-sizes.ts' },
  { name: 'names', command: 'node scripts/check-names.ts' },
  { name: 'look-ups', command: 'node scripts/check-look-ups.ts' },
  { name: 'tests', command: 'node scripts/check-tests.ts' },
  { name: 'mutants', command: 'node scripts/check-mutants.ts' },
  { name: 'where', command: 'node scripts/check-where.ts' },
  { name: 'weights', command: 'node scripts/check-weights.ts' },
  // In step with the lock file, and every package accepts the Node that runs this (see .npmrc).
  { name: 'packages', command: 'npm ci --dry-run --offline --engine-strict --ignore-scripts' },
]

// Every part is stopped when the whole run ends.
process.setMaxListeners(2 * parts.length)

const outcomes = await Promise.all(
  parts.map(async part => {
    const outcome = await runPart(part, 120)
    print(part, outcome, outcome.passed ? (outcome.output.trim().split('\n').at(-1) ?? '') : '')
    return outcome
  }),
)
if (!outcomes.every(outcome => outcome.passed)) process.exitCode = 1
