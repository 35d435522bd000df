import { parseArgs } from 'node:util'
import { loadStryker } from './load-stryker.ts'
import { nouns } from './nouns.ts'
import type { Outcome } from './outcome.ts'
import { runListed } from './run-listed.ts'
import { runRules } from './run-rules.ts'
import { withReason } from './survivors.ts'
import { bar, describeSurvivor, type Row, rowOf, tableOf } from './table.ts'

/** `npm run mutants -- money cart`; without a noun, all of them. The result is explained in docs/mutants.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** `listed` or `rules`: only that half. */
    only: { type: 'string', default: '' },
    /** Reuses earlier StrykerJS results if neither rule nor tests changed; new tests of constants are not noticed. */
    incremental: { type: 'boolean', default: false },
    /** Listed mutants whose rule contains this text. */
    rule: { type: 'string', default: '' },
  },
})

const unknown = positionals.filter(noun => !(noun in nouns))
if (unknown.length > 0) {
  console.log(`no such noun: ${unknown.join(', ')}; there are ${Object.keys(nouns).join(', ')}`)
  process.exit(2)
}

const requestedNouns = positionals.length > 0 ? positionals : Object.keys(nouns)
const mutatesRules =
  values.only !== 'listed' &&
  values.rule === '' &&
  requestedNouns.some(noun => nouns[noun]?.rules !== undefined)
const loaded = mutatesRules ? await loadStryker() : undefined
if (loaded?.kind === 'missing') {
  console.log(loaded.reason)
  process.exit(2)
}
const Stryker = loaded?.Stryker

async function outcomesOf(noun: string): Promise<readonly Outcome[]> {
  const { rules, listed = [] } = nouns[noun] ?? {}
  const chosen = listed.filter(({ rule }) => rule.includes(values.rule))
  const ofRules =
    rules === undefined || Stryker === undefined
      ? []
      : (await runRules(Stryker, rules, values.incremental)).map(withReason)
  const ofList =
    values.only === 'rules'
      ? []
      : await runListed(chosen, ({ rule }, { isCaught }) =>
          console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${noun}: ${rule}`),
        )
  return [...ofRules, ...ofList]
}

const rows: Row[] = []
for (const noun of requestedNouns) {
  const outcomes = await outcomesOf(noun)
  const isPart = values.only !== '' || values.rule !== ''
  if (outcomes.length === 0 && isPart) continue
  rows.push(rowOf(noun, outcomes))
  for (const outcome of outcomes.filter(({ isCaught }) => !isCaught))
    console.log(describeSurvivor(outcome))
}

if (rows.length === 0) {
  console.log('no mutant was asked for')
  process.exit(2)
}
console.log(tableOf(rows))
const below = rows.filter(({ percent, survived }) => percent < bar || survived > 0)
for (const { noun, percent, survived } of below)
  console.log(`${noun}: ${percent} % caught, ${survived} survivors without a reason`)
process.exit(below.length > 0 ? 1 : 0)
