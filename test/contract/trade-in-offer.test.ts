import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningOfferSchema } from '#contract/trade-in-offer.ts'
import type { Market } from '#domain/market/market.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let api: ApiApp
let client: pg.Client

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await setBase('ro', 'apple-iphone-13|storage=128 GB', 150_000)
  await setBase('hu', 'apple-iphone-13|storage=128 GB', 12_000_000)
})
afterAll(async () => {
  await client.end()
  await api.close()
  await database.drop()
})

function setBase(market: Market, item: string, minor: number) {
  return client.query(
    'update price_book_entry set base_minor = $3 where market = $1 and item = $2 and since_version = 1',
    [market, item, minor],
  )
}

function ask(body: object) {
  return api.ask({ method: 'POST', url: '/api/sales/offer/', payload: body })
}

const describedModel = {
  intro: 'SMARTPHONE',
  brand: 'Apple',
  model: 'apple-iphone-13',
  'config-all': { storage: '128 GB', color: 'Midnight' },
}

async function calculated(answers: object, market: Market = 'ro') {
  const response = await ask({ market, answers })
  expect(response.statusCode).toBe(200)
  return runningOfferSchema.parse(response.json())
}

describe('POST /api/sales/offer/', () => {
  test('a phone with no defects answered yet gets its base price, and more for a later payout or a voucher', async () => {
    const { offers, openStep, isFinal } = await calculated(describedModel)
    expect(openStep).toBe('config-provider')
    expect(isFinal).toBe(false)
    expect(offers['bank-fast']).toMatchObject({ amount: { minor: 150_000, currency: 'RON' } })
    expect(offers['bank-slow']).toMatchObject({ amount: { minor: 157_500, currency: 'RON' } })
    expect(offers.voucher).toMatchObject({ amount: { minor: 162_000, currency: 'RON' } })
  })

  test('each answer that lowers the offer is a line', async () => {
    const { offers } = await calculated({
      ...describedModel,
      'grading-display': 'deep',
      'phone-defects': ['buttons'],
    })
    // 1,500 × .82 = 1,230; − 90 = 1,140.
    expect(offers['bank-fast']).toEqual({
      kind: 'offer',
      amount: { minor: 114_000, currency: 'RON' },
      lines: [
        { kind: 'base', amount: { minor: 150_000, currency: 'RON' } },
        { kind: 'factor', factor: 'display', amount: { minor: -27_000, currency: 'RON' } },
        { kind: 'defect', defect: 'buttons', amount: { minor: -9_000, currency: 'RON' } },
      ],
    })
  })

  test('the offer is final once only the email address is missing, in the market’s currency', async () => {
    const { isFinal, openStep, offers } = await calculated(
      {
        ...describedModel,
        'config-provider': 'unlocked',
        'liquid-contact': 'none',
        'burn-in': 'none',
        'grading-display': 'flawless',
        'grading-case': 'like-new',
        battery: { health: '90-up', isSwollen: false },
        'display-defects': [],
        'phone-defects': [],
      },
      'hu',
    )
    expect({ isFinal, openStep }).toEqual({ isFinal: true, openStep: 'email' })
    expect(offers['bank-fast']).toMatchObject({ amount: { minor: 12_000_000, currency: 'HUF' } })
  })

  test('answers to questions that do not apply to the device are ignored', async () => {
    const { offers } = await calculated({ ...describedModel, 'laptop-keyboard': ['dead-keys'] })
    expect(offers['bank-fast']).toMatchObject({ amount: { minor: 150_000 } })
  })

  test('a swollen battery is reported at once, whatever the other answers', async () => {
    const { offers } = await calculated({
      ...describedModel,
      battery: { health: 'unknown', isSwollen: true },
    })
    expect(offers.voucher).toEqual({ kind: 'rejected', reasons: ['swollen-battery'] })
  })

  test.each([
    ['nothing', {}, 422, { code: 'not-told', step: 'intro' }],
    ['no model', { intro: 'LAPTOP', brand: 'Dell' }, 422, { code: 'not-told', step: 'model' }],
    [
      'no configuration',
      { intro: 'SMARTPHONE', brand: 'Apple', model: 'apple-iphone-13' },
      422,
      { code: 'not-told', step: 'config-all' },
    ],
    [
      'a model nobody knows',
      { intro: 'SMARTPHONE', brand: 'Nokia', model: 'nokia-3310' },
      404,
      { code: 'unknown-model', field: 'model' },
    ],
    [
      'a storage it was never made with',
      { ...describedModel, 'config-all': { storage: '3 GB' } },
      409,
      { code: 'not-bought' },
    ],
    [
      'an answer that is none',
      { ...describedModel, 'burn-in': 'sunny' },
      400,
      { code: 'bad-request' },
    ],
    ['a price of one’s own', { ...describedModel, base: 9_999_999 }, 400, { code: 'bad-request' }],
  ])('an offer request with %s is refused', async (_, answers, status, problem) => {
    const response = await ask({ market: 'ro', answers })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject(problem)
  })

  test('an offer request for a model that is no longer on the buyback list is refused', async () => {
    await setBase('bg', 'apple-iphone-13|storage=128 GB', 0)
    const response = await ask({ market: 'bg', answers: describedModel })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'not-bought' })
  })
})
