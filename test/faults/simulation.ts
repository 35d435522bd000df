import { drawsFrom } from './draws.ts'
import { makePlanBook } from './installment-plans.ts'
import { placesOf, type SimulatedMarket, simulatedMarkets, stallsOf } from './market-orders.ts'
import { openPayingStage, type PayingStage } from './paying-stage.ts'
import type { Verdict } from './r1.ts'
import { decideRefund } from './shopper.ts'
import type { World } from './simulated-placing.ts'
import { liveThrough } from './simulated-shopper.ts'
import { planOrder, stallsOfMarket, weightsAsText } from './simulation-plan.ts'
import type { Stage } from './stage.ts'

const shoppersAtOnce = 12
/** After this many orders the clock moves on, or a process is killed. */
const ordersPerStep = 25
const ordersPerKill = 150

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type SimulationOptions = { readonly orders: number; readonly seed: number }

/**
 * Random orders on two processes, one sandbox and one database: every market, method, customer and failure, duplicates,
 * expiries, refunds, and an occasional kill −9. At the end the clock moves on until nothing is pending, and the oracle
 * checks the result. The seed reproduces the decisions; the timing of the processes is not reproducible.
 */
export async function runSimulation(
  stage: Stage,
  { orders, seed }: SimulationOptions,
): Promise<Verdict> {
  const paying = await openPayingStage(stage, 'simulation')
  try {
    const began = performance.now()
    const { world, due, errors, counts } = await openWorld(paying)
    await playAll(world, due, { orders, seed })
    const played = performance.now()
    for (const step of [
      minute,
      20 * minute,
      hour,
      3 * hour,
      18 * hour,
      2 * day,
      2 * day,
      2 * day,
    ]) {
      await paying.forward(step)
      await paying.calm()
      await due()
    }
    const left = await paying.settle()
    await carryOutByHand(paying)
    await paying.calm()
    errors.push(...left.map(each => `still pending: ${each}`), ...(await paying.judge()))
    const lasted = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`
    const summary = [
      `seed ${seed}, ${orders} orders, ${paying.kills()} kills, ${lasted(began, played)} of orders and ${lasted(played, performance.now())} until nothing was pending`,
      weightsAsText(),
      ...[...counts].toSorted().map(([what, n]) => `${what}: ${n}`),
      await endingsOf(paying),
    ].join('\n   ')
    return { errors, summary }
  } finally {
    await paying.close()
  }
}

async function openWorld(paying: PayingStage) {
  const errors: string[] = []
  const counts = new Map<string, number>()
  let waiting: { readonly at: number; readonly work: () => Promise<void> }[] = []
  const stalls = await Promise.all(
    simulatedMarkets.map(async market => [
      market,
      await stallsOf(paying.pool, market, stallsOfMarket),
    ]),
  )
  const world: World = {
    paying,
    places: await placesOf(paying.pool),
    stalls: Object.fromEntries(stalls) as Record<SimulatedMarket, World['stalls'][SimulatedMarket]>,
    planOf: makePlanBook(paying),
    error: text => void errors.push(text),
    count: what => void counts.set(what, (counts.get(what) ?? 0) + 1),
    later: (afterMs, work) => void waiting.push({ at: paying.now().getTime() + afterMs, work }),
  }
  /** Runs the work that is due. */
  const due = async () => {
    const now = paying.now().getTime()
    const ripe = waiting.filter(({ at }) => at <= now)
    waiting = waiting.filter(({ at }) => at > now)
    await Promise.all(ripe.map(({ work }) => work()))
  }
  return { world, due, errors, counts }
}

async function playAll(
  world: World,
  due: () => Promise<void>,
  { orders, seed }: SimulationOptions,
) {
  const { paying } = world
  const draws = drawsFrom(seed)
  let next = 0
  let steps = Promise.resolve()
  const goOn = async () => {
    await paying.forward(draws.whole(30, 300) * second)
    await due()
  }
  const shop = async () => {
    while (next < orders) {
      const at = next
      next += 1
      await liveThrough(world, at, planOrder(seed, at)).catch(error =>
        world.error(`order ${at}: ${error instanceof Error ? error.stack : String(error)}`),
      )
      if (at % ordersPerStep === ordersPerStep - 1) steps = steps.then(goOn)
      if (at % ordersPerKill === ordersPerKill - 1) await paying.kill(draws.whole(0, 1))
      await steps
    }
  }
  await Promise.all(Array.from({ length: shoppersAtOnce }, shop))
  await steps
}

/** Refunds without an API call: a person makes them and reports them. */
async function carryOutByHand(paying: PayingStage) {
  const { rows } = await paying.pool.query<{ id: string }>(
    `select r.id from refund r join payment p on p.id = r.payment_id
     where r.state = 'submitted' and p.provider not in ('stripe', 'oney')`,
  )
  for (const [at, { id }] of rows.entries()) await decideRefund(paying, at, id, 'succeed')
}

async function endingsOf({ pool }: PayingStage): Promise<string> {
  const { rows } = await pool.query<{ counts: string }>(`
    select string_agg(line, ', ' order by line) as counts from (
      select 'orders ' || state || ' ' || count(*) as line from orders group by state
      union all select 'payments ' || coalesce(provider, 'on delivery') || ' ' || state || ' ' || count(*) from payment group by provider, state
      union all select 'refunds ' || state || ' (' || reason || ') ' || count(*) from refund group by state, reason
      union all select 'tasks ' || kind || ' ' || count(*) from staff_task group by kind
      union all select 'notices ' || count(*) from provider_notice
      union all select 'mails ' || count(*) from mail) as all_of_it`)
  return rows[0]?.counts ?? ''
}
