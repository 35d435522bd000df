import { setTimeout as pause } from 'node:timers/promises'
import type { ApiResponse } from './buyers.ts'
import { planIn, type Row } from './installment-plans.ts'
import { isPaidOnDelivery } from './market-orders.ts'
import {
  cancelOrder,
  decideRefund,
  press,
  requestRefund,
  startPaying,
  waitOnPage,
} from './shopper.ts'
import { type PlacedOrder, placeOrder, type World } from './simulated-placing.ts'
import { type OrderPlan, scriptOf } from './simulation-plan.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long each provider's payment may last (orders.md). */
const holdMs: Readonly<Record<string, number>> = {
  stripe: 15 * minute,
  oney: 2 * hour,
  'tbi-ro': 72 * hour,
  'tbi-bg': 72 * hour,
  'tbi-gr': 72 * hour,
  cofidis: 120 * hour,
}

const lenders = { ro: 'tbi-ro', bg: 'tbi-bg', hu: 'cofidis', gr: 'tbi-gr' } as const

function providerFor({ market }: Pick<OrderPlan, 'market'>, method: string): string {
  if (method === 'card') return 'stripe'
  return method === 'oney' ? 'oney' : lenders[market]
}

/** One shopper from the cart to any end; `at` is the process called first. */
export async function liveThrough(world: World, at: number, plan: OrderPlan): Promise<void> {
  const order = await placeOrder(world, at, plan)
  if (!order) return
  world.count('placed')
  if (!isPaidOnDelivery(plan.method)) await pay(world, at, plan, order)
  if (plan.placing === 'again later' || plan.placing === 'key reused') await order.replay()
}

async function pay(world: World, at: number, plan: OrderPlan, order: PlacedOrder) {
  const { paying } = world
  const provider = providerFor(plan, plan.method)
  const script = scriptOf(plan, provider, order.toPayMinor)
  if (script.length > 0)
    await paying.control.scenario({ provider, orderRef: order.number }, ...script)
  world.count(`conduct: ${plan.conduct}`)
  world.count(`trouble: ${plan.trouble}`)
  if (plan.conduct === 'never pays') return
  if (plan.conduct === 'gives up') return giveUp(world, at, order)
  const url = await begin(world, at, plan, order)
  if (url === undefined) return
  await behave(world, at, plan, order, url)
}

/** `undefined` if the provider was unreachable for so long that the shopper left. */
async function begin(
  { paying, count, error }: World,
  at: number,
  { hasTwoTabs }: Pick<OrderPlan, 'hasTwoTabs'>,
  order: PlacedOrder,
  choice: Readonly<Record<string, unknown>> = {},
): Promise<string | undefined> {
  for (let tried = 0; tried < 6; tried += 1) {
    const tabs = hasTwoTabs && tried === 0 ? [0, 1] : [tried]
    const responses = await Promise.all(
      tabs.map(tab => startPaying(paying, at + tab, order, choice)),
    )
    const urls = new Set(
      responses.flatMap(({ body }) => (body.kind === 'redirect' ? [body.url] : [])),
    )
    if (urls.size > 1) error(`two pages of one payment: ${[...urls].join(' ')}`)
    const [url] = urls
    if (url !== undefined) return String(url)
    const [first] = responses
    if (first?.body.kind === 'settled' || first?.status === 409) return undefined
    reportUnexpected(error, 'starting', first, [200])
    await pause(200)
  }
  count('left at the door of the provider')
  return undefined
}

async function behave(
  world: World,
  at: number,
  plan: OrderPlan,
  order: PlacedOrder,
  url: string,
): Promise<void> {
  const { conduct, draws } = plan
  const hold = holdMs[providerFor(plan, plan.method)] ?? 0
  switch (conduct) {
    case 'pays late':
      return world.later(hold + draws.whole(30, 20 * 60) * second, async () => {
        await press(url, 'approve')
      })
    case 'later, approve':
    case 'later, decline': {
      await press(url, 'later')
      const decision = conduct === 'later, approve' ? 'approve' : 'decline'
      return world.later(draws.whole(10, 600) * second, async () => {
        await press(url, decision)
      })
    }
    case 'gives up while paying':
      await Promise.all([press(url, 'approve'), giveUp(world, at, order)])
      return
    case 'never pays':
    case 'gives up':
      return
    case 'approve':
    case 'decline':
    case 'cancel':
    case 'abandon':
    case 'challenge, approve':
    case 'challenge, decline':
      // If the script presses the button itself, nothing else does.
      await press(
        url,
        ...(plan.trouble === 'notice before the redirect' ? [] : conduct.split(', ')),
      )
      if (plan.isBackOnPage && conduct !== 'abandon') await comeBack(world, at, plan, order)
  }
}

async function comeBack(world: World, at: number, plan: OrderPlan, order: PlacedOrder) {
  const { paying, count } = world
  const seen = await waitOnPage(paying, at, order, 5)
  reportUnexpected(world.error, 'page', seen, [200])
  count(`page: ${String(seen.body.kind)}`)
  if (seen.body.kind === 'paid') return refund(world, at, plan, order)
  if (seen.body.kind !== 'failed') return
  const choice = choiceAfter(plan, seen.body.rows as readonly Row[])
  if (plan.afterFailure === 'cancel') return giveUp(world, at, order)
  if (!choice) return
  const url = await begin(world, at, { hasTwoTabs: false }, order, choice)
  if (url === undefined) return
  await press(url, 'approve')
  count(`page again: ${String((await waitOnPage(paying, at, order, 5)).body.kind)}`)
}

/** The same method again, another one with its plan, or none. */
function choiceAfter({ afterFailure, draws }: OrderPlan, rows: readonly Row[]) {
  if (afterFailure === 'leave') return undefined
  if (afterFailure !== 'other') return {}
  const open = rows.filter(({ availability }) => availability.kind === 'open')
  if (open.length === 0) return undefined
  const row = draws.pick(open)
  const plan = planIn(row, count => draws.whole(0, Math.max(0, count - 1)))
  return { method: row.type, ...(plan && { plan }) }
}

async function giveUp({ paying, count, error }: World, at: number, order: PlacedOrder) {
  const response = await cancelOrder(paying, at + 1, order)
  reportUnexpected(error, 'giving up', response, [200, 409])
  count(`given up: ${response.status}`)
}

async function refund(world: World, at: number, plan: OrderPlan, order: PlacedOrder) {
  const { paying, count, error } = world
  if (plan.refund === 'none') return
  // A forint has no subunit.
  const half = Math.floor(order.totalMinor / 200) * 100
  const amount = plan.refund === 'part' ? half : order.totalMinor
  const staff = plan.refund === 'twice-at-once' ? [0, 1] : [0]
  const responses = await Promise.all(staff.map(n => requestRefund(paying, at + n, order, amount)))
  for (const response of responses) reportUnexpected(error, 'refund', response, [201, 409])
  if (responses.filter(({ status }) => status === 201).length > 1 && plan.refund !== 'part')
    error(`more than all of ${order.number} is asked back`)
  for (const { status, body } of responses)
    if (status === 201)
      for (const { id } of [body, ...((body.beside ?? []) as { id?: unknown }[])])
        await decideRefund(paying, at, String(id), 'approve')
  count(`refunds asked for: ${plan.refund}`)
}

function reportUnexpected(
  error: World['error'],
  where: string,
  response: ApiResponse | undefined,
  known: readonly number[],
) {
  if (!known.includes(response?.status ?? 0)) error(`${where}: ${JSON.stringify(response)}`)
}
