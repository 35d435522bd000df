import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { makePlanBook } from './installment-plans.ts'
import {
  aMarketOrder,
  placesOf,
  restock,
  type SimulatedMarket,
  type Stall,
  simulatedMarkets,
  stallsOf,
} from './market-orders.ts'
import type { PayingStage } from './paying-stage.ts'
import { type Placed, place, startPaying } from './shopper.ts'

/** The online payment methods, each through a provider of its own. */
export const onlineMethods = {
  stripe: { market: 'ro', method: 'card' },
  oney: { market: 'ro', method: 'oney' },
  'tbi-ro': { market: 'ro', method: 'bnpl' },
  'tbi-bg': { market: 'bg', method: 'promo10' },
  'tbi-gr': { market: 'gr', method: 'standard' },
  cofidis: { market: 'hu', method: 'cofidis' },
} as const satisfies Record<string, { market: SimulatedMarket; method: string }>

export type OnlineProvider = keyof typeof onlineMethods

export type Begun = Placed & {
  readonly provider: OnlineProvider
  /** The URL of the provider's page. */
  readonly url: string
}

/** The final state of an order, in one line. */
export type Ending = string

const enough = 400

/**
 * After the clock jumps by more than a day, terms are requested anew, and a shopper waits two seconds for them: on a
 * busy machine they arrive too late, as `test/contract/payments-failure.test.ts` shows. No result of an order depends
 * on it.
 */
function isUnavailable(body: unknown): boolean {
  return JSON.stringify(body).includes('"kind":"unavailable"')
}

/** Shoppers who pay online, with one listing per market. */
export async function openBuyers(paying: PayingStage) {
  const { pool } = paying
  const places = await placesOf(pool)
  const stalls = new Map<SimulatedMarket, Stall>()
  for (const market of simulatedMarkets) {
    const [stall] = await stallsOf(pool, market, 1)
    if (!stall) throw new Error(`There is nothing to buy in ${market}.`)
    await restock(pool, stall.listing, enough)
    stalls.set(market, stall)
  }
  const planOf = makePlanBook(paying)
  let turn = 0
  const order = async (provider: OnlineProvider): Promise<Placed> => {
    const { market, method } = onlineMethods[provider]
    const stall = stalls.get(market)
    if (!stall) throw new Error(`no stall in ${market}`)
    const way = market === 'gr' ? 'courier' : 'locker'
    const plan = await planOf(method, [stall], way, () => 0)
    const choice = { stalls: [stall], way, customer: 'personal', method } as const
    const body = aMarketOrder(places, { ...choice, ...(plan && { plan }) })
    turn += 1
    const submit = () => place(paying, turn, body, randomUUID())
    const first = await submit()
    const { status, body: responseBody } = isUnavailable(first.body) ? await submit() : first
    if (status !== 201) throw new Error(`not placed: ${JSON.stringify(responseBody)}`)
    return { number: String(responseBody.number), token: String(responseBody.token) }
  }
  const begin = async (provider: OnlineProvider, placed: Placed): Promise<Begun> => {
    const { body } = await startPaying(paying, turn, placed)
    if (body.kind !== 'redirect') throw new Error(`not begun: ${JSON.stringify(body)}`)
    return { ...placed, provider, url: String(body.url) }
  }
  const endingOf = async ({ number }: Placed): Promise<Ending> => {
    const { rows } = await pool.query<{ ending: Ending }>(ending, [number])
    return rows[0]?.ending ?? 'no such order'
  }
  return { paying, order, begin, endingOf }
}

export type Buyers = Awaited<ReturnType<typeof openBuyers>>

/** Order, attempts, refunds, live lines, confirmations. */
const ending = `
  select concat_ws(' | ', o.state,
    (select string_agg(state, ' ' order by created_at, id) from payment where order_id = o.id),
    (select string_agg(state || ' ' || reason, ' ' order by created_at) from refund where order_id = o.id),
    (select count(*) from order_line where order_id = o.id and is_live and unit_id is not null) || ' sold',
    (select count(*) from outbox where topic = 'order-confirmed' and payload ->> 'orderId' = o.id::text) || ' confirmed') as ending
  from orders o where o.number = $1`

/** Waits for work that is in progress. */
export async function endsAs(
  buyers: Buyers,
  name: string,
  order: Placed,
  expected: readonly Ending[],
): Promise<string[]> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (expected.includes(await buyers.endingOf(order))) return []
    await pause(100)
  }
  return [`${name}: ${await buyers.endingOf(order)} instead of ${expected.join(' or ')}`]
}
