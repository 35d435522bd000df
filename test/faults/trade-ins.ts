import { randomUUID } from 'node:crypto'
import { differenceMinor } from '#domain/order/difference.ts'
import { type Draws, drawsFrom } from './draws.ts'
import type { Verdict } from './r1.ts'
import type { Order, Spoilt, Voucher } from './trade-in-facts.ts'
import { type Owed, truthsAtTheEnd, unpaid, worthOf } from './trade-in-truths.ts'
import { createTradeInWorld, type TradeInWorld } from './trade-in-world.ts'

const hour = 60 * 60_000

type Sequence = { readonly world: TradeInWorld; readonly draws: Draws; readonly owed: Owed }

const weights = {
  'accept a trade-in': 14,
  'place an order': 22,
  'pay the rest': 14,
  'settle a trade-in': 16,
  'deliver a message': 20,
  'deliver a message again': 4,
  'pay the difference': 14,
  ship: 22,
  cancel: 5,
  'send refunds': 6,
  'ask for a refund': 6,
  'decide a refund': 6,
  'let time pass': 10,
} as const

/** R12: random sequences of trade-ins and the orders that their pending vouchers pay (docs/faults.md). */
export async function runTradeIns(
  sequences: number,
  seed: number,
  spoilt: Spoilt = 'nothing',
): Promise<Verdict> {
  const start = performance.now()
  const errors: string[] = []
  let shipped = 0
  for (let each = 0; each < sequences; each += 1) {
    const sequence = {
      world: createTradeInWorld(spoilt),
      draws: drawsFrom(seed + each),
      owed: new Map(),
    }
    const found = await play(sequence)
    errors.push(...found.map(error => `${error} (seed ${seed + each})`))
    shipped += [...sequence.world.orders.values()].filter(({ isShipped }) => isShipped).length
  }
  const seconds = Math.round((performance.now() - start) / 1_000)
  const summary = `${sequences} sequences from seed ${seed} on, ${shipped} orders shipped, ${seconds} s`
  return { errors, summary }
}

async function play(sequence: Sequence): Promise<string[]> {
  const errors: string[] = []
  const steps = sequence.draws.whole(8, 30)
  for (let step = 0; step < steps; step += 1) {
    const by = sequence.draws.weighted(weights)
    await actions[by](sequence, errors)
  }
  await heal(sequence, errors)
  return [...errors, ...truthsAtTheEnd(sequence)]
}

type Action = (sequence: Sequence, errors: string[]) => Promise<void>

const actions: Readonly<Record<keyof typeof weights, Action>> = {
  'accept a trade-in': async ({ world, draws }) => {
    if (world.vouchers.size < 3) world.issue(draws.whole(2, 400) * 500)
  },
  'place an order': place,
  'pay the rest': async ({ world, draws }) => {
    const order = oneOf(draws, world, ({ state }) => state === 'awaiting-payment')
    if (order) await payRest(world, order)
  },
  'settle a trade-in': settle,
  'deliver a message': async ({ world, draws }) => deliver(world, draws, 'once'),
  'deliver a message again': async ({ world, draws }) => deliver(world, draws, 'again'),
  'pay the difference': async ({ world, draws }) => {
    const order = oneOf(draws, world, ({ state }) => state === 'awaiting-trade-in')
    if (order) await payDifference(world, order)
  },
  ship: async (sequence, errors) => {
    const order = oneOf(sequence.draws, sequence.world, ({ state }) => state === 'confirmed')
    if (order) ship(sequence, order, errors)
  },
  cancel: async ({ world, draws }) => {
    const isOpen = ({ state, isShipped }: Order) =>
      !isShipped && (state === 'confirmed' || state === 'awaiting-trade-in')
    const order = oneOf(draws, world, isOpen)
    if (order) await world.cancel(order)
  },
  'send refunds': ({ world }) => world.sendRefunds(),
  'ask for a refund': async ({ world, draws }) => {
    const order = oneOf(draws, world, ({ state }) =>
      ['confirmed', 'awaiting-trade-in'].includes(state),
    )
    if (order)
      world.requestRefund(
        order,
        draws.chance(0.4) ? order.totalMinor : draws.whole(1, order.totalMinor),
      )
  },
  'decide a refund': async ({ world, draws }) => decide(world, draws),
  'let time pass': ({ world, draws }) => pass(world, draws.whole(1, 10) * 24 * hour),
}

function oneOf(draws: Draws, { orders }: TradeInWorld, is: (order: Order) => boolean) {
  const all = [...orders.values()].filter(order => !order.isShipped && is(order))
  return all.length === 0 ? undefined : draws.pick(all)
}

