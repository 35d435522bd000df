import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftInspection } from '#services/trade-in/draft-inspection.ts'
import { inspectTradeIn } from '#services/trade-in/inspect-trade-in.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { aTradeInThatCame, benchPhoto } from '#test/support/inspections.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { playedRegister, setBase } from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

const offered = { minor: 150_000, currency: 'RON' }
const why = { actor: 'staff 1', reason: 'looked at on the bench' }

async function came() {
  const tradeIn = await aTradeInThatCame(api, rows, (await aMember(api)).cookie)
  const report = (over: object) => ({
    found: {},
    identifier: tradeIn.imei,
    isLocked: false,
    photos: [],
    note: '',
    ...over,
  })
  return {
    number: tradeIn.number,
    draft: (over: object, actor = 'staff 1') =>
      draftInspection(api.ctx, tradeIn.number, report(over), actor),
    inspect: (over: object) => inspectTradeIn(api.ctx, tradeIn.number, report(over), why),
    trace: () =>
      rows(
        `select s.state, s.second_offer_minor,
           (select count(*)::int from sale_inspection i where i.sale_id = s.id) as inspections,
           (select count(*)::int from outbox m where m.topic = 'inspection-news'
             and m.payload ->> 'saleId' = s.id::text) as emails
         from sale s where s.number = $1`,
        tradeIn.number,
      ),
  }
}

/** 60 lei less by the same price book, beyond the tolerance of 45. */
async function worn() {
  return {
    found: { 'grading-case': 'light' },
    photos: [await benchPhoto(rows, 'grading-case')],
  }
}

test('a draft says what the inspection then does, and writes nothing', async () => {
  const { draft, inspect, trace } = await came()
  const found = await worn()
  const before = await trace()
  expect(await draft(found)).toEqual({
    ok: true,
    value: {
      offer: offered,
      kind: 'less',
      amount: { minor: 144_000, currency: 'RON' },
      lines: [{ part: 'grading-case', amount: { minor: -6_000, currency: 'RON' } }],
    },
  })
  expect(await trace()).toEqual(before)
  expect(before).toMatchObject([{ state: 'received', second_offer_minor: null, inspections: 0 }])
  expect(await inspect(found)).toMatchObject({
    ok: true,
    value: { state: 'second-offer', secondOffer: { minor: 144_000, currency: 'RON' } },
  })
})

test.each([
  ['nothing differs', {}, { kind: 'as-offered' }],
  ['only a lock is found', { isLocked: true }, { kind: 'locked' }],
  [
    'a battery is swollen',
    { found: { battery: { health: '90-up', isSwollen: true } } },
    { kind: 'rejected', reasons: ['swollen-battery'] },
  ],
  ['it is stolen', { verdict: 'stolen' }, { kind: 'rejected', reasons: ['stolen'] }],
])('where %s', async (_, found, expected) => {
  const { draft, trace } = await came()
  expect(await draft(found)).toEqual({ ok: true, value: { offer: offered, ...expected } })
  expect(await trace()).toMatchObject([{ state: 'received', inspections: 0 }])
})

test('a draft is refused for what the inspection would refuse', async () => {
  const { draft, inspect } = await came()
  expect(await draft({ found: { 'grading-case': 'light' } })).toEqual({
    ok: false,
    refusal: { kind: 'invalid-field', field: 'photos.grading-case', code: 'needed' },
  })
  await inspect(await worn())
  expect(await draft({})).toEqual({ ok: false, refusal: { kind: 'move-not-allowed' } })
})

test('a second look is drafted by somebody else, and the second offer does not fall', async () => {
  const { number, draft, inspect } = await came()
  await inspect(await worn())
  await rows(`update sale set state = 'objected' where number = $1`, number)
  expect(await draft({})).toEqual({ ok: false, refusal: { kind: 'same-inspector' } })
  const second = { minor: 144_000, currency: 'RON' }
  expect(await draft(await worn(), 'staff 2')).toEqual({
    ok: true,
    value: { offer: second, kind: 'stays' },
  })
  expect(await draft({}, 'staff 2')).toEqual({
    ok: true,
    value: { offer: second, kind: 'as-offered' },
  })
})
