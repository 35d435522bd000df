import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { saveInMailbox } from '#providers/mail/mailer.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: ApiApp
/** A phone in stock in Romania, at 1.500 lei. */
let listingId: string

beforeAll(async () => {
  database = await seededDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  api = await apiApp(database.url)
  await rows('truncate stock_alert')
  await rows('delete from mail')
  await rows('delete from outbox')
  const [row] = await rows(
    `select l.id from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = 'ro' and m.type = 'SMARTPHONE' and l.stock > 0 order by l.id limit 1`,
  )
  listingId = String(row?.id)
  await setPrice(150_000)
  return () => api.close()
})

async function rows(statement: string, values: readonly unknown[] = []) {
  return (await api.database.pool.query(statement, [...values])).rows
}

function setPrice(minor: number) {
  return rows('update listing set price_minor = $2 where id = $1', [listingId, minor])
}

function ask(belowMinor: unknown, email = 'ana@exemplu.ro') {
  const body = { market: 'ro', listingId, email, belowMinor }
  return api.ask({ method: 'POST', url: '/api/stock-alerts/', body })
}

async function wait(belowMinor: number, email?: string) {
  expect((await ask(belowMinor, email)).statusCode).toBe(201)
}

async function mails() {
  while ((await deliverOutbox({ ...api.ctx, mailer: saveInMailbox }, handlers)) > 0);
  return openedMails(api.database.pool)
}

function waiting() {
  return rows(
    'select email, below_minor::int as below from stock_alert where sent_at is null order by 1, 2',
  )
}

describe('asking for an email at a lower price', () => {
  test.each([
    [149_999, 201],
    [150_000, 409],
    [150_001, 409],
  ])('of a device at 1.500 lei, at %d bani, is answered %d', async (below, status) => {
    const response = await ask(below)
    expect(response.statusCode).toBe(status)
    if (status === 409) expectProblem(response, { status, code: 'not-below', field: 'belowMinor' })
    expect(await waiting()).toHaveLength(status === 201 ? 1 : 0)
  })

  test.each([0, -1, 1.5, '100', 1e12])('at %j bani is refused', async below => {
    expectProblem(await ask(below), { status: 400, code: 'bad-request', field: 'belowMinor' })
  })

  test('again replaces the price', async () => {
    await wait(140_000)
    await wait(120_000)
    expect(await waiting()).toEqual([{ email: 'ana@exemplu.ro', below: 120_000 }])
  })

  test('of a sold-out device is possible beside the alert for its stock', async () => {
    await rows(`update unit set state = 'quarantined' where listing_id = $1 and state = 'listed'`, [
      listingId,
    ])
    await wait(140_000)
    const body = { market: 'ro', listingId, email: 'ana@exemplu.ro' }
    const stock = await api.ask({ method: 'POST', url: '/api/stock-alerts/', body })
    await rows(`update unit set state = 'listed' where listing_id = $1 and state = 'quarantined'`, [
      listingId,
    ])
    expect(stock.statusCode).toBe(201)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('e din nou în stoc'),
    ])
    expect(await waiting()).toEqual([{ email: 'ana@exemplu.ro', below: 140_000 }])
  })
})

describe('a device that becomes cheaper', () => {
  test.each([
    [140_001, 0],
    [140_000, 1],
    [90_000, 1],
  ])('to %d bani sends %d emails for an alert at 140.000 bani', async (minor, count) => {
    await wait(140_000)
    await setPrice(minor)
    const sent = await mails()
    expect(sent).toHaveLength(count)
    expect(await waiting()).toHaveLength(1 - count)
    if (count > 0) {
      expect(sent[0]?.recipient).toBe('ana@exemplu.ro')
      expect(sent[0]?.subject).toMatch(
        minor === 140_000 ? /costă acum 1\.400.lei$/ : /costă acum 900.lei$/,
      )
      expect(sent[0]?.plain).toMatch(/cel mult 1\.400.lei/)
    }
  })

  test('writes once, however often the price falls', async () => {
    await wait(140_000)
    for (const minor of [130_000, 125_000, 160_000, 120_000]) {
      await setPrice(minor)
      await mails()
    }
    expect(await mails()).toHaveLength(1)
  })

  test('and dearer again before the email sends none, and the alert remains', async () => {
    await wait(140_000)
    await setPrice(130_000)
    await setPrice(150_000)
    expect(await mails()).toEqual([])
    expect(await waiting()).toHaveLength(1)
  })

  test('while it is sold out sends the email once it is in stock', async () => {
    await wait(140_000)
    await rows(`update unit set state = 'quarantined' where listing_id = $1 and state = 'listed'`, [
      listingId,
    ])
    await setPrice(130_000)
    expect(await mails()).toEqual([])
    await rows(`update unit set state = 'listed' where listing_id = $1 and state = 'quarantined'`, [
      listingId,
    ])
    expect(await mails()).toHaveLength(1)
  })

  test('while the alert is asked for leads to a refusal, or to an email', async () => {
    const outcomes = []
    for (let turn = 0; turn < 10; turn++) {
      await setPrice(150_000)
      const [response] = await Promise.all([
        ask(140_000, `race-${turn}@exemplu.ro`),
        setPrice(130_000),
      ])
      outcomes.push(response.statusCode)
    }
    expect(outcomes.filter(status => status !== 201 && status !== 409)).toEqual([])
    expect(await mails()).toHaveLength(outcomes.filter(status => status === 201).length)
    expect(await waiting()).toEqual([])
  })

  test('writes to those alone whose price is reached', async () => {
    await wait(140_000, 'ana@exemplu.ro')
    await wait(120_000, 'bob@exemplu.ro')
    await setPrice(130_000)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ana@exemplu.ro'])
    expect(await waiting()).toEqual([{ email: 'bob@exemplu.ro', below: 120_000 }])
  })
})
