import type pg from 'pg'
import { connect, order, portOf, tally } from './buyers.ts'
import { violations } from './oracle.ts'
import { type Guard, startServer, stopServers } from './servers.ts'
import { aLocker, anOrder, putBack, type Stage, scarce } from './stage.ts'

const buyers = 200

export type Verdict = { readonly errors: readonly string[]; readonly summary: string }

/** R1: 200 customers, one unit, two processes, released at once; one success, the rest a clean 409, no 5xx. */
export async function runR1(stage: Stage, rounds: number, guard: Guard): Promise<Verdict> {
  const { url, pool } = await stage.copy(`r1_${guard}`)
  if (guard === 'unguarded') await pool.query('drop index order_line_one_live_per_unit')
  const servers = await Promise.all([startServer(url, guard), startServer(url, guard)])
  const ports = servers.map(server => server.port)
  const errors: string[] = []
  const sums: Record<string, number> = {}
  const lasted: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const { counts, milliseconds, broken } = await playRound(pool, ports)
    for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count
    lasted.push(milliseconds)
    const isClean = counts['201'] === 1 && counts['409 unit-unavailable'] === buyers - 1
    if (!isClean) errors.push(`round ${round}: ${JSON.stringify(counts)}`)
    errors.push(...broken.map(truth => `round ${round}: ${truth}`))
  }
  await stopServers()
  const middle = lasted.toSorted((a, b) => a - b)[Math.floor(lasted.length / 2)] ?? 0
  const summary = `${rounds} rounds of ${buyers} buyers on 2 processes: ${JSON.stringify(sums)}, ${Math.round(middle)} ms a round (median)`
  return { errors, summary }
}

async function playRound(pool: pg.Pool, ports: readonly number[]) {
  const [only] = await scarce(pool, 1, 1)
  if (!only) throw new Error('There is no unit to fight for.')
  const [unit = ''] = only.units
  const lockerId = await aLocker(pool)
  const carts = Array.from({ length: buyers }, () => anOrder(lockerId, [{ from: only, unit }]))
  await connect(ports, buyers)
  const start = performance.now()
  const responses = await Promise.all(carts.map((cart, at) => order(portOf(ports, at), cart)))
  const milliseconds = performance.now() - start
  const broken = await violations(pool)
  await putBack(pool, [unit])
  return { counts: tally(responses), milliseconds, broken }
}
