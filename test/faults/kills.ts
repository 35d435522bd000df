import { randomUUID } from 'node:crypto'
import { call } from './buyers.ts'
import { makePlanBook } from './installment-plans.ts'
import { type KillCase, killCases } from './kill-cases.ts'
import {
  aMarketOrder,
  type MarketPlaces,
  placesOf,
  restock,
  type Stall,
  stallsOf,
} from './market-orders.ts'
import { openPayingStage, type PayingStage } from './paying-stage.ts'
import type { Verdict } from './r1.ts'
import type { Sabotage } from './sabotage.ts'
import {
  cancelOrder,
  decideRefund,
  type Placed,
  place,
  press,
  requestRefund,
  startPaying,
  waitOnPage,
} from './shopper.ts'
import type { Stage } from './stage.ts'

const second = 1_000
const minute = 60 * second

/**
 * kill −9 at each named point between the reservation and the confirmation, and during a refund (quality.md, R4). A new
 * process starts and the client repeats the request with its key; nothing is lost, nothing is done twice.
 */
export async function runKills(
  stage: Stage,
  cases: readonly KillCase[] = killCases,
  sabotage?: Sabotage,
): Promise<Verdict> {
  const paying = await openPayingStage(stage, sabotage ? 'kills_spoilt' : 'kills', {
    servers: 1,
    ...(sabotage && { sabotage }),
  })
  const errors: string[] = []
  try {
    const play = await prepare(paying)
    for (const each of cases) {
      const found = await play(each).catch(error => [String(error)])
      errors.push(...[...found, ...(await paying.judge())].map(error => `${each.name}: ${error}`))
      // Violations of one case are not reported for the others too.
      if (errors.length > 0 && sabotage) break
    }
    errors.push(...(await paying.settle()).map(left => `still pending: ${left}`))
    errors.push(...(await paying.judge()))
    const { rows } = await paying.pool.query<{ n: number }>('select count(*)::int as n from orders')
    const summary = `${cases.length} points, ${paying.kills()} processes killed, ${rows[0]?.n} orders`
    return { errors, summary }
  } finally {
    await paying.close()
  }
}

type Deps = {
  readonly paying: PayingStage
  readonly places: MarketPlaces
  readonly stall: Stall
  readonly planOf: ReturnType<typeof makePlanBook>
}

async function prepare(paying: PayingStage) {
  const [stall] = await stallsOf(paying.pool, 'ro', 1)
  if (!stall) throw new Error('There is nothing to buy.')
  await restock(paying.pool, stall.listing, killCases.length)
  const places = await placesOf(paying.pool)
  const deps = { paying, places, stall, planOf: makePlanBook(paying) }
  return (each: KillCase) => playCase(deps, each)
}

async function playCase(deps: Deps, each: KillCase): Promise<string[]> {
  const { paying } = deps
  const before = paying.kills()
  const errors = await journeys[each.journey](deps, each)
  // Dead processes held locks for a while: they have expired by then.
  await paying.forward(70 * second)
  await paying.calm()
  const died = paying.kills() - before
  return died === 1 ? errors : [...errors, `${died} processes died: the point was not reached`]
}

type Play = (deps: Deps, each: KillCase) => Promise<string[]>

const pay: Play = async (deps, each) => {
  const isOfOrder = each.journey === 'pay'
  if (isOfOrder) await deps.paying.arm(0, each.point)
  const { placed, errors } = await order(deps, each)
  await payNow(deps, placed)
  return [...errors, ...(await stateErrors(deps, placed, 'confirmed', 'captured', 'sold'))]
}

