import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { playedRegister, setBase, spotlessPhone, tradeInsOn } from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let tradeIns: ReturnType<typeof tradeInsOn>
let ana: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  tradeIns = tradeInsOn(api)
  ana = await aMember(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function storedTradeIn(number: string) {
  const [tradeIn] = await rows<Record<string, unknown>>(
    'select * from sale where number = $1',
    number,
  )
  return tradeIn ?? {}
}

function historyOf(number: string) {
  return rows<{ step: string }>(
    `select coalesce(h.from_state, '') || '>' || h.to_state as step
     from sale_history h join sale s on s.id = h.sale_id where s.number = $1 order by h.place`,
    number,
  ).then(steps => steps.map(({ step }) => step))
}

async function emailsOf(number: string) {
  const { id } = await storedTradeIn(number)
  const found = await rows<{ news: string }>(
    `select payload ->> 'news' as news from outbox
     where topic = 'sale-news' and payload ->> 'saleId' = $1 order by created_at`,
    id,
  )
  return found.map(({ news }) => news)
}

describe('POST /api/sales/', () => {
  test('POST stores the offer for every payout method with its answers and price book version, and sends an email', async () => {
    const opened = await tradeIns.open({ email: 'frozen@example.com', wantsNewsletter: true })
    expect(opened.status).toBe(201)
    const { number } = opened.body
    expect(number).toMatch(/^SRO\d{9}$/)
    const tradeIn = await storedTradeIn(number)
    expect(tradeIn).toMatchObject({
      state: 'offered',
      email: 'frozen@example.com',
      user_id: null,
      book_version: '1',
      title: 'Apple iPhone 13, 128 GB',
      wants_newsletter: true,
      offer_minor: '150000',
      breakdown: {
        'bank-fast': { amount: { minor: 150_000 } },
        'bank-slow': { amount: { minor: 157_500 } },
        voucher: { amount: { minor: 162_000 } },
      },
    })
    expect(tradeIn.answers).not.toHaveProperty('email')
    expect(JSON.stringify(tradeIn)).not.toContain(opened.body.token)
    expect(await historyOf(number)).toEqual(['draft>offered'])
    expect(await emailsOf(number)).toEqual(['offered'])
  })

  test('a POST repeated with the same key creates one trade-in, and another body under that key creates none', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      [1, 2].map(() => tradeIns.open({ email: 'twice@example.com' }, { key })),
    )
    expect(answers.map(({ body }) => body.number)).toEqual([
      answers[0]?.body.number,
      answers[0]?.body.number,
    ])
    expect(await rows(`select id from sale where email = 'twice@example.com'`)).toHaveLength(1)
    expect(await tradeIns.open({ email: 'other@example.com' }, { key })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
  })

  test('answers that need a manual review create a draft, a staff task and an email that says so', async () => {
    const { body } = await tradeIns.open({
      answers: { ...spotlessPhone, 'liquid-contact': 'faults' },
    })
    const tradeIn = await storedTradeIn(body.number)
    expect(tradeIn).toMatchObject({ state: 'draft', offer_minor: null, expires_at: null })
    expect(await emailsOf(body.number)).toEqual(['person-looks'])
    expect(
      await rows(
        `select facts from staff_task where kind = 'sale-to-review' and subject_id = $1`,
        tradeIn.id,
      ),
    ).toHaveLength(1)
  })

  test('a draft in manual review can be withdrawn by its seller, once, which closes the staff task', async () => {
    const { body } = await tradeIns.open({
      answers: { ...spotlessPhone, 'liquid-contact': 'faults' },
    })
    const token = String(body.token)
    const seen = await tradeIns.ask('GET', `/api/sales/${body.number}/?token=${token}`)
    expect(seen.body).toMatchObject({ state: 'draft', isCancellable: true })
    const withdraw = (by: string) =>
      tradeIns.ask('POST', `/api/sales/${body.number}/cancellation/`, { token: by })
    expect((await withdraw('x'.repeat(32))).status).toBe(404)
    expect((await storedTradeIn(body.number)).state).toBe('draft')
    expect((await withdraw(token)).body).toMatchObject({ state: 'cancelled', isCancellable: false })
    expect((await withdraw(token)).status).toBe(200)
    expect(await historyOf(body.number)).toEqual(['>draft', 'draft>cancelled'])
    expect(await emailsOf(body.number)).toEqual(['person-looks', 'withdrawn'])
    expect(
      await rows(
        `select k.done_at is not null as done from staff_task k join sale s on s.id = k.subject_id
         where s.number = $1`,
        body.number,
      ),
    ).toEqual([{ done: true }])
  })

  test('a draft in manual review is cancelled when new answers replace it', async () => {
    const first = (
      await tradeIns.open({ answers: { ...spotlessPhone, 'liquid-contact': 'faults' } })
    ).body
    await tradeIns.open({ replaces: { number: first.number, token: first.token } })
    expect((await storedTradeIn(first.number)).state).toBe('cancelled')
    expect(await emailsOf(first.number)).toEqual(['person-looks'])
  })

  test.each([
    ['a swollen battery', { battery: { health: '90-up', isSwollen: true } }, 409, 'rejected'],
    ['an answer left out', { 'grading-case': undefined }, 422, 'not-told'],
  ])('POST creates no trade-in for %s', async (_what, over, status, code) => {
    const answers = { ...spotlessPhone, ...over }
    expect(await tradeIns.open({ answers, email: 'none@example.com' })).toMatchObject({
      status,
      body: { code },
    })
    expect(await rows(`select id from sale where email = 'none@example.com'`)).toEqual([])
  })

  test('POST refuses an invalid email address', async () => {
    expect(await tradeIns.open({ email: 'ana@' })).toMatchObject({
      status: 422,
      body: { field: 'email' },
    })
  })

  test('a POST with new answers replaces the previous offer, which is cancelled', async () => {
    const first = (await tradeIns.open()).body
    const answers = { ...spotlessPhone, 'grading-display': 'light' }
    const replaces = { number: first.number, token: first.token }
    const second = (await tradeIns.open({ answers, replaces })).body
    expect(await storedTradeIn(first.number)).toMatchObject({
      state: 'expired',
      offer_minor: '150000',
      replaced_by: (await storedTradeIn(second.number)).id,
    })
    expect(await historyOf(first.number)).toEqual(['draft>offered', 'offered>expired'])
    expect(await emailsOf(first.number)).toEqual(['offered'])
    expect((await storedTradeIn(second.number)).offer_minor).toBe('141000')
  })

  test('POST does not cancel the offer of another seller', async () => {
    const first = (await tradeIns.open()).body
    await tradeIns.open({ replaces: { number: first.number, token: 'x'.repeat(32) } })
    expect((await storedTradeIn(first.number)).state).toBe('offered')
  })

  test('a trade-in of a signed-in member belongs to the member at once', async () => {
    const { body } = await tradeIns.open({}, { cookie: ana.cookie })
    expect((await storedTradeIn(body.number)).user_id).toBe(ana.member.userId)
  })

  test('one mailbox gets at most ten emails an hour, in whatever spelling of the address', async () => {
    for (let sent = 1; sent <= 10; sent += 1)
      expect((await tradeIns.open({ email: `of.ten+${sent}@gmail.com` })).status).toBe(201)
    for (const email of ['Often@gmail.com', 'often+11@googlemail.com'])
      expect(await tradeIns.open({ email })).toMatchObject({
        status: 429,
        body: { code: 'too-many-tries' },
      })
  })
})
