import { parseArgs } from 'node:util'
import { runR1, type Verdict } from './r1.ts'
import { runR2 } from './r2.ts'
import { runR3 } from './r3.ts'
import { stopServers } from './servers.ts'
import { openStage, type Stage } from './stage.ts'

const experiments = ['R1', 'R2', 'R3'] as const
type Experiment = (typeof experiments)[number]

/** `npm run faults -- R1 --rounds 20`; without a name, all of them. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' } },
})
const rounds = Math.max(1, Number.parseInt(values.rounds, 10) || 1)

const tell = (name: string, { faults, said }: Verdict) => {
  console.log(`${name} ${faults.length === 0 ? 'passed' : 'FAILED'}: ${said}`)
  for (const fault of faults.slice(0, 10)) console.log(`   ${fault}`)
  return faults.length === 0
}

/** The oracle is only worth what it can catch: with guard and index taken out, R1 must fail. */
const sabotage = async (stage: Stage) => {
  const { faults, said } = await runR1(stage, Math.min(rounds, 3), 'unguarded')
  const isCaught = faults.some(fault => fault.includes('a unit on more than one live line'))
  console.log(
    isCaught
      ? `R1 without guard and index fails, as it must: ${said}`
      : `R1 without guard and index was NOT caught: ${said}`,
  )
  for (const fault of faults.slice(0, 3)) console.log(`   ${fault}`)
  return isCaught
}

const run: Record<Experiment, (stage: Stage) => Promise<boolean>> = {
  R1: async stage => {
    const passed = tell('R1', await runR1(stage, rounds, 'guarded'))
    return (await sabotage(stage)) && passed
  },
  R2: async stage => tell('R2', await runR2(stage, rounds)),
  R3: async stage => tell('R3', await runR3(stage)),
}

const wanted = experiments.filter(name => positionals.length === 0 || positionals.includes(name))
const stage = await openStage()
let passed = wanted.length > 0
try {
  for (const name of wanted) passed = (await run[name](stage)) && passed
} finally {
  await stopServers()
  await stage.close()
}
if (wanted.length === 0) console.log(`Known experiments: ${experiments.join(', ')}.`)
process.exit(passed ? 0 : 1)
