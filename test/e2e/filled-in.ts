import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '#store/database.ts'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { aVoucher } from '#test/support/vouchers.ts'
import { rows } from './brought.ts'

/** The one-screen checkout of a member in ro. */
export const oneScreen = '/ro/magazin/cosul-meu/finalize/'

/** A locality from the market's lists, saved as a member's address. */
export function saveAddress(userId: string) {
  return rows(
    `insert into saved_address (id, user_id, market, county_id, county, locality_id, locality, street, number, postal_code, created_at, updated_at)
     select gen_random_uuid(), $1, 'ro', c.id::text, c.name, l.id::text, l.name, 'Calea Moților', '12A', '400001', now(), now()
     from locality l join county c on c.market = l.market and c.id = l.county_id
     where l.market = 'ro' and l.name = 'Cluj-Napoca' and c.name = 'Cluj' limit 1`,
    userId,
  )
}

/** Places an order first, so that the shop knows the data of the first four steps. */
export async function orderBefore(page: Page) {
  const [unit] = await shelfUnits(rows, 'ro', 1, 3_000_000, 'TABLET')
  if (!unit) throw new Error('no tablet is for sale in ro')
  const payment = { type: 'card', tac: true, newsletter: false } as const
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: await aCourierOrder(rows, 'ro', [unit], { payment }),
  })
  expect(response.status(), await response.text()).toBe(201)
}

/** A voucher of the running shop; usable by anyone unless a member is named. */
export function issued(minor: number, userId?: string) {
  return issuedAs(minor, { market: 'ro', ...(userId !== undefined && { userId }) })
}

export async function issuedAs(minor: number, over: NonNullable<Parameters<typeof aVoucher>[2]>) {
  const read = (file: string) =>
    readFileSync(join(process.env.KINTSU_E2E_DIR ?? '', file), 'utf8').trim()
  const database = openDatabase(read('database-url'), 1)
  try {
    return await aVoucher({ database }, minor, over, read('secret'))
  } finally {
    await database.close()
  }
}
