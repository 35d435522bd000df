import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { updateAttempt } from '#store/payment/attempts.ts'
import { insertRefund, isRefundByTransfer } from '#store/payment/refunds.ts'
import { spendVoucher } from '#store/voucher/voucher-spendings.ts'
import {
  expireVouchers,
  insertVoucher,
  listVouchersOfMember,
  type NewVoucher,
} from '#store/voucher/vouchers.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { aMember } from '#test/support/cloud-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, rowsIn, sendOrder, shelfUnits } from '#test/support/order-cases.ts'

let database: TestDatabase
let shop: Database
let api: ApiApp

beforeAll(async () => {
  database = await seededDatabase()
  shop = openDatabase(database.url, 4)
  api = await apiApp(database.url)
})
afterAll(async () => {
  await api.close()
  await shop.close()
  await database.drop()
})

const now = new Date('2027-03-01T12:00:00Z')
const inAnHour = new Date('2027-03-01T13:00:00Z')
async function aVoucher(over: Partial<NewVoucher> = {}) {
  const id = randomUUID()
  await insertVoucher(shop.pool, {
    id,
    market: 'ro',
    codeHash: id,
    currency: 'RON',
    originalMinor: 1_000,
    userId: null,
    sourceKind: 'goodwill',
    sourceSubject: id,
    status: 'open',
    orderFromMinor: null,
    issuedAt: now,
    expiresAt: inAnHour,
    actor: 'staff',
    ...over,
  })
  return id
}

async function left(id: string) {
  const { rows } = await shop.pool.query<{ left: number }>(
    'select left_minor::float8 as left from voucher where id = $1',
    [id],
  )
  return rows[0]!.left
}

describe('the amount a voucher pays when the order is written', () => {
  test('the amount is deducted from the voucher, down to zero and not below', async () => {
    const id = await aVoucher()
    expect(await spendVoucher(shop.pool, id, 600, now)).toBe(true)
    expect(await spendVoucher(shop.pool, id, 401, now)).toBe(false)
    expect(await left(id)).toBe(400)
    expect(await spendVoucher(shop.pool, id, 400, now)).toBe(true)
    expect(await left(id)).toBe(0)
  })

  test('the amount is zero if the voucher was just withdrawn', async () => {
    const id = await aVoucher({ status: 'withdrawn' })
    expect(await spendVoucher(shop.pool, id, 100, now)).toBe(false)
    expect(await left(id)).toBe(1_000)
  })

  test('the amount is zero from the instant the voucher ends', async () => {
    const id = await aVoucher()
    expect(await spendVoucher(shop.pool, id, 100, inAnHour)).toBe(false)
    expect(await spendVoucher(shop.pool, id, 100, new Date(inAnHour.getTime() - 1))).toBe(true)
    const endless = await aVoucher({ expiresAt: null })
    expect(await spendVoucher(shop.pool, endless, 100, inAnHour)).toBe(true)
  })
})

describe('vouchers', () => {
  test('vouchers are emptied from the instant they end', async () => {
    const [ending, lasting] = [await aVoucher(), await aVoucher({ expiresAt: null })]
    await expireVouchers(shop.pool, new Date(inAnHour.getTime() - 1))
    expect(await left(ending)).toBe(1_000)
    await expireVouchers(shop.pool, inAnHour)
    expect([await left(ending), await left(lasting)]).toEqual([0, 1_000])
  })

  test('vouchers are shown to their own member unless withdrawn', async () => {
    const [ana, ion] = [await aMember(shop.pool), await aMember(shop.pool)]
    const hers = await aVoucher({ userId: ana.userId })
    await aVoucher({ userId: ana.userId, status: 'withdrawn' })
    await aVoucher({ userId: ion.userId })
    await aVoucher({ userId: ana.userId, market: 'bg' })
    const shown = await listVouchersOfMember(shop.pool, ana.userId, 'ro')
    expect(shown.map(({ id }) => id)).toEqual([hers])
  })
})

test('a refund is made by bank transfer if the carrier collected the money, remitted or not', async () => {
  const rows = rowsIn(api)
  const [unit] = await shelfUnits(rows, 'ro', 50_000, 200_000)
  await sendOrder(api, await anEasyboxOrder(rows, [unit!]))
  const [payment] = await rows<{ id: string; order: string }>(
    'select id, order_id as order from payment',
  )
  const id = randomUUID()
  await insertRefund(shop.pool, {
    id,
    orderId: payment!.order,
    paymentId: payment!.id,
    amountMinor: 100,
    currency: 'RON',
    state: 'approved',
    reason: 'test',
    actor: 'staff',
    createdAt: now,
  })
  const isByTransfer = async (state: 'collected' | 'remitted' | 'captured') => {
    await updateAttempt(shop.pool, payment!.id, { state })
    return isRefundByTransfer(shop.pool, id)
  }
  expect(await isByTransfer('collected')).toBe(true)
  expect(await isByTransfer('remitted')).toBe(true)
  expect(await isByTransfer('captured')).toBe(false)
})
