import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, type ShelfUnit, shelfUnits } from '#test/support/order-cases.ts'
import { paused, queued } from '#test/support/paused.ts'
import {
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeOrder,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'

// The endings of an order, paused at the deciding moment: the races of races-paused.test.ts that come after placing.

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop
let shelf: ShelfUnit[]

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
  shelf = await shelfUnits(shop.rows, 'ro', 0, 240_000)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
  await database.drop()
})

const lockListing = 'select id from listing where id = $1 for no key update'
const lockOrder = 'select id from orders where id = $1 for update'

function cancel({ number, token }: OnlineOrder) {
  return cancelConfirmed(shop.api.ctx, number, token)
}

const done = { ok: true, value: undefined }
const tooLate = { ok: false, refusal: { kind: 'too-late' } }

/** Confirmed at once: the customer pays at the locker. */
async function confirmed(phones: readonly ShelfUnit[]) {
  return placeOrder(shop, await anEasyboxOrder(shop.rows, phones))
}

/** An order that waits for a card payment and is past its deadline. */
async function overdue(phones: readonly ShelfUnit[]) {
  const body = await anEasyboxOrder(shop.rows, phones, {
    payment: { type: 'card', tac: true, newsletter: false },
    shownTotal: {
      minor: phones.reduce((sum, { price }) => sum + price, 0) + 1_499,
      currency: 'RON',
    },
  })
  const order = await placeOrder(shop, body)
  await shop.rows(
    `update orders set payable_until = now() - interval '1 minute' where id = $1`,
    order.id,
  )
  return order
}

async function inOrder(phones: readonly ShelfUnit[]) {
  return (
    await shop.rows<{ id: string }>(
      'select id from listing where id = any($1) order by id',
      phones.map(({ listing }) => listing),
    )
  ).map(({ id }) => id)
}

/** So many that no other order of them equals that of their listings. */
const devices = 6

describe('an order of several listings', () => {
  test.each([
    ['that is cancelled', confirmed, 'cancelled', cancel],
    ['whose time to pay is over', overdue, 'expired', () => shop.jobs.expireOrders()],
  ] as const)(
    '%s locks the listings in the order of carts: while it waits for one it holds those before and none after',
    async (_, made, state, end) => {
      const phones = shelf.splice(0, devices)
      const order = await made(phones)
      const listings = await inOrder(phones)
      const at = devices / 2
      const race = await paused(database.url, lockListing, [listings[at]])
      const ended = end(order)
      await race.waiting(1)
      const areFree = await Promise.all(listings.map(id => race.isFree(lockListing, id)))
      expect(areFree).toEqual(listings.map((_id, place) => place > at))
      await race.release()
      await ended
      expect(await stateOf(shop, order)).toMatchObject({
        order: state,
        units: phones.map(() => 'listed'),
      })
    },
  )
})

describe('an order that is cancelled and handed over at once', () => {
  const withLabel = async () => {
    const order = await confirmed(shelf.splice(0, 1))
    const [parcel] = await shop.rows<{ id: string }>(
      `update shipment set state = 'label-created' where order_id = $1 returning id`,
      order.id,
    )
    const handOver = async () => {
      const { statusCode } = await shop.api.ask({
        method: 'POST',
        url: `/api/office/shipments/${parcel!.id}/moves/`,
        payload: { move: 'hand-over', reason: 'given to the courier' },
        headers: { authorization: `Bearer ${officeToken}` },
      })
      return statusCode
    }
    return { order, handOver }
  }

  test('an order is cancelled if the cancellation came first', async () => {
    const { order, handOver } = await withLabel()
    const race = await paused(database.url, lockOrder, [order.id])
    const works: readonly (() => Promise<unknown>)[] = [() => cancel(order), handOver]
    expect(await queued(race, works)).toEqual([done, 409])
    expect(await stateOf(shop, order)).toMatchObject({ order: 'cancelled', units: ['listed'] })
  })

  test('an order is in transit if the handover came first', async () => {
    const { order, handOver } = await withLabel()
    const race = await paused(database.url, lockOrder, [order.id])
    const works: readonly (() => Promise<unknown>)[] = [handOver, () => cancel(order)]
    expect(await queued(race, works)).toEqual([200, tooLate])
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', units: ['shipped'] })
  })

  test('an order is not handed over if its payment was reversed while the warehouse waited', async () => {
    const { order, handOver } = await withLabel()
    const race = await paused(database.url, lockOrder, [order.id])
    const handed = handOver()
    await race.waiting(1)
    await race.change(
      `insert into payment_reversal (payment_id, cause, order_id, reason, opened_at)
       select id, 'dp_paused', order_id, 'needs_response', now() from payment where order_id = $1`,
      order.id,
    )
    await race.release()
    expect(await handed).toBe(409)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', units: ['sold'] })
  })
})
