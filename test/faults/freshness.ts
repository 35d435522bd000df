import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../bench/shop.ts'
import { order } from './buyers.ts'
import { type Draws, drawsFrom } from './draws.ts'
import type { Forgetful } from './forgetful-cache.ts'
import { type Answer, isShown, judge, slowest, type Version } from './freshness-oracle.ts'
import { pagesOf, priceNumber, readWatched, type WatchedPage } from './freshness-pages.ts'
import { hasEnded, startProcess, stopProcesses } from './processes.ts'
import type { Verdict } from './r1.ts'
import { aLocker, anOrder, type Copy, putBack, type Scarce, type Stage, scarce } from './stage.ts'

export type FreshnessPlan = {
  readonly rounds: number
  readonly seed: number
  /** `untriggered`: the database notes no changes of listings. */
  readonly sabotage?: Exclude<Forgetful, 'none'> | 'untriggered'
}

/** How long after a commit an answer may still be started without showing it. */
const barMs = 1_000
/** A change that is not seen in this time ends its round: every answer after the bar is an error. */
const patienceMs = 4_000

/** The prepared stage of the rounds. */
type World = {
  readonly copy: Copy
  readonly draws: Draws
  readonly only: Scarce
  readonly unit: string
  readonly lockerId: string
  readonly portA: number
  readonly pages: readonly WatchedPage[]
  readonly versions: Version[]
  readonly answers: Answer[]
  /** Requests without an answer of the page, by status; 0: no response. */
  readonly failed: Map<number, number>
  readonly counts: { cuts: number; held: number; sold: number; retries: number }
}

/**
 * The last unit of a listing is sold on process A, put back, or priced; process B is asked for its pages again and
 * again. Database connections are cut, and responses are held while they are created.
 */
export async function runFreshness(stage: Stage, plan: FreshnessPlan): Promise<Verdict> {
  const { rounds, seed, sabotage } = plan
  const copy = await stage.copy(`freshness_${sabotage ?? 'sound'}`)
  if (sabotage === 'untriggered')
    await copy.pool.query('alter table listing disable trigger note_changed')
  const [only] = await scarce(copy.pool, 1, 1)
  const [unit] = only?.units ?? []
  if (!only || unit === undefined) throw new Error('There is no unit to sell.')
  const forgetful = sabotage === 'untriggered' ? undefined : sabotage
  const shops = [
    await startShopOn(copy, 'shop_a'),
    await startShopOn(copy, 'shop_b', forgetful),
  ] as const
  const [{ port: portA }, { port: portB }] = shops
  const world: World = {
    copy,
    draws: drawsFrom(seed),
    only,
    unit,
    lockerId: await aLocker(copy.pool),
    portA,
    pages: pagesOf(await readWatched(copy.pool, only.listing)),
    versions: [],
    answers: [],
    failed: new Map(),
    counts: { cuts: 0, held: 0, sold: 0, retries: 0 },
  }
  await setPrice(world, 0)
  const stop = new AbortController()
  const askers = [
    ...world.pages.map(page => ask(world, page, portB, stop.signal)),
    stir(portB, stop.signal),
  ]
  let ended: readonly string[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) await playRound(world, round)
  } finally {
    stop.abort()
    await Promise.all(askers)
    ended = shops.filter(({ child }) => hasEnded(child)).map(({ name }) => `${name} has ended`)
    await stopProcesses()
  }
  const { errors, summary } = verdictOf(world, plan)
  return { errors: [...ended, ...errors], summary }
}

function verdictOf(world: World, { rounds, seed }: FreshnessPlan): Verdict {
  const { versions, answers, counts, pages, failed } = world
  const judgement = judge(versions, answers, barMs)
  const { milliseconds } = judgement
  const errors = [...judgement.errors, ...unanswered(pages, answers, rounds)]
  const { p50, p99, max } = slowest(milliseconds)
  const summary = `${rounds} rounds, seed ${seed}: ${counts.sold} sold on A (${counts.retries} orders repeated), ${counts.cuts} processes cut off, ${counts.held} creations held, ${answers.length} answers of B, failed: ${JSON.stringify(Object.fromEntries(failed))}; visible after ${p50} ms (p50), ${p99} ms (p99), ${max} ms (longest)`
  return { errors, summary }
}

/** A page that was hardly seen proves nothing. */
function unanswered(pages: readonly WatchedPage[], answers: readonly Answer[], rounds: number) {
  const counts = Map.groupBy(answers, ({ page }) => page)
  return pages
    .filter(({ name }) => (counts.get(name)?.length ?? 0) < rounds)
    .map(({ name }) => `the ${name} was answered less than once in a round`)
}

async function startShopOn({ url }: Copy, name: string, sabotage: Forgetful = 'none') {
  const named = `${url}${url.includes('?') ? '&' : '?'}application_name=${name}`
  const port = String(await freePort())
  const sandboxPort = String(await freePort())
  const { child } = await startProcess('paging-server.ts', [named, port, sandboxPort, sabotage])
  return { name, port: Number(port), child }
}