async function place({ world, draws }: Sequence) {
  const open = draws
    .shuffled([...world.vouchers.values()])
    .filter(({ leftMinor, status }) => leftMinor > 0 && status !== 'withdrawn')
    .slice(0, draws.whole(0, 2))
  if (world.orders.size >= 4) return
  const totalMinor = draws.whole(1, 300) * 1_000 + draws.whole(0, 999)
  const order: Order = {
    id: randomUUID(),
    totalMinor,
    placed: world.orders.size,
    state: 'awaiting-payment',
    payableUntil: null,
    isShipped: false,
  }
  world.orders.set(order.id, order)
  let toPay = totalMinor
  for (const voucher of open) {
    const amount = Math.min(voucher.leftMinor, toPay)
    if (amount > 0) world.spend(order, voucher, amount)
    toPay -= Math.max(0, amount)
  }
  if (toPay === 0 || draws.chance(0.3)) await payRest(world, order)
}

/** The attempt's amount is what was left when it started: a trade-in may have been reduced meanwhile. */
async function payRest(world: TradeInWorld, order: Order) {
  const spent = world.spends(order.id).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (order.totalMinor > spent) world.pay(order, order.totalMinor - spent)
  order.state = 'confirmed'
  await world.followTradeIn(order)
}

async function settle({ world, draws, owed }: Sequence) {
  const voucher = draws.shuffled([...world.vouchers.values()])[0]
  // A settled trade-in is final; only a lost device may still arrive.
  if (!voucher || voucher.status === 'open') return
  const worth = draws.weighted({ same: 30, less: 30, nothing: 30, more: 10 })
  const promised = voucher.originalMinor
  const owedMinor = {
    same: promised,
    less: draws.whole(1, promised),
    nothing: 0,
    more: promised + 4_000,
  }[worth]
  if (await world.settleTradeIn(voucher, owedMinor)) owed.set(voucher.id, owedMinor)
}

function decide({ refunds }: TradeInWorld, draws: Draws) {
  const undecided = refunds.filter(({ state }) => state === 'requested')
  if (undecided.length > 0) draws.pick(undecided).state = draws.chance(0.5) ? 'approved' : 'failed'
}

async function deliver(world: TradeInWorld, draws: Draws, how: 'once' | 'again') {
  const due = world.messages.filter(({ topic }) => topic === 'voucher-settled')
  if (due.length === 0) return
  const message = draws.pick(due)
  if (how === 'once') world.messages.splice(world.messages.indexOf(message), 1)
  await world.followVoucher(message)
}

async function payDifference(world: TradeInWorld, order: Order) {
  const due = differenceMinor(world.read(order.id))
  if (due === 0) return
  world.pay(order, due)
  await world.followTradeIn(order)
}

/** Shipping checks only the order's state. */
function ship({ world, owed }: Sequence, order: Order, errors: string[]) {
  order.isShipped = true
  const isAllSettled = world.spends(order.id).every(({ voucherId, paymentId, amountMinor }) => {
    return owed.has(voucherId) || amountMinor === world.refundedMinor(paymentId)
  })
  if (!isAllSettled) errors.push('shipped before the trade-in was settled')
  const worth = worthOf(world, order)
  errors.push(...unpaid(world, order))
  if (worth > order.totalMinor) errors.push(`charged ${worth} for ${order.totalMinor}`)
}

async function pass(world: TradeInWorld, ms: number) {
  world.clock.at = new Date(world.clock.at.getTime() + ms)
  for (const order of world.orders.values())
    if (
      order.state === 'awaiting-trade-in' &&
      order.payableUntil !== null &&
      order.payableUntil <= world.clock.at
    )
      await world.cancel(order)
}

/** Everything in progress ends: devices are inspected or never arrive, messages are delivered, time passes. */
async function heal(sequence: Sequence, errors: string[]) {
  const { world, draws, owed } = sequence
  for (const voucher of world.vouchers.values())
    if (!owed.has(voucher.id)) await end(sequence, voucher)
  while (world.messages.some(({ topic }) => topic === 'voucher-settled'))
    await deliver(world, draws, 'once')
  for (const order of world.orders.values()) {
    if (order.state === 'awaiting-payment') await payRest(world, order)
    if (order.state === 'awaiting-trade-in' && draws.chance(0.5)) await payDifference(world, order)
  }
  while (world.refunds.some(({ state }) => state === 'requested')) decide(world, draws)
  await pass(world, 40 * 24 * hour)
  await world.sendRefunds()
  for (const order of world.orders.values())
    if (order.state === 'confirmed' && !order.isShipped) ship(sequence, order, errors)
}

async function end({ world, draws, owed }: Sequence, voucher: Voucher) {
  const owedMinor = draws.chance(0.5) ? 0 : voucher.originalMinor
  if (await world.settleTradeIn(voucher, owedMinor)) owed.set(voucher.id, owedMinor)
}
