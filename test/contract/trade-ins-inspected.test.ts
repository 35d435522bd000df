import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { openInspectionPhoto } from '#services/trade-in/open-inspection-photo.ts'
import { sweepSecondOffers } from '#services/trade-in/sweep-second-offers.ts'
import { createSeal } from '#store/seal.ts'
import { daysBack } from '#test/support/days-back.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  aTradeInThatCame,
  benchPhoto,
  inspectionReport,
  officeOn,
} from '#test/support/inspections.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { failingOf, poison } from '#test/support/poisoned.ts'
import {
  anImei,
  playedRegister,
  setBase,
  spotlessPhone,
  tradeInsOn,
} from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let tradeIns: ReturnType<typeof tradeInsOn>
let office: ReturnType<typeof officeOn>
let ana: Awaited<ReturnType<typeof aMember>>
let dan: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  tradeIns = tradeInsOn(api)
  office = officeOn(api)
  ana = await aMember(api)
  dan = await aMember(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

function sweep() {
  return sweepSecondOffers(api.ctx)
}

/** Other messages wait. */
async function deliver() {
  while ((await deliverOutbox(api.ctx, { 'inspection-news': handlers['inspection-news'] })) > 0);
}

function came(deps: Parameters<typeof aTradeInThatCame>[3] = {}) {
  return aTradeInThatCame(api, rows, ana.cookie, deps)
}

type Came = Awaited<ReturnType<typeof came>>

function inspect({ number, imei }: Came, over: object = {}) {
  return office(number, 'inspection', inspectionReport(imei, over))
}

/**
 * 1,500 lei were offered; with the case lightly worn the same price book says 1,440: 60 less, beyond the tolerance
 * of 45.
 */
async function worn() {
  const photos = [await benchPhoto(rows, 'grading-case')]
  return { found: { 'grading-case': 'light' }, photos }
}

const swollen = { found: { battery: { health: '90-up', isSwollen: true } } }

async function withSecondOffer(deps: Parameters<typeof aTradeInThatCame>[3] = {}) {
  const tradeIn = await came(deps)
  expect((await inspect(tradeIn, await worn())).body.state).toBe('second-offer')
  return tradeIn
}

function answerOffer({ number }: Came, decision: string, cookie = ana.cookie) {
  return tradeIns.ask(
    'POST',
    `/api/sales/${number}/second-offer/`,
    { answer: decision },
    { cookie },
  )
}

function agoDays(number: string, days: number) {
  return rows(
    `update sale_history h set at = ${daysBack('now()', '$2', 'ro')} from sale s
     where s.id = h.sale_id and s.number = $1 and h.to_state = 'second-offer'`,
    number,
    days,
  )
}

async function storedTradeIn(number: string) {
  const [tradeIn] = await rows<Record<string, unknown>>(
    'select *, second_offer_minor::int as second, paid_minor::int as paid from sale where number = $1',
    number,
  )
  return tradeIn ?? {}
}

async function stateOf(number: string) {
  return (await storedTradeIn(number)).state
}

async function stepsOf(number: string) {
  return (
    await rows<{ to_state: string }>(
      `select h.to_state from sale_history h join sale s on s.id = h.sale_id
       where s.number = $1 order by h.place`,
      number,
    )
  ).map(step => step.to_state)
}

async function payoutOf(number: string) {
  return rows<Record<string, unknown>>(
    `select p.amount_minor::int as amount, p.currency, p.method, p.state, p.provider_ref as ref,
       (p.due_on - (p.created_at at time zone 'Europe/Bucharest')::date) as days
     from payout p join sale s on s.id = p.sale_id where s.number = $1`,
    number,
  )
}

async function emailsOf(number: string) {
  const found = await rows<{ news: string }>(
    `select o.payload ->> 'news' as news from outbox o join sale s on s.id::text = o.payload ->> 'saleId'
     where o.topic = 'inspection-news' and s.number = $1`,
    number,
  )
  return found.map(({ news }) => news).toSorted()
}

function unitsOf(number: string) {
  return rows<Record<string, unknown>>(
    `select u.id, u.state, u.listing_id, u.acquisition_minor::int as cost, u.tax_scheme as tax, u.imei_sealed as imei,
       (select array_agg(h.reason) from unit_history h where h.unit_id = u.id) as reasons
     from unit u join sale s on s.id = u.sale_id where s.number = $1`,
    number,
  )
}

async function emailWith(number: string, text: string) {
  await deliver()
  const mails = await openedMails(api.database.pool, `subject like '%' || $1 || '%'`, [number])
  const found = mails.filter(({ plain }) => plain.includes(text))
  expect(found).toHaveLength(1)
  return found[0]?.plain ?? ''
}

describe('POST /api/office/sales/{number}/inspection/', () => {
  test('a device found as declared is owed the offered price, due within two working days and not paid yet', async () => {
    const tradeIn = await came()
    expect(await inspect(tradeIn)).toEqual({
      status: 200,
      body: { state: 'inspected', reasons: [] },
    })
    const [payout, ...more] = await payoutOf(tradeIn.number)
    expect(payout).toMatchObject({
      amount: 150_000,
      currency: 'RON',
      method: 'bank',
      state: 'due',
      ref: null,
    })
    // Two working days are two to six calendar days, if a weekend and two holidays fall between.
    expect(payout?.days).toBeGreaterThanOrEqual(2)
    expect(payout?.days).toBeLessThanOrEqual(8)
    expect(more).toEqual([])
    expect(await emailsOf(tradeIn.number)).toEqual(['inspected'])
    expect(await emailWith(tradeIn.number, 'îl plătim cât am promis')).toContain('RO•••• 0000')
  })

  test('a difference within the tolerance is owed the offered price', async () => {
    const tradeIn = await came()
    // × .98 is 30 lei less; the tolerance of 3 % is 45 lei.
    const found = { battery: { health: '85-89', isSwollen: false } }
    expect((await inspect(tradeIn, { found })).body).toEqual({ state: 'inspected', reasons: [] })
    expect((await storedTradeIn(tradeIn.number)).second_offer_minor).toBeNull()
  })

  test('a device found better than declared is owed more without asking, told line by line', async () => {
    const tradeIn = await came({ over: { answers: { ...spotlessPhone, 'grading-case': 'light' } } })
    // The case was declared × .96: 1,440 of 1,500 lei.
    const found = { 'grading-case': 'like-new' }
    expect(await inspect(tradeIn, { found })).toEqual({
      status: 200,
      body: { state: 'inspected', raised: { minor: 150_000, currency: 'RON' }, reasons: [] },
    })
    expect(await payoutOf(tradeIn.number)).toMatchObject([
      { amount: 150_000, currency: 'RON', method: 'bank', state: 'due' },
    ])
    expect((await storedTradeIn(tradeIn.number)).second).toBeNull()
    const { body } = await tradeIns.ask('GET', `/api/sales/${tradeIn.number}/`, undefined, ana)
    expect(body).toMatchObject({
      state: 'inspected',
      offer: { minor: 144_000 },
      raised: {
        amount: { minor: 150_000, currency: 'RON' },
        lines: [
          {
            part: 'grading-case',
            declared: 'urme ușoare',
            found: 'ca nouă',
            amount: { minor: 6_000, currency: 'RON' },
          },
        ],
      },
    })
    expect(body).not.toHaveProperty('secondOffer')
    expect((await answerOffer(tradeIn, 'decline')).status).toBe(409)
    expect(await emailsOf(tradeIn.number)).toEqual(['inspected-more'])
    const email = await emailWith(tradeIn.number, 'primești mai mult')
    expect(email).toMatch(/ai declarat „urme ușoare”, am găsit „ca nouă”: \+60\D/)
    expect(email).toMatch(/Prima ofertă: 1\.440/)
    expect(email).toMatch(/Suma: 1\.500/)
  })

  test('a better part and a worse one are added up, and the sum is paid', async () => {
    const declared = { ...spotlessPhone, 'grading-case': 'dents' }
    const tradeIn = await came({ over: { answers: declared } })
    // 1,500 × .88 = 1,320 lei; found × .98 = 1,470 lei.
    const found = { 'grading-case': 'like-new', battery: { health: '85-89', isSwollen: false } }
    expect((await inspect(tradeIn, { found })).body).toMatchObject({
      state: 'inspected',
      raised: { minor: 147_000 },
    })
    expect(await payoutOf(tradeIn.number)).toMatchObject([{ amount: 147_000 }])
  })

  test('a voucher payout of a device found better is settled at the higher amount', async () => {
    const tradeIn = await came({
      payout: 'voucher',
      over: { answers: { ...spotlessPhone, 'grading-case': 'light' } },
    })
    const found = { 'grading-case': 'like-new' }
    // 1,500 × 1.08.
    expect((await inspect(tradeIn, { found })).body).toMatchObject({
      state: 'paid',
      raised: { minor: 162_000 },
    })
    const { id, paid } = await storedTradeIn(tradeIn.number)
    expect(paid).toBe(162_000)
    expect(
      await rows(
        `select standing, left_minor::int as "left" from voucher where source_subject = $1::text`,
        id,
      ),
    ).toEqual([{ standing: 'open', left: 162_000 }])
  })

  test('a lower value leads to a second offer, line by line in the seller’s language, with the photo', async () => {
    const tradeIn = await came()
    const photo = await benchPhoto(rows, 'grading-case')
    const photos = [photo]
    expect(await inspect(tradeIn, { ...(await worn()), photos })).toEqual({
      status: 200,
      body: {
        state: 'second-offer',
        secondOffer: { minor: 144_000, currency: 'RON' },
        reasons: [],
      },
    })
    expect(await payoutOf(tradeIn.number)).toEqual([])
    const photoPath = `/photos/inspection/${tradeIn.number}/${photo.id}`
    const seen = await tradeIns.ask('GET', `/api/sales/${tradeIn.number}/`, undefined, ana)
    expect(seen.body).toMatchObject({
      due: { kind: 'answer-by' },
      secondOffer: {
        amount: { minor: 144_000, currency: 'RON' },
        lines: [
          {
            part: 'grading-case',
            declared: 'ca nouă',
            found: 'urme ușoare',
            photoPath,
            amount: { minor: -6_000, currency: 'RON' },
          },
        ],
      },
    })
    expect(await stepsOf(tradeIn.number)).toEqual([
      'offered',
      'accepted',
      'received',
      'inspected',
      'second-offer',
    ])
    const email = await emailWith(tradeIn.number, 'a doua ofertă')
    expect(email).toContain('Starea carcasei: ai declarat „ca nouă”, am găsit „urme ușoare”')
    expect(email).toContain('tăcerea nu înseamnă acord')
    const picture = async (requester: { userId?: string; token?: string }) =>
      openInspectionPhoto(api.ctx, { token: '', ...requester }, tradeIn.number, photo.id)
    expect(await picture(ana.member)).toBeDefined()
    expect(await picture({ token: tradeIn.token })).toBeDefined()
    expect(await picture(dan.member)).toBeUndefined()
    expect(await picture({})).toBeUndefined()
  })

  test('a changed price book does not change the second offer', async () => {
    const tradeIn = await came()
    await rows(
      `insert into price_book_version (market, number, tables, actor, reason, at)
       select market, 2, jsonb_set(tables, '{case,light}', '10'), 'test', 'test', now()
       from price_book_version where market = 'ro' and number = 1`,
    )
    expect((await inspect(tradeIn, await worn())).body.secondOffer).toEqual({
      minor: 144_000,
      currency: 'RON',
    })
    await rows(`delete from price_book_version where market = 'ro' and number = 2`)
  })

  test.each([
    [{ verdict: 'counterfeit' }, ['counterfeit'], 'sale-to-send-back'],
    [{ verdict: 'stolen' }, ['stolen'], 'sale-stolen'],
    [{ verdict: 'counterfeit', isLocked: true }, ['counterfeit', 'locked'], 'sale-to-send-back'],
    [
      { found: { battery: { health: '90-up', isSwollen: true } } },
      ['swollen-battery'],
      'sale-swollen',
    ],
  ])(
    'an inspection with %j rejects the device and creates a staff task',
    async (over, reasons, kind) => {
      const tradeIn = await came()
      expect((await inspect(tradeIn, over)).body).toEqual({ state: 'rejected', reasons })
      expect(await payoutOf(tradeIn.number)).toEqual([])
      const { id } = await storedTradeIn(tradeIn.number)
      const tasks = await rows<{ kind: string }>(
        'select kind from staff_task where subject_id = $1',
        id,
      )
      expect(tasks).toEqual([{ kind }])
      expect(await emailsOf(tradeIn.number)).toEqual(['rejected'])
    },
  )

  test.each([
    [{ verdict: 'stolen' }, 'held'],
    [{ found: { battery: { health: '90-up', isSwollen: true } } }, 'by-hand'],
  ])('a device with %j cannot be sent back by parcel', async (over, reason) => {
    const tradeIn = await came()
    await inspect(tradeIn, over)
    const parcel = { carrier: 'sameday', awb: '1ONBLN102345679', reason: 'not bought' }
    expect(await office(tradeIn.number, 'send-back', parcel)).toMatchObject({
      status: 409,
      body: { code: 'not-by-parcel', reason },
    })
    expect(await stateOf(tradeIn.number)).toBe('rejected')
    expect(await emailsOf(tradeIn.number)).toEqual(['rejected'])
    const { body } = await tradeIns.ask('GET', `/api/sales/${tradeIn.number}/`, undefined, ana)
    expect(body).toMatchObject({ state: 'rejected', ahead: [] })
    expect((await answerOffer(tradeIn, 'decline')).status).toBe(409)
  })

  test.each([
    [swollen, 'recycled', 'sale-swollen', 'surrendered', 'by-hand'],
    [{ verdict: 'stolen' }, 'surrendered', 'sale-stolen', 'recycled', 'held'],
  ] as const)(
    'a device with %j can only be %s by staff, once, and the seller is notified of who took it',
    async (over, end, kind, other, wayBack) => {
      const tradeIn = await came()
      await inspect(tradeIn, over)
      const body = { taker: 'Greentech SRL', reference: 'R-118/2026', reason: 'taken on Monday' }
      expect((await office(tradeIn.number, end, body, 'x'.repeat(43))).status).toBe(401)
      expect(await office(tradeIn.number, end, { ...body, taker: '' })).toMatchObject({
        status: 400,
      })
      expect(await office(tradeIn.number, other, body)).toMatchObject({
        status: 409,
        body: { code: 'another-way', reason: wayBack },
      })
      const responses = await Promise.all([1, 2].map(() => office(tradeIn.number, end, body)))
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await stateOf(tradeIn.number)).toBe(end)
      expect(await emailsOf(tradeIn.number)).toEqual([end, 'rejected'].toSorted())
      const { id } = await storedTradeIn(tradeIn.number)
      expect(
        await rows('select kind from staff_task where subject_id = $1 and done_at is null', id),
      ).toEqual([])
      expect(
        await rows('select kind from staff_task where subject_id = $1 and done_at is not null', id),
      ).toEqual([{ kind }])
      const seen = await tradeIns.ask('GET', `/api/sales/${tradeIn.number}/`, undefined, ana)
      expect(seen.body).toMatchObject({
        state: end,
        ahead: [],
        takenOver: { taker: 'Greentech SRL', reference: 'R-118/2026' },
      })
      expect(await emailWith(tradeIn.number, 'Greentech SRL')).toContain(
        'Preluat de: Greentech SRL, numărul documentului: R-118/2026.',
      )
      expect((await office(tradeIn.number, 'given-back', { reason: 'fetched' })).status).toBe(409)
    },
  )

  test('a device that no parcel may carry is collected by its seller; one that can be sent back is not', async () => {
    const tradeIn = await came()
    await inspect(tradeIn, swollen)
    const fetched = { reason: 'fetched at the desk' }
    expect((await office(tradeIn.number, 'given-back', fetched)).body).toEqual({
      state: 'returned',
    })
    expect(await emailsOf(tradeIn.number)).toEqual(['fetched', 'rejected'])
    const fake = await came()
    await inspect(fake, { verdict: 'counterfeit' })
    expect((await office(fake.number, 'given-back', fetched)).status).toBe(409)
    const taken = { taker: 'Greentech SRL', reference: 'R-119/2026', reason: 'taken' }
    for (const end of ['recycled', 'surrendered'])
      expect((await office(fake.number, end, taken)).status).toBe(409)
    expect(await stateOf(fake.number)).toBe('rejected')
  })

  test('an accepted device can be neither recycled nor surrendered', async () => {
    const tradeIn = await came()
    await inspect(tradeIn, {})
    const taken = { taker: 'Greentech SRL', reference: 'R-120/2026', reason: 'taken' }
    for (const end of ['recycled', 'surrendered'])
      expect((await office(tradeIn.number, end, taken)).status).toBe(409)
    expect(await stateOf(tradeIn.number)).toBe('inspected')
  })

  test('another device is rejected only with that verdict, not because of a mistyped number', async () => {
    const tradeIn = await came()
    const other = anImei(999_001)
    expect(await office(tradeIn.number, 'inspection', inspectionReport(other))).toMatchObject({
      status: 422,
      body: { code: 'not-declared', field: 'identifier' },
    })
    const wrong = inspectionReport(other.replace(/.$/, last => String((Number(last) + 1) % 10)))
    expect(await office(tradeIn.number, 'inspection', wrong)).toMatchObject({
      status: 422,
      body: { code: 'imei', field: 'identifier' },
    })
    expect(await stateOf(tradeIn.number)).toBe('received')
    const body = inspectionReport(other, { verdict: 'other-device' })
    expect((await office(tradeIn.number, 'inspection', body)).body).toEqual({
      state: 'rejected',
      reasons: ['other-device'],
    })
    expect(await emailWith(tradeIn.number, 'Nu este dispozitivul')).toContain('fără niciun cost')
  })

  test('a device that does not power on waits for an offer by staff, up to 12 % of the base price', async () => {
    const tradeIn = await came()
    const found = { 'phone-defects': ['power'] }
    expect(await inspect(tradeIn, { found })).toMatchObject({
      status: 422,
      body: { code: 'amount-needed', field: 'amountMinor', max: 18_000 },
    })
    expect(await inspect(tradeIn, { found, amountMinor: 18_001 })).toMatchObject({
      status: 422,
      body: { code: 'above-most', field: 'amountMinor' },
    })
    const photos = [await benchPhoto(rows, 'phone-defects')]
    expect((await inspect(tradeIn, { found, amountMinor: 18_000, photos })).body).toMatchObject({
      state: 'second-offer',
      secondOffer: { minor: 18_000 },
    })
  })

  test.each([
    [{ found: { 'laptop-keyboard': [] } }, 422, 'found.laptop-keyboard', 'not-asked'],
    [
      { found: { battery: { health: 'normal', isSwollen: false } } },
      422,
      'found.battery',
      'not-asked',
    ],
    [{ amountMinor: 5_000 }, 422, 'amountMinor', 'not-asked'],
    [
      { photos: [{ id: '4f6f3a52-8f0e-4a0c-9d51-2b7c6a1e9d34' }] },
      422,
      'photos',
      'photos-not-found',
    ],
    [{ found: { 'grading-case': 'light' } }, 422, 'photos.grading-case', 'needed'],
    [{ found: { email: 'a@b.ro' } }, 400, 'found.email', 'bad-request'],
    [{ reason: '' }, 400, 'reason', 'bad-request'],
  ])('an inspection with %j is refused and writes nothing', async (over, status, field, code) => {
    const tradeIn = await came()
    expect(await inspect(tradeIn, over)).toMatchObject({ status, body: { field, code } })
    expect(await stateOf(tradeIn.number)).toBe('received')
    const { id } = await storedTradeIn(tradeIn.number)
    expect(await rows('select id from sale_inspection where sale_id = $1', id)).toEqual([])
  })

  test('an inspection of a configuration without a price reports that', async () => {
    const tradeIn = await came()
    const found = { 'config-all': { storage: '7 GB', color: 'Midnight' } }
    expect(await inspect(tradeIn, { found })).toMatchObject({
      status: 409,
      body: { code: 'configuration-not-bought', field: 'found' },
    })
  })

  test('an inspection is accepted once, also when two arrive at the same time, and from staff only', async () => {
    const tradeIn = await came()
    const responses = await Promise.all([inspect(tradeIn), inspect(tradeIn), inspect(tradeIn)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await payoutOf(tradeIn.number)).toHaveLength(1)
    const foreign = await office(
      tradeIn.number,
      'inspection',
      inspectionReport(tradeIn.imei),
      'another token',
    )
    expect(foreign).toMatchObject({ status: 401, body: { code: 'not-staff' } })
    expect(
      await office('SRO999999996', 'inspection', inspectionReport(tradeIn.imei)),
    ).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
  })

  test('a device that was quarantined first can be inspected afterwards', async () => {
    const tradeIn = await came()
    const quarantined = await office(tradeIn.number, 'quarantine', { reason: 'smells of smoke' })
    expect(quarantined.body).toEqual({ state: 'quarantined' })
    expect((await inspect(tradeIn)).body.state).toBe('inspected')
    expect(await emailsOf(tradeIn.number)).toEqual(['inspected', 'quarantined'])
  })
})

describe('POST /api/sales/{number}/second-offer/', () => {
  test('an accepted second offer is owed once, even if it is accepted repeatedly', async () => {
    const tradeIn = await withSecondOffer()
    const responses = await Promise.all([
      answerOffer(tradeIn, 'accept'),
      answerOffer(tradeIn, 'accept'),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect((await answerOffer(tradeIn, 'accept')).body.state).toBe('accepted-second')
    expect(await payoutOf(tradeIn.number)).toMatchObject([{ amount: 144_000, state: 'due' }])
    expect((await stepsOf(tradeIn.number)).filter(step => step === 'accepted-second')).toHaveLength(
      1,
    )
    expect(await emailsOf(tradeIn.number)).toEqual(['second-accepted', 'second-offer'])
    expect(await answerOffer(tradeIn, 'decline')).toMatchObject({
      status: 409,
      body: { code: 'move-not-allowed' },
    })
  })

  test('a declined device is sent back free of charge, and a declined offer can no longer be accepted', async () => {
    const tradeIn = await withSecondOffer()
    const responses = await Promise.all([
      answerOffer(tradeIn, 'decline'),
      answerOffer(tradeIn, 'decline'),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await answerOffer(tradeIn, 'accept')).toMatchObject({ status: 409 })
    expect(await payoutOf(tradeIn.number)).toEqual([])
    const parcel = { carrier: 'sameday', awb: '1ONBLN102345678', reason: 'declined' }
    expect((await office(tradeIn.number, 'send-back', parcel)).body).toEqual({ state: 'returning' })
    expect(await office(tradeIn.number, 'send-back', parcel)).toMatchObject({ status: 409 })
    expect(await emailWith(tradeIn.number, 'Sameday, număr de colet 1ONBLN102345678')).toContain(
      'Transportul îl plătim noi',
    )
    const back = await office(tradeIn.number, 'given-back', { reason: 'delivered' })
    expect(back.body).toEqual({ state: 'returned' })
    expect((await answerOffer(tradeIn, 'decline')).status).toBe(200)
    expect(await emailsOf(tradeIn.number)).toEqual([
      'declined',
      'returned',
      'second-offer',
      'sent-back',
    ])
  })

  test('when a second offer is accepted and declined at the same time, one of the two wins', async () => {
    const tradeIn = await withSecondOffer()
    const responses = await Promise.all([
      answerOffer(tradeIn, 'accept'),
      answerOffer(tradeIn, 'decline'),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const owed = await payoutOf(tradeIn.number)
    expect(owed).toHaveLength((await stateOf(tradeIn.number)) === 'accepted-second' ? 1 : 0)
  })

  test('a second offer can be accepted on the fourteenth day, not on the fifteenth', async () => {
    const last = await withSecondOffer()
    await agoDays(last.number, 14)
    expect((await answerOffer(last, 'accept')).status).toBe(200)
    const late = await withSecondOffer()
    await agoDays(late.number, 15)
    expect(await answerOffer(late, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'answer-too-late' },
    })
    expect(await stateOf(late.number)).toBe('second-offer')
    expect(await payoutOf(late.number)).toEqual([])
  })

  test('a member’s second offer is not found by another member, and its link requires signing in', async () => {
    const tradeIn = await withSecondOffer()
    expect(await answerOffer(tradeIn, 'accept', dan.cookie)).toMatchObject({ status: 404 })
    const url = `/api/sales/${tradeIn.number}/second-offer/`
    const byLink = await tradeIns.ask('POST', url, { answer: 'accept', token: tradeIn.token })
    expect(byLink).toMatchObject({ status: 403, body: { code: 'sign-in-needed' } })
    expect(await stateOf(tradeIn.number)).toBe('second-offer')
  })

  test('a second offer of a trade-in without an account can be answered with the link of the email alone', async () => {
    const tradeIn = await withSecondOffer()
    await rows('update sale set user_id = null where number = $1', tradeIn.number)
    const url = `/api/sales/${tradeIn.number}/second-offer/`
    const wrong = await tradeIns.ask('POST', url, { answer: 'accept', token: 'wrong' })
    expect(wrong.status).toBe(404)
    const byLink = await tradeIns.ask('POST', url, { answer: 'accept', token: tradeIn.token })
    expect(byLink).toMatchObject({ status: 200, body: { state: 'accepted-second' } })
  })

  test('a second offer is followed by one reminder each on day 3, 7 and 12, and lapses as declined on day 15', async () => {
    const tradeIn = await withSecondOffer()
    const reminders = async () => {
      await sweep()
      await sweep()
      return (await emailsOf(tradeIn.number)).filter(news => news === 'second-reminder').length
    }
    const counts: number[] = []
    for (const days of [2, 3, 6, 7, 11, 12, 14]) {
      await agoDays(tradeIn.number, days)
      counts.push(await reminders())
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect(await stateOf(tradeIn.number)).toBe('second-offer')
    await agoDays(tradeIn.number, 15)
    await sweep()
    expect(await stateOf(tradeIn.number)).toBe('declined')
    expect(await payoutOf(tradeIn.number)).toEqual([])
    const [step] = await rows<Record<string, unknown>>(
      `select h.actor, h.reason from sale_history h join sale s on s.id = h.sale_id
       where s.number = $1 and h.to_state = 'declined'`,
      tradeIn.number,
    )
    expect(step).toEqual({ actor: 'shop', reason: 'no answer in time' })
    expect(await emailWith(tradeIn.number, 'în 14 zile')).toContain('Tăcerea nu înseamnă acord')
  })
})

/** The unit of a trade-in, sold to a member and delivered. */
async function deliveredTo(userId: string, number: string) {
  await rows(
    `update unit set state = 'delivered', listing_id = (select id from listing limit 1)
     where sale_id = (select id from sale where number = $1)`,
    number,
  )
  await rows(
    `with o as (
       insert into orders (id, number, cart_id, market, language, state, customer_type, contact_name, contact_email,
         contact_phone, billing, delivery_method, delivery_subtype, payment_method, currency, items_minor, discount_minor,
         delivery_minor, collection_fee_minor, total_minor, link_token_hash, agreed_texts, placed_at, user_id)
       values (gen_random_uuid(), 'RO' || floor(random() * 1e9), gen_random_uuid(), 'ro', 'ro', 'closed', 'personal', '', '',
         '', '{}', 'courier', '', 'card', 'RON', 100, 0, 0, 0, 100, gen_random_uuid(), '[]', now(), $1)
       returning id)
     insert into order_line (order_id, position, kind, item_id, title, price_minor, tax_scheme, unit_id, is_live, listing_id)
     select o.id, 1, 'device', 'x', 'x', 100, 'margin', u.id, true, u.listing_id from o, unit u
     where u.sale_id = (select id from sale where number = $2)`,
    userId,
    number,
  )
}

describe('POST /api/office/sales/{number}/payout/', () => {
  const paid = { reference: 'TRF-1', reason: 'in the statement' }
  const settle = (tradeIn: Came, over: object = {}) =>
    office(tradeIn.number, 'payout', { ...paid, reference: `TRF ${tradeIn.number}`, ...over })

  test('a payout reported twice, and concurrently, is paid once, and its device enters stock once (R12)', async () => {
    const tradeIn = await came()
    await inspect(tradeIn)
    const responses = await Promise.all([settle(tradeIn), settle(tradeIn), settle(tradeIn)])
    expect(responses.map(({ status, body }) => [status, body.state])).toEqual([
      ...[1, 2, 3].map(() => [200, 'paid']),
    ])
    expect((await storedTradeIn(tradeIn.number)).paid).toBe(150_000)
    expect(await payoutOf(tradeIn.number)).toMatchObject([{ state: 'paid', amount: 150_000 }])
    const [unit, ...more] = await unitsOf(tradeIn.number)
    expect(more).toEqual([])
    expect(unit).toMatchObject({
      state: 'intake',
      listing_id: null,
      cost: 150_000,
      tax: 'margin',
      reasons: [`bought from sale ${tradeIn.number}`],
    })
    expect(createSeal('a secret of the tests').open(String(unit?.imei))).toBe(tradeIn.imei)
    expect((await stepsOf(tradeIn.number)).filter(step => step === 'paid')).toHaveLength(1)
    expect(await emailsOf(tradeIn.number)).toEqual(['inspected', 'paid'])
    const earned = await rows(
      `select 1 from outbox where topic = 'sale-paid' and payload ->> 'saleId' = $1`,
      (await storedTradeIn(tradeIn.number)).id,
    )
    expect(earned).toHaveLength(1)
    expect(await settle(tradeIn, { reference: 'TRF-2' })).toMatchObject({
      status: 409,
      body: { code: 'paid-otherwise', field: 'reference' },
    })
    expect(await emailWith(tradeIn.number, 'Ți-am plătit')).toContain('RO•••• 0000')
  })

  test('an accepted second offer is the amount paid out', async () => {
    const tradeIn = await withSecondOffer()
    await answerOffer(tradeIn, 'accept')
    expect((await settle(tradeIn)).body).toEqual({ state: 'paid' })
    expect((await storedTradeIn(tradeIn.number)).paid).toBe(144_000)
    expect(await unitsOf(tradeIn.number)).toMatchObject([{ cost: 144_000 }])
    expect((await answerOffer(tradeIn, 'accept')).body.state).toBe('paid')
  })

  test('a payout is refused before it is owed', async () => {
    const tradeIn = await came()
    expect(await settle(tradeIn)).toMatchObject({ status: 409, body: { code: 'nothing-due' } })
    const waiting = await withSecondOffer()
    expect(await settle(waiting)).toMatchObject({ status: 409, body: { code: 'nothing-due' } })
    expect(await unitsOf(waiting.number)).toEqual([])
  })

  test('a voucher is issued at once, with the device in stock', async () => {
    const tradeIn = await came({ payout: 'voucher' })
    expect((await inspect(tradeIn)).body).toEqual({ state: 'paid', reasons: [] })
    const vouchers = () =>
      rows<Record<string, unknown>>(
        `select v.left_minor::int as left, v.standing, v.user_id as owner from voucher v
         join sale s on s.id::text = v.source_subject where v.source_kind = 'payout' and s.number = $1`,
        tradeIn.number,
      )
    // 1,500 × 1.08 = 1,620 lei.
    expect(await vouchers()).toEqual([
      { left: 162_000, standing: 'open', owner: ana.member.userId },
    ])
    expect(await payoutOf(tradeIn.number)).toMatchObject([{ method: 'voucher', state: 'paid' }])
    expect(await unitsOf(tradeIn.number)).toHaveLength(1)
    expect(await emailsOf(tradeIn.number)).toEqual(['paid'])
    expect(await emailWith(tradeIn.number, 'Voucherul tău')).toMatch(/\w{4}-\w{4}-\w{4}-\w{4}/)
  })

  test('a device that the shop had sold to this member becomes a new unit', async () => {
    const first = await came()
    await inspect(first)
    await settle(first)
    const [digest] = await rows<{ hash: string }>(
      'select serial_hash as hash from unit where sale_id = (select id from sale where number = $1)',
      first.number,
    )
    await deliveredTo(ana.member.userId, first.number)
    const second = await came()
    await rows(
      `update sale set (imei_sealed, device_hash) = (select imei_sealed, device_hash from sale where number = $2)
       where number = $1`,
      second.number,
      first.number,
    )
    await office(second.number, 'inspection', inspectionReport(first.imei))
    await settle(second)
    const holders = await rows<{ number: string }>(
      'select s.number from unit u join sale s on s.id = u.sale_id where u.serial_hash = $1',
      digest?.hash,
    )
    expect(holders).toEqual([{ number: second.number }])
  })

  test('a device sold by the shop can be traded in only by the member it was delivered to', async () => {
    const first = await came()
    await inspect(first)
    await settle(first)
    await deliveredTo(ana.member.userId, first.number)
    const naming = async (cookie: string) => {
      const { number } = (await tradeIns.open({}, { cookie })).body
      const named = await tradeIns.ask(
        'PUT',
        `/api/sales/${number}/device/`,
        { identifier: first.imei },
        { cookie },
      )
      return [named.status, named.body.code]
    }
    expect(await naming(dan.cookie)).toEqual([409, 'device-in-another-sale'])
    expect(await naming(ana.cookie)).toEqual([200, undefined])
  })
})

test('a second offer that cannot lapse does not prevent others from lapsing', async () => {
  const [bad, sound] = [await withSecondOffer(), await withSecondOffer()]
  for (const { number } of [bad, sound]) await agoDays(number, 15)
  const [tradeIn] = await rows<{ id: string }>('select id from sale where number = $1', bad.number)
  const heal = await poison(rows, 'sale', 'id', tradeIn!.id)
  await expect(sweep()).rejects.toThrow('poisoned')
  expect(await stateOf(sound.number)).toBe('declined')
  expect(await stateOf(bad.number)).toBe('second-offer')
  expect(await failingOf(rows, 'sweep-second-offer')).toEqual([{ item: tradeIn!.id, tries: 1 }])
  await heal()
})