/** Asks for one page after another, with the time at which each request started. */
async function ask(world: World, page: WatchedPage, port: number, signal: AbortSignal) {
  while (!signal.aborted) {
    const startedAt = Date.now()
    const { status, body } = await fetch(`http://localhost:${port}${page.path}`, {
      redirect: 'manual',
    }).then(
      async response => ({ status: response.status, body: await response.text() }),
      () => ({ status: 0, body: '' }),
    )
    const shown = status === 200 ? page.shownIn(body) : undefined
    if (shown) world.answers.push({ page: page.name, startedAt, endedAt: Date.now(), shown })
    else world.failed.set(status, (world.failed.get(status) ?? 0) + 1)
    await pause(10)
  }
}

/** Keeps B busy with a page that nothing holds up. */
async function stir(port: number, signal: AbortSignal) {
  while (!signal.aborted) {
    await fetch(`http://localhost:${port}/ro/despre-noi/`).then(
      response => response.text(),
      () => '',
    )
    await pause(20)
  }
}

async function playRound(world: World, round: number) {
  const { draws, counts } = world
  const release = draws.chance(0.25) ? await holdCreations(world) : undefined
  if (draws.chance(0.15)) await cut(world, draws.pick(['shop_a', 'shop_b']))
  const cutting = draws.chance(0.2)
    ? pause(draws.whole(0, 30)).then(() => cut(world, draws.pick(['shop_a', 'shop_b'])))
    : undefined
  const isInStock = world.versions.at(-1)?.isInStock === true
  const change = draws.pick(['price', isInStock ? 'sold' : 'back'] as const)
  if (change === 'price') await setPrice(world, round)
  else if (change === 'back') await bringBack(world)
  else await sellOn(world)
  if (change === 'sold') counts.sold += 1
  await cutting
  if (draws.chance(0.15)) await cut(world, 'shop_b')
  if (release) {
    await pause(draws.whole(0, 1_500))
    await release()
    // A response that was created from before the change and stored after it is only seen later.
    await pause(300)
  }
  await untilSeen(world)
}

/** The state of the listing with the time of its commit, as the database has it. */
async function noteVersion({ copy, only, versions }: World) {
  const { rows } = await copy.pool.query<{ minor: number; stock: number; at: number }>(
    `select price_minor::int as minor, stock,
       (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at
     from listing where id = $1`,
    [only.listing],
  )
  const [row] = rows
  if (!row) throw new Error(`There is no listing ${only.listing}.`)
  versions.push({ minor: row.minor, isInStock: row.stock > 0, at: row.at })
}

async function setPrice(world: World, round: number) {
  const { copy, only } = world
  await copy.pool.query('update listing set price_minor = $2 where id = $1', [
    only.listing,
    priceNumber(round),
  ])
  await noteVersion(world)
}

async function bringBack(world: World) {
  await putBack(world.copy.pool, [world.unit])
  await noteVersion(world)
}

/** A customer whose connection fails sends the order again, with the same key. */
async function sellOn(world: World) {
  const { only, unit, lockerId, portA, versions, counts } = world
  const price = versions.at(-1)?.minor ?? 0
  const body = anOrder(lockerId, [{ from: { ...only, price }, unit }])
  const key = randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    const response = await order(portA, body, key)
    if (response.status === 201) break
    if (attempt === 20) throw new Error(`No order: ${JSON.stringify(response)}`)
    counts.retries += 1
    await pause(100)
  }
  await noteVersion(world)
}

/** Cuts every connection of a process to the database. */
async function cut({ copy, counts }: World, name: 'shop_a' | 'shop_b') {
  const { rows } = await copy.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = $1 and datname = current_database()`,
    [name],
  )
  if (rows.length > 0) counts.cuts += 1
}

/**
 * Lets B create its responses anew, and holds them by a table that they read after the listing. Returns once one waits,
 * or after a second.
 */
async function holdCreations({ copy, counts }: World): Promise<() => Promise<void>> {
  const holder = await copy.pool.connect()
  await holder.query('begin; lock table price_history, facet_label in access exclusive mode')
  await copy.pool.query(`insert into cache_change (tags) values ('{catalogue}')`)
  const until = Date.now() + 1_000
  let waiting = 0
  while (waiting < 2 && Date.now() < until) {
    await pause(20)
    const { rows } = await copy.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where application_name = 'shop_b' and datname = current_database() and wait_event_type = 'Lock'`,
    )
    waiting = rows[0]?.n ?? 0
  }
  counts.held += waiting
  return async () => {
    await holder.query('commit')
    holder.release()
  }
}

/** Waits until every page shows the newest version, in an answer started after its commit. */
async function untilSeen({ pages, versions, answers }: World) {
  const newest = versions.at(-1)
  if (!newest) return
  const until = Math.max(newest.at, Date.now()) + patienceMs
  let from = answers.length
  const unseen = new Set(pages.map(({ name }) => name))
  while (unseen.size > 0 && Date.now() < until) {
    await pause(10)
    for (const { page, startedAt, shown } of answers.slice(from))
      if (startedAt > newest.at && isShown(shown, newest)) unseen.delete(page)
    from = answers.length
  }
}
