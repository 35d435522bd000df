import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMonthlyRate } from '#services/payment/find-monthly-rate.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  openSandbox,
  type PayingShop,
  payingShop,
  type TestSandbox,
} from '#test/support/paying-shop.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
  await database.drop()
})

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
function rateOf(minor: number) {
  return findMonthlyRate(shop.api.ctx, 'ro', 'SMARTPHONE', lei(minor))
}

describe('the monthly rate of a product (markets.md: bnpl from 100 lei, oney from 300 lei)', () => {
  test('the monthly rate is shown from the smallest price of a plan, and not below', async () => {
    // No terms are requested yet: the first page may be without a rate.
    await expect.poll(() => rateOf(10_000)).toBeDefined()
    expect(await rateOf(9_999)).toBeUndefined()
  })

  test('the monthly rate is that of the longest available plan, and its sum is right', async () => {
    const rate = await rateOf(120_000)
    expect(rate?.installments).toBe(4)
    expect(rate?.monthlyPayment).toEqual(lei(30_000))
    expect(rate?.totalAmountDue.minor).toBeGreaterThanOrEqual(120_000)
  })
})
