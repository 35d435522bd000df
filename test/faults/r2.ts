import { connect, order, portOf, tally } from './buyers.ts'
import { violations } from './oracle.ts'
import type { Verdict } from './r1.ts'
import { startServer, stopServers } from './servers.ts'
import { aLocker, anOrder, putBack, type Stage, scarce } from './stage.ts'

const buyers = 200
const cartSize = 3

/**
 * R2: 200 customers with overlapping carts of three units in random order; no deadlock reaches a customer, and no cart
 * is reserved partially.
 */
export async function runR2(stage: Stage, rounds: number): Promise<Verdict> {
  const { url, pool } = await stage.copy('r2')
  const servers = await Promise.all([startServer(url, 'guarded'), startServer(url, 'guarded')])
  const ports = servers.map(server => server.port)
  const lockerId = await aLocker(pool)
  // Five listings of one unit and one of four: requests compete for several rows, and for several units of one
  // listing.
  const single = await scarce(pool, 5, 1)
  const several = (await scarce(pool, 8, 4)).find(
    each => !single.some(({ listing }) => listing === each.listing),
  )
  const shelf = [...single, ...(several ? [several] : [])].flatMap(from =>
    from.units.map(unit => ({ from, unit })),
  )
  const errors: string[] = []
  const sums: Record<string, number> = {}
  for (let round = 1; round <= rounds; round += 1) {
    const carts = Array.from({ length: buyers }, () =>
      anOrder(lockerId, shuffled(shelf).slice(0, cartSize)),
    )
    await connect(ports, buyers)
    const responses = await Promise.all(carts.map((cart, at) => order(portOf(ports, at), cart)))
    const counts = tally(responses)
    for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count
    const won = counts['201'] ?? 0
    if (won < 1 || won + (counts['409 unit-unavailable'] ?? 0) !== buyers)
      errors.push(`round ${round}: ${JSON.stringify(counts)}`)
    errors.push(...(await violations(pool)).map(truth => `round ${round}: ${truth}`))
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from unit where state = 'sold' and id = any($1::uuid[])`,
      [shelf.map(({ unit }) => unit)],
    )
    if (rows[0]?.n !== won * cartSize) errors.push(`round ${round}: a partial hold`)
    await putBack(
      pool,
      shelf.map(({ unit }) => unit),
    )
  }
  await stopServers()
  const { rows } = await pool.query<{ deadlocks: string }>(
    `select deadlocks from pg_stat_database where datname = current_database()`,
  )
  const summary = `${rounds} rounds of ${buyers} carts of ${cartSize} from ${shelf.length} units: ${JSON.stringify(sums)}, ${rows[0]?.deadlocks} deadlocks in PostgreSQL`
  return { errors, summary }
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map(value => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
