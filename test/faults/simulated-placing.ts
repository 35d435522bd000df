import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { OrderRequestOnWire } from '#contract/order.ts'
import type { ApiResponse } from './buyers.ts'
import type { makePlanBook } from './installment-plans.ts'
import {
  aMarketOrder,
  type MarketPlaces,
  restock,
  type SimulatedMarket,
  type Stall,
} from './market-orders.ts'
import type { PayingStage } from './paying-stage.ts'
import { type Placed, place } from './shopper.ts'
import { withSharedVoucher, withToPay } from './simulated-vouchers.ts'
import type { OrderPlan } from './simulation-plan.ts'

/** The state shared by all simulated shoppers. */
export type World = {
  readonly paying: PayingStage
  readonly places: MarketPlaces
  readonly stalls: Readonly<Record<SimulatedMarket, readonly Stall[]>>
  readonly planOf: ReturnType<typeof makePlanBook>
  readonly error: (text: string) => void
  readonly count: (what: string) => void
  /** Runs the work when the shop's clock has advanced so far. */
  readonly later: (afterMs: number, work: () => Promise<void>) => void
}

export type PlacedOrder = Placed & {
  readonly totalMinor: number
  /** The amount left after vouchers. */
  readonly toPayMinor: number
  readonly replay: () => Promise<void>
}

const tries = 8

/** Repeats until the order is placed: restocks what is sold out, accepts the total from the response. */
export async function placeOrder(
  world: World,
  at: number,
  plan: OrderPlan,
): Promise<PlacedOrder | undefined> {
  let body = await firstBody(world, at, plan)
  for (let tried = 0; tried < tries; tried += 1) {
    const key = randomUUID()
    const response = await placeAs(world, at + tried, plan, body, key)
    if (response.status === 201) return toPlaced(world, at, body, key, response)
    const { code } = response.body
    world.count(`refused: ${String(code)}`)
    if (code === 'unit-unavailable') {
      for (const { listingId } of body.phones) await restock(world.paying.pool, listingId, 4)
      body = { ...body, cartId: randomUUID() }
    } else if (code === 'cart-changed')
      body = withToPay({
        ...body,
        shownTotal: response.body.total as OrderRequestOnWire['shownTotal'],
      })
    else if (code === 'voucher-refused') body = withoutVouchers(body)
    else if (code !== 'completion-in-progress') {
      world.error(`placing: ${JSON.stringify(response)}`)
      return undefined
    }
  }
  world.error('placing: there is always something in the way')
  return undefined
}

function withoutVouchers({ vouchers: _vouchers, ...body }: OrderRequestOnWire) {
  return body
}

async function firstBody(
  { stalls: all, planOf, places, paying }: World,
  at: number,
  plan: OrderPlan,
): Promise<OrderRequestOnWire> {
  const { market, way, customer, method, draws } = plan
  const stalls = plan.stalls.flatMap(at => all[market][at] ?? [])
  const chosen = await planOf(method, stalls, way, count => draws.whole(0, Math.max(0, count - 1)))
  const body = await aMarketOrder(places, {
    stalls,
    way,
    customer,
    method: method as OrderRequestOnWire['payment']['type'],
    ...(chosen && { plan: chosen }),
    ...(plan.hasPromo && { promoCode: 'KINTSU10' }),
  })
  return plan.hasVoucher ? withSharedVoucher(paying.pool, body, market, at) : body
}

/** Two concurrent clicks on the button go to both processes, and get one response. */
async function placeAs(
  { paying, error }: World,
  at: number,
  { placing }: OrderPlan,
  body: OrderRequestOnWire,
  key: string,
): Promise<ApiResponse> {
  if (placing !== 'twice at once') return place(paying, at, body, key)
  const [one, other] = await Promise.all([0, 1].map(n => place(paying, at + n, body, key)))
  if (!one || !other) throw new Error('Two were asked.')
  const both = [one, other].filter(({ status }) => status === 201)
  if (both.length === 2 && JSON.stringify(one) !== JSON.stringify(other))
    error(`two answers to one key: ${JSON.stringify([one, other])}`)
  return both[0] ?? one
}

function toPlaced(
  world: World,
  at: number,
  body: OrderRequestOnWire,
  key: string,
  { body: responseBody }: ApiResponse,
): PlacedOrder {
  const number = String(responseBody.number)
  return {
    number,
    token: String(responseBody.token),
    totalMinor: body.shownTotal.minor,
    toPayMinor: (body.vouchers?.shownToPay ?? body.shownTotal).minor,
    replay: async () => {
      const wasOver = await isOver(world.paying.pool, number)
      const again = await place(world.paying, at + 1, body, key)
      const isOverNow = await isOver(world.paying.pool, number)
      const isFirst =
        again.status === 201 && JSON.stringify(again.body) === JSON.stringify(responseBody)
      const isRefused = again.status === 409 && again.body.code === 'cart-ordered'
      if (!(isFirst && !wasOver) && !(isRefused && isOverNow))
        world.error(`the same key later: ${JSON.stringify(again)}`)
      const other = await place(world.paying, at, { ...body, cartId: randomUUID() }, key)
      if (other.status !== 422) world.error(`a key with another body: ${JSON.stringify(other)}`)
    },
  }
}

/** A repeated request gets the first order while that is open; afterwards its cart counts as ordered. */
async function isOver(pool: pg.Pool, number: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_over: boolean }>(
    `select state in ('cancelled', 'expired', 'closed') as is_over from orders where number = $1`,
    [number],
  )
  return rows[0]?.is_over ?? false
}
