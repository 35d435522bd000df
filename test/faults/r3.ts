import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiResponse, connect, order, portOf } from './buyers.ts'
import { violations } from './oracle.ts'
import type { Verdict } from './r1.ts'
import { startServer, stopServers } from './servers.ts'
import { aLocker, anOrder, type Stage, scarce } from './stage.ts'

const times = 50
const kills = 12

/** R3: one key 50 times at once, with another body, and again after the server was killed at a random time. */
export async function runR3(stage: Stage): Promise<Verdict> {
  const { url, pool } = await stage.copy('r3')
  const lockerId = await aLocker(pool)
  const shelf = await scarce(pool, kills + 1, 1)
  const carts = shelf.map(from => anOrder(lockerId, [{ from, unit: from.units[0] ?? '' }]))
  const errors: string[] = []
  const stays = await startServer(url, 'guarded')
  let other = await startServer(url, 'guarded')

  const [first, ...rest] = carts
  if (!first) throw new Error('There is no cart.')
  const key = randomUUID()
  const ports = [stays.port, other.port]
  await connect(ports, times)
  const responses = await Promise.all(
    Array.from({ length: times }, (_, at) => order(portOf(ports, at), first, key)),
  )
  if (new Set(responses.map(describe)).size !== 1 || responses[0]?.status !== 201)
    errors.push(`one key: ${[...new Set(responses.map(describe))].join(' | ')}`)
  const reused = await order(stays.port, { ...first, cartId: randomUUID() }, key)
  if (reused.status !== 422 || reused.body.code !== 'key-reused')
    errors.push(`another body: ${describe(reused)}`)

  let cut = 0
  for (const cart of rest) {
    const retried = randomUUID()
    await connect([other.port], 1)
    const sent = order(other.port, cart, retried)
    await pause(Math.random() * 80)
    await other.kill()
    if ((await sent).status === 0) cut += 1
    const again = await order(stays.port, cart, retried)
    other = await startServer(url, 'guarded')
    const replayed = await order(other.port, cart, retried)
    if (again.status !== 201 || describe(again) !== describe(replayed))
      errors.push(`after a kill: ${describe(again)} | ${describe(replayed)}`)
  }
  await stopServers()
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from orders')
  if (rows[0]?.n !== carts.length) errors.push(`${rows[0]?.n} orders of ${carts.length} carts`)
  errors.push(...(await violations(pool)))
  const summary = `one key ${times} times at once on 2 processes, ${kills} kills (${cut} cut in mid-request): ${rows[0]?.n} orders of ${carts.length} carts`
  return { errors, summary }
}

function describe({ status, body }: ApiResponse) {
  return status === 201 ? `${status} ${JSON.stringify(body)}` : `${status} ${String(body.code)}`
}
