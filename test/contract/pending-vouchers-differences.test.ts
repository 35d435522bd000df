import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { cancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { paused } from '#test/support/paused.ts'
import {
  currentPayment,
  moneyAtProviders,
  press,
  script,
  startPaying,
  stateOf,
} from '#test/support/paying-shop.ts'
import { poison } from '#test/support/poisoned.ts'
import {
  promised,
  type TradeIn,
  type TradeInShop,
  tradeInShop,
} from '#test/support/trade-in-orders.ts'
import { tradeInsOn } from '#test/support/trade-ins.ts'

let database: TestDatabase
let world: TradeInShop

beforeAll(async () => {
  database = await seededDatabase()
  world = await tradeInShop(database.url)
})
afterAll(async () => {
  await world.close()
  await database.drop()
})

const day = 24 * 60 * 60_000
/** More than the total of any order in these tests. */
const all = { pays: 1_000_000 }
function settle() {
  return world.shop.settle()
}

function cancelTradeIn({ url }: TradeIn) {
  return tradeInsOn(world.api).ask('POST', `${url}/cancellation/`, {}, world.ana)
}

describe('the difference of a trade-in', () => {
  const orderWithDifference = async (between: readonly [number, number] = [50_000, 140_000]) => {
    const tradeIn = await world.tradeIn(world.ana, false)
    const order = await world.spend([{ ...tradeIn, ...all }], { between })
    await cancelTradeIn(tradeIn)
    await settle()
    return order
  }

  test.each(['standard', 'oney', 'cardAtLocker', 'paymentOnDelivery'] as const)(
    'the difference is not paid by %s',
    async method => {
      const order = await orderWithDifference([100_000, 140_000])
      expect(await startPaying(world.shop, order, { method })).toMatchObject({
        status: 409,
        body: { code: 'payment-refused' },
      })
      expect((await stateOf(world.shop, order)).payments).toEqual(['captured'])
    },
  )

  test('a difference paid after the customer cancelled the order is refunded', async () => {
    const order = await orderWithDifference()
    const { body } = await startPaying(world.shop, order, { method: 'card' })
    const { number, token } = order
    expect((await cancelConfirmed(world.shop.api.ctx, number, token)).ok).toBe(true)
    await press(body.url, 'approve')
    await settle()
    expect(await stateOf(world.shop, order)).toMatchObject({
      order: 'cancelled',
      units: ['listed'],
    })
    const { captured, refunded } = moneyAtProviders(world.shop, order)
    expect(refunded).toBe(captured)
  })

  test('an unpaid difference ends its order, even if the provider’s response cannot be saved', async () => {
    const order = await orderWithDifference()
    await script(world.shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'amount', minor: order.totalMinor + 1 },
      { kind: 'webhook', copies: 0 },
    ])
    await press((await startPaying(world.shop, order, { method: 'card' })).body.url, 'approve')
    const heal = await poison(world.rows, 'staff_task', 'order_id', order.id)
    world.shop.forward(6 * day)
    expect(await world.shop.jobs.endDifferences()).toBeGreaterThan(0)
    expect(await stateOf(world.shop, order)).toMatchObject({
      order: 'cancelled',
      units: ['listed'],
    })
    await heal()
  })

  test('a difference has new time after another lower trade-in, but not after a repeated message', async () => {
    const [first, second] = [
      await world.tradeIn(world.ana, false),
      await world.tradeIn(world.ana, false),
    ]
    const order = await world.spend(
      [
        { ...first, pays: promised },
        { ...second, ...all },
      ],
      { between: [promised, 300_000] },
    )
    const daysLeft = async () => {
      const [found] = await world.rows<{ until: Date }>(
        'select payable_until as until from orders where id = $1',
        order.id,
      )
      return Math.floor((found!.until.getTime() - world.shop.now().getTime()) / day)
    }
    await cancelTradeIn(first)
    await settle()
    expect(await daysLeft()).toBe(5)
    world.shop.forward(3 * day)
    await handlers['voucher-settled'](world.shop.api.ctx, {
      id: randomUUID(),
      topic: 'voucher-settled',
      payload: { voucherId: first.voucherId },
      attempts: 1,
    })
    expect(await daysLeft()).toBe(2)
    await cancelTradeIn(second)
    await settle()
    expect(await daysLeft()).toBe(5)
    expect(await currentPayment(world.shop, order)).toMatchObject({
      due: { minor: order.totalMinor },
    })
  })

  test('a difference paid twice at once is accepted once, while another trade-in of the order is open', async () => {
    const [gone, open] = [await world.tradeIn(world.ana, false), await world.tradeIn()]
    const order = await world.spend(
      [
        { ...gone, pays: promised },
        { ...open, ...all },
      ],
      { between: [promised, 300_000] },
    )
    await cancelTradeIn(gone)
    await settle()
    expect(await currentPayment(world.shop, order)).toMatchObject({ due: { minor: promised } })
    const { body } = await startPaying(world.shop, order, { method: 'card' })
    await script(world.shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 0 },
    ])
    await press(body.url, 'approve')
    // Another process is notified of a cancelled attempt that was paid anyway; this one waits for the order meanwhile.
    const race = await paused(database.url, 'select 1 from orders where id = $1 for update', [
      order.id,
    ])
    const querying = world.shop.queryDueStatuses()
    await race.waiting(1)
    const at = world.shop.now()
    await race.change(
      `insert into payment (id, order_id, method, provider, state, amount_minor, currency, created_at, polls)
       values (gen_random_uuid(), $1, 'card', 'stripe', 'captured', $2, 'RON', $3, 0)`,
      order.id,
      promised,
      at,
    )
    await race.change(
      `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
       values (gen_random_uuid(), $1, 'payment', null, 'captured', 'stripe', 'captured', $2)`,
      order.id,
      at,
    )
    await race.change('update orders set payable_until = null where id = $1', order.id)
    await race.release()
    await querying
    const { order: state, refunds, tasks } = await stateOf(world.shop, order)
    expect({ state, refunds, tasks }).toEqual({
      state: 'awaiting-trade-in',
      refunds: [`succeeded ${promised}`, `succeeded ${promised}`],
      tasks: ['overpaid'],
    })
  })
})