const journeys: Record<KillCase['journey'], Play> = {
  pay,
  refund: async (deps, each) => {
    const { paying } = deps
    const { placed, errors } = await order(deps, each)
    await payNow(deps, placed)
    await paying.arm(0, each.point)
    const response = await requestRefund(paying, 0, placed, 1_000)
    await decideRefund(paying, 0, String(response.body.id), 'approve')
    await until(deps, () =>
      holds(
        deps,
        `select 1 from refund where id = $1 and state = 'succeeded'`,
        String(response.body.id),
      ),
    )
    return [...errors, ...(await stateErrors(deps, placed, 'confirmed', 'captured', 'sold'))]
  },
  'give-up': async (deps, each) => {
    const { paying } = deps
    const { placed, errors } = await order(deps, each)
    await beginPaying(deps, placed)
    await paying.arm(0, each.point)
    const response = await cancelOrder(paying, 0, placed)
    const cancelErrors = response.status === 200 ? [] : [`given up: ${response.status}`]
    await until(deps, () => isSent(deps, placed, 'payment-release'))
    return [
      ...errors,
      ...cancelErrors,
      ...(await stateErrors(deps, placed, 'cancelled', 'cancelled', 'listed')),
    ]
  },
  'pay-late': async (deps, each) => {
    const { paying } = deps
    const { placed, errors } = await order(deps, each)
    const { number: orderRef } = placed
    await paying.control.scenario(
      { provider: 'stripe', orderRef },
      { kind: 'respond', at: 'cancel', status: 500, times: 12 },
    )
    const url = await beginPaying(deps, placed)
    await paying.forward(16 * minute)
    await until(deps, () =>
      holds(deps, `select 1 from orders where number = $1 and state = 'expired'`, orderRef),
    )
    await paying.arm(0, each.point)
    await press(url, 'approve')
    await until(deps, () =>
      holds(
        deps,
        `select 1 from refund r join orders o on o.id = r.order_id where o.number = $1 and r.state = 'succeeded'`,
        orderRef,
      ),
    )
    return [...errors, ...(await stateErrors(deps, placed, 'expired', 'captured', 'listed'))]
  },
}

/** The same key gets the first result, however often it is sent, from whichever process. */
async function order(deps: Deps, { method }: KillCase) {
  const { paying, places, stall } = deps
  const plan = await deps.planOf(method, [stall], 'locker', () => 0)
  const choice = { stalls: [stall], way: 'locker', customer: 'personal', method } as const
  const body = aMarketOrder(places, { ...choice, ...(plan && { plan }) })
  const key = randomUUID()
  const first = await place(paying, 0, body, key)
  if (first.status !== 201) throw new Error(`not placed: ${JSON.stringify(first)}`)
  const again = await place(paying, 0, body, key)
  const isSame = JSON.stringify(first) === JSON.stringify(again)
  const placed = { number: String(first.body.number), token: String(first.body.token) }
  return { placed, errors: isSame ? [] : ['another answer to the same key'] }
}

async function beginPaying({ paying }: Deps, placed: Placed): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { body } = await startPaying(paying, 0, placed)
    if (body.kind === 'redirect') return String(body.url)
    await paying.forward(50 * second)
  }
  throw new Error('the payment does not begin')
}

async function payNow(deps: Deps, placed: Placed) {
  const url = await beginPaying(deps, placed)
  await press(url, 'approve')
  await until(deps, async () => (await waitOnPage(deps.paying, 0, placed, 8)).body.kind === 'paid')
  await until(deps, () => isSent(deps, placed, 'order-confirmed'))
}

/** Moves the clock forward for what does not happen immediately. */
async function until({ paying }: Deps, isDone: () => Promise<boolean>) {
  for (let tries = 0; tries < 12; tries += 1) {
    if (await isDone()) return
    if (tries > 1) await paying.forward(35 * second)
    await call(paying.ports[0] ?? 0, 'GET', '/healthz')
    await paying.calm()
  }
  throw new Error('it never came to its end')
}

async function holds({ paying: { pool } }: Deps, sql: string, value: string) {
  return ((await pool.query(sql, [value])).rowCount ?? 0) > 0
}

function isSent(deps: Deps, { number }: Placed, topic: string) {
  return holds(
    deps,
    `select 1 from outbox m join orders o on o.id::text = m.payload ->> 'orderId'
       or o.id in (select order_id from payment where id::text = m.payload ->> 'paymentId')
     where o.number = $1 and m.topic = '${topic}' and m.sent_at is not null`,
    number,
  )
}

async function stateErrors(
  { paying: { pool } }: Deps,
  { number }: Placed,
  ...states: readonly [order: string, payment: string, unit: string]
): Promise<string[]> {
  const { rows } = await pool.query<{ order: string; payments: string; units: string }>(
    `select o.state as "order",
       (select string_agg(state, ' ') from payment where order_id = o.id) as payments,
       (select string_agg(u.state, ' ') from unit u join order_line l on l.unit_id = u.id where l.order_id = o.id) as units
     from orders o where o.number = $1`,
    [number],
  )
  const found = [rows[0]?.order, rows[0]?.payments, rows[0]?.units]
  return found.join() === states.join()
    ? []
    : [`${found.join(', ')} instead of ${states.join(', ')}`]
}
