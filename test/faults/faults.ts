import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runCarts } from './cart.ts'
import { sabotages } from './cart-sabotage.ts'
import { runFreshness } from './freshness.ts'
import { killCases } from './kill-cases.ts'
import { runKills } from './kills.ts'
import { runOffers, spoiltTables } from './offers.ts'
import { stopProcesses } from './processes.ts'
import { runR1, type Verdict } from './r1.ts'
import { runR2 } from './r2.ts'
import { runR3 } from './r3.ts'
import { runBlindR7, runR7 } from './r7.ts'
import { runSimulation } from './simulation.ts'
import { type Ground, openStage, type Stage } from './stage.ts'
import { runTopology } from './topology.ts'
import { missingPrograms } from './topology-stage.ts'
import { runTrade } from './trade.ts'
import { runTradeIns } from './trade-ins.ts'

const experiments = [
  'cart',
  'offers',
  'trade-ins',
  'R1',
  'R2',
  'R3',
  'R7',
  'kills',
  'simulation',
  'trade',
  'freshness',
  'topology',
] as const
type Experiment = (typeof experiments)[number]

/** `npm run faults -- R1 --rounds 20`; without a name, all experiments. Described in docs/faults.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    orders: { type: 'string', default: '300' },
    sequences: { type: 'string' },
    sheets: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '0.5' },
    only: { type: 'string', default: '' },
    database: { type: 'string', default: process.env.FAULTS_DATABASE_URL ? 'server' : 'embedded' },
  },
})
const rounds = roundsOr(20)
const seed = Number(values.seed ?? randomInt(2 ** 31))
const ground: Ground = values.database === 'server' ? 'server' : 'embedded'

function roundsOr(usual: number) {
  return Math.max(1, Number.parseInt(values.rounds ?? String(usual), 10) || 1)
}

function print(name: string, { errors, summary }: Verdict, where = ` on ${ground}`) {
  console.log(`${name}${where} ${errors.length === 0 ? 'passed' : 'FAILED'}: ${summary}`)
  for (const error of errors.slice(0, 20)) console.log(`   ${error}`)
  return errors.length === 0
}

/**
 * An oracle is worth only what it catches: with the shop broken on purpose, an experiment must fail by this
 * invariant.
 */
function mustFail(what: string, truth: string, { errors, summary }: Verdict) {
  const caught = errors.filter(error => error.includes(truth))
  console.log(
    caught.length > 0
      ? `${what} fails, as it must: ${summary}`
      : `${what} was NOT caught: ${summary}, ${JSON.stringify(errors)}`,
  )
  for (const error of caught.slice(0, 3)) console.log(`   ${error}`)
  return caught.length > 0
}

function sequencesOr(usual: number) {
  return Math.max(1, Number.parseInt(values.sequences ?? String(usual), 10) || 1)
}

function playCarts() {
  const sequences = sequencesOr(100_000)
  const passed = print('cart', runCarts(sequences, seed), '')
  const caught = Object.entries(sabotages).map(([what, { step, truth }]) =>
    mustFail(`cart with ${what}`, truth, runCarts(500, 1, step)),
  )
  return caught.every(Boolean) && passed
}

function calculateOffers() {
  const sheets = Math.max(1, Number.parseInt(values.sheets, 10) || 1)
  const passed = print('offers', runOffers(sheets, seed), '')
  const spoilt = runOffers(10_000, 1, spoiltTables)
  return (
    mustFail('offers that pay more for a worse display', 'worse is worth more', spoilt) && passed
  )
}

async function playTradeIns() {
  const sequences = sequencesOr(100_000)
  const passed = print('trade-ins', await runTradeIns(sequences, seed), '')
  const spoilt = {
    'no waiting': 'shipped before the trade-in was settled',
    'no debt': 'were spent of a trade-in worth',
    'voucher keeps what was taken back': 'after',
    'a refund asked for counts as made': 'were spent of a trade-in worth',
  } as const
  let caught = true
  for (const [what, truth] of Object.entries(spoilt)) {
    const verdict = await runTradeIns(2_000, 1, what as keyof typeof spoilt)
    caught = mustFail(`trade-ins with ${what}`, truth, verdict) && caught
  }
  return caught && passed
}

