import type pg from 'pg'
import { type Course, sell } from '#app/demo/history/trade-ins.ts'
import { markets } from '#domain/market/market.ts'
import { drawsFrom } from './draws.ts'
import { violations } from './oracle.ts'
import type { Verdict } from './r1.ts'
import type { Stage } from './stage.ts'
import { type Bought, playBuyer } from './trade-buyer.ts'
import { openTradeWorld } from './trade-world.ts'

/** Sequences that share a database: others could not be told apart from the stock of a shop. */
const perDatabase = 400

const courses: Readonly<Record<Course, number>> = {
  'as-declared': 45,
  worn: 25,
  locked: 10,
  waiting: 10,
  'not-sent': 10,
}

/** Hours between the steps of all sequences; later, nothing may be under way but what waits for people. */
const steps = [0.2, 0.5, 6, 18, 24, 24, 48, 48, 72, 72, 96, 96, 120, 168, 168, 336]

export type TradeSabotage = 'loses-refunds'

/**
 * R9: random sequences over the whole trade on the shop's own services: buying, paying, cancelling, sending, returning,
 * claiming, refunds by staff, selling, inspecting, paying out and selling again; every step may come twice at once, late
 * or never. Each customer's order must end as the customer knows it, and the oracle must find nothing.
 */
export async function runTrade(
  stage: Stage,
  plan: { readonly sequences: number; readonly seed: number; readonly sabotage?: TradeSabotage },
): Promise<Verdict> {
  const began = performance.now()
  const errors: string[] = []
  const counts = new Map<string, number>()
  for (let first = 0; first < plan.sequences; first += perDatabase) {
    const batch = { ...plan, first, count: Math.min(perDatabase, plan.sequences - first) }
    const found = await playBatch(stage, batch, counts)
    errors.push(
      ...found.map(error => `${error} (--seed ${plan.seed + first} --sequences ${batch.count})`),
    )
  }
  const seconds = Math.round((performance.now() - began) / 1_000)
  const summary = [
    `${plan.sequences} sequences from seed ${plan.seed} on, ${seconds} s`,
    ...[...counts].toSorted().map(([what, n]) => `${what}: ${n}`),
  ].join('\n   ')
  return { errors, summary }
}

type Batch = {
  readonly first: number
  readonly count: number
  readonly seed: number
  readonly sabotage?: TradeSabotage
}

async function playBatch(
  stage: Stage,
  { first, count, seed, sabotage }: Batch,
  counts: Map<string, number>,
): Promise<readonly string[]> {
  const copy = await stage.copy(`trade_${seed}_${first}_${sabotage ?? 'whole'}`.replace(/-/g, '_'))
  if (sabotage) await copy.pool.query(sabotages[sabotage])
  const world = await openTradeWorld(copy, drawsFrom(seed + first))
  try {
    const bought: Bought[] = []
    const sequences = Array.from({ length: count }, (_, at) => async () => {
      const draws = drawsFrom(seed + first + at)
      const history = world.historyOf(draws)
      const of = world.marketOf(draws.pick(markets))
      if (draws.chance(0.3)) return sell(history, of, draws.weighted(courses))
      const one = await playBuyer(history, of, draws)
      if (one) bought.push(one)
    })
    await world.together(sequences)
    for (const hours of steps) await world.pass(hours)
    await countEndings(world.pool, counts)
    return [
      ...world.errors,
      ...(await violations(world.pool, world.now())),
      ...(await wrongEndings(world.pool, bought)),
      ...(await wrongTradeIns(world.pool)),
    ]
  } finally {
    await world.close()
    await copy.drop()
  }
}

const sabotages: Readonly<Record<TradeSabotage, string>> = {
  'loses-refunds': `create function lose_refund() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger lose_refund before insert on refund for each row execute function lose_refund()`,
}

type Ending = {
  readonly number: string
  readonly state: string
  readonly total: number
  /** What was taken and not given back, in minor units. */
  readonly held: number
  readonly parcel: string | null
  readonly units: number
}

/** Each order beside what its customer knows of it. */
async function wrongEndings(pool: pg.Pool, bought: readonly Bought[]): Promise<readonly string[]> {
  const { rows } = await pool.query<Ending>(
    `select o.number, o.state, o.total_minor::float8 as total,
       (select coalesce(sum(p.amount_minor), 0) from payment p where p.order_id = o.id
         and p.state in ('captured', 'collected', 'remitted'))::float8
       - (select coalesce(sum(r.amount_minor), 0) from refund r where r.order_id = o.id
         and r.state not in ('requested', 'failed'))::float8 as held,
       (select s.state from shipment s where s.order_id = o.id order by s.id desc limit 1) as parcel,
       (select count(*)::int from order_line l where l.order_id = o.id and l.is_live) as units
     from orders o where o.number = any($1)`,
    [bought.map(({ number }) => number)],
  )
  const byNumber = new Map(rows.map(row => [row.number, row]))
  return bought.flatMap(one => {
    const ending = byNumber.get(one.number)
    const wrong = ending ? judge(one, ending) : 'is not there'
    return wrong === undefined
      ? []
      : [`order ${one.number} ${wrong}: ${JSON.stringify([one, ending])}`]
  })
}

function judge(one: Bought, { state, total, held, parcel, units }: Ending): string | undefined {
  const isEnded = state === 'cancelled' || state === 'expired'
  if (held < 0 || held > total) return 'holds more than its total, or less than nothing'
  if (isEnded && (held !== 0 || units !== 0)) return 'ended and holds money or a device'
  if (one.payment === 'unpaid' && !isEnded) return 'was not paid and goes on'
  if (one.isCancelled && !isEnded) return 'was cancelled and goes on'
  const isOver = one.isCancelled || one.payment === 'either' || one.payment === 'unpaid'
  if (isOver || one.mayGetBack) return undefined
  if (isEnded) return 'ended without its customer'
  if (parcel === 'returned-to-sender') return undefined
  if (parcel !== 'delivered') return `was not delivered but ${parcel}`
  return held === total ? undefined : 'was delivered and not paid in full'
}

async function wrongTradeIns(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ number: string; wrong: string }>(
    `with ends as (
       select s.number, s.state, coalesce(s.paid_minor, 0) as paid,
         greatest(s.offer_minor, coalesce(s.second_offer_minor, 0)) as most,
         (select count(*) from unit u where u.sale_id = s.id) as units,
         (select count(*) from payout p where p.sale_id = s.id) as payouts
       from sale s)
     select number, state || ', paid ' || paid || ' of ' || most || ', ' || units || ' units' as wrong from ends
     where paid > most or units > 1 or payouts > 1
       or (state = 'paid') <> (units = 1) or (state = 'paid' and paid = 0)`,
  )
  return rows.map(({ number, wrong }) => `trade-in ${number} is ${wrong}`)
}

async function countEndings(pool: pg.Pool, counts: Map<string, number>) {
  const { rows } = await pool.query<{ what: string; n: number }>(
    `select 'orders ' || state as what, count(*)::int as n from orders group by 1
     union all select 'trade-ins ' || state, count(*)::int from sale group by 1
     union all select 'returns ' || state, count(*)::int from order_return group by 1
     union all select 'claims ' || state, count(*)::int from warranty_claim group by 1
     union all select 'refunds ' || regexp_replace(reason, '^return .*', 'return') || ' ' || state, count(*)::int from refund group by 1`,
  )
  for (const { what, n } of rows) counts.set(what, (counts.get(what) ?? 0) + n)
}
