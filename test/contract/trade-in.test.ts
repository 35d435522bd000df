import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTradeInStep } from '#http/pages/trade-in/load-trade-in-step.ts'
import { visit } from '#test/support/account-pages.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let api: ApiApp

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function listing(where: string) {
  const { rows } = await api.database.pool.query<{ id: string; price: number }>(
    `select id, price_minor::int as price from listing where market = 'ro' and ${where} limit 1`,
  )
  return rows[0] ?? { id: '', price: 0 }
}

const draft = Buffer.from(JSON.stringify({ intro: 'SMARTPHONE' })).toString('base64url')

test('the product a seller came from is stored, and shown with its price next to the offer', async () => {
  const { id, price } = await listing('stock > 0')
  const response = await visit(api, loadTradeInStep, `/sell/intro/?towards=${id}`)
  if (response.kind !== 'answered') throw new Error('A clean address follows.')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/sell/intro/')
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toContain(`kintsu.trade=${id}; Path=/ro/sell/;`)
  const options = { cookie: `kintsu.sell=${draft}; ${cookie.split(';')[0]}` }
  expect(await visit(api, loadTradeInStep, '/sell/brand/', options)).toMatchObject({
    kind: 'shown',
    value: { step: 'brand', exchangeDevice: { price: { minor: price, currency: 'RON' } } },
  })
  await api.database.pool.query(`update unit set state = 'quarantined' where listing_id = $1`, [id])
  const shown = await visit(api, loadTradeInStep, '/sell/brand/', options)
  expect(shown).toMatchObject({ value: { step: 'brand' } })
  expect(shown).not.toHaveProperty('value.exchangeDevice')
})

test.each(['nothing-like-it', '%0d%0aset-cookie: a=b', ''])(
  'a product that is not for sale is not stored: %j',
  async id => {
    expect(await visit(api, loadTradeInStep, `/sell/intro/?towards=${id}`)).toMatchObject({
      kind: 'shown',
      value: { step: 'intro' },
    })
  },
)