async function breakTopology() {
  const missing = missingPrograms()
  if (missing !== undefined) {
    console.log(`topology NOT RUN: it needs ${missing} (apt-get install)`)
    return positionals.length === 0
  }
  const plan = { quietMinutes: Number(values.minutes) || 0.5 }
  const passed = print('topology', await runTopology(plan), '')
  const spoilt = await runTopology({ ...plan, sabotage: 'asynchronous' })
  return (
    mustFail('topology with an asynchronous standby', 'acknowledged and lost', spoilt) && passed
  )
}

/** Without the database of the others: the rules alone, or with servers of their own. */
const alone = {
  cart: playCarts,
  offers: calculateOffers,
  'trade-ins': playTradeIns,
  topology: breakTopology,
}

const run: Record<Exclude<Experiment, keyof typeof alone>, (stage: Stage) => Promise<boolean>> = {
  R1: async stage => {
    const passed = print('R1', await runR1(stage, rounds, 'guarded'))
    const spoilt = await runR1(stage, Math.min(rounds, 3), 'unguarded')
    const truth = 'a unit on more than one live line'
    return mustFail('R1 without guard and index', truth, spoilt) && passed
  },
  R2: async stage => print('R2', await runR2(stage, rounds)),
  R3: async stage => print('R3', await runR3(stage)),
  R7: async stage => {
    const passed = print('R7', await runR7(stage, seed))
    const blind = await runBlindR7(stage, 'blind-to-amounts')
    const truth = 'captured in the journal'
    return mustFail('R7 with a shop that looks at no amount', truth, blind) && passed
  },
  kills: async stage => {
    const chosenCases = killCases.filter(({ name }) => name.includes(values.only))
    const passed = print('kills', await runKills(stage, chosenCases))
    const doubled = killCases.filter(
      ({ name }) => name === 'card: after a refund is sent, before it is stored',
    )
    const spoilt = await runKills(stage, doubled, 'new-key-each-time')
    return (
      mustFail('A refund asked for again with another key', 'refunded in the journal', spoilt) &&
      passed
    )
  },
  simulation: async stage => {
    const orders = Math.max(1, Number.parseInt(values.orders, 10) || 1)
    return print('simulation', await runSimulation(stage, { orders, seed }))
  },
  trade: async stage => {
    const passed = print('trade', await runTrade(stage, { sequences: sequencesOr(2_000), seed }))
    const spoilt = await runTrade(stage, { sequences: 100, seed: 1, sabotage: 'loses-refunds' })
    return mustFail('trade with a shop that loses refunds', 'holds money', spoilt) && passed
  },
  freshness: async stage => {
    const plan = { rounds: roundsOr(1_000), seed }
    let passed = print('freshness', await runFreshness(stage, plan))
    const spoilt = {
      untriggered: 'freshness without the trigger',
      racing: 'freshness without the check of the fill race',
      unasking: 'freshness without asking what has changed',
    } as const
    for (const [sabotage, what] of Object.entries(spoilt)) {
      const rounds = sabotage === 'racing' ? 20 : 3
      const short = { rounds, seed, sabotage: sabotage as keyof typeof spoilt }
      passed = mustFail(what, 'older than its data', await runFreshness(stage, short)) && passed
    }
    return passed
  },
}

const chosen = experiments.filter(name => positionals.length === 0 || positionals.includes(name))
if (chosen.length === 0) {
  console.log(`Known experiments: ${experiments.join(', ')}.`)
  process.exit(1)
}
let passed = true
function isAlone(name: Experiment): name is keyof typeof alone {
  return Object.hasOwn(alone, name)
}
for (const name of chosen.filter(isAlone)) passed = (await alone[name]()) && passed
const staged = chosen.filter(
  (name): name is Exclude<Experiment, keyof typeof alone> => !isAlone(name),
)
const stage = staged.length > 0 ? await openStage(ground) : undefined
try {
  for (const name of staged) passed = stage !== undefined && (await run[name](stage)) && passed
} finally {
  await stopProcesses()
  await stage?.close()
}
process.exit(passed ? 0 : 1)
