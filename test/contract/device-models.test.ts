import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireTradeIns } from '#services/trade-in/sweep-trade-ins.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { importFile } from '#test/support/import-file.ts'
import {
  aTradeInThatCame,
  benchPhoto,
  inspectionReport,
  officeOn,
} from '#test/support/inspections.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anImei, playedRegister, setBase, tradeInsOn } from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let ana: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  ana = await aMember(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function imported(text: string) {
  return (await importFile(database.url, text, { kind: 'tac' })).reports.map(
    ({ message }) => message,
  )
}

/** The prefix of the IMEIs from `anImei`. */
const tac = '35693803'

async function opened() {
  return (await tradeInsOn(api).open({}, { cookie: ana.cookie })).body.number
}
function name(number: string, body: object) {
  return tradeInsOn(api).ask('PUT', `/api/sales/${number}/device/`, body, { cookie: ana.cookie })
}
function tasksOf(number: string) {
  return rows<{ facts: object; isDone: boolean }>(
    `select facts, done_at is not null as "isDone" from staff_task
     where kind = 'sale-model-differs' and facts ->> 'number' = $1`,
    number,
  )
}

describe('a file of type allocation codes', () => {
  test('a file adds models, is unchanged when repeated, and changes a code with another model', async () => {
    expect(await imported('tac,brand,model\n35000001,Apple,iPhone 13\n')).toEqual(['added'])
    expect(await imported('tac,brand,model\n35000001,Apple,iPhone 13\n')).toEqual(['unchanged'])
    expect(await imported('tac;model\n35000001;iPhone 14\n')).toEqual(['changed'])
  })

  test.each([
    ['3500000', 'wrong-form tac'],
    ['350000011', 'wrong-form tac'],
    ['3500000x', 'wrong-form tac'],
    ['', 'missing tac'],
  ])('a file with the code "%s" is refused: %s', async (code, message) => {
    expect(await imported(`tac,brand,model\n${code},Apple,iPhone 13\n`)).toEqual([message])
  })

  test('a file with a model that is not in the catalogue is refused', async () => {
    expect(await imported('tac,brand,model\n35000002,Apple,Toaster 9\n')).toEqual(['unknown model'])
  })

  test('the demo file contains the model of each of its own IMEIs', async () => {
    const [found] = await rows<{ phones: number; named: number }>(
      `select (select count(*)::int from model where type = 'SMARTPHONE') as phones,
         (select count(distinct t.model_id)::int from device_tac t join model m on m.id = t.model_id
          where m.type = 'SMARTPHONE' and t.tac like '0010%') as named`,
    )
    expect(found?.named).toBe(found?.phones)
  })
})

describe('an IMEI known as a Galaxy S23', () => {
  beforeAll(async () => {
    expect(await imported(`tac,brand,model\n${tac},Samsung,Galaxy S23\n`)).toEqual(['added'])
  })

  test('an IMEI that differs from the chosen iPhone 13 is questioned, and nothing is stored', async () => {
    const number = await opened()
    const result = await name(number, { identifier: anImei(800_001) })
    expect([result.status, result.body.code, result.body.reason]).toEqual([
      409,
      'model-differs',
      { model: 'Samsung Galaxy S23' },
    ])
    const [tradeIn] = await rows<{ hash: string | null }>(
      'select device_hash as hash from sale where number = $1',
      number,
    )
    expect(tradeIn?.hash).toBeNull()
    expect(await tasksOf(number)).toEqual([])
  })

  test('an IMEI that differs is stored if its seller insists, and staff are notified', async () => {
    const number = await opened()
    const result = await name(number, { identifier: anImei(800_002), isModelSure: true })
    expect(result.status).toBe(200)
    expect(await tasksOf(number)).toEqual([
      {
        facts: { number, declared: 'apple-iphone-13', named: 'samsung-galaxy-s23' },
        isDone: false,
      },
    ])
  })

  test('a corrected IMEI ends the staff task, and insisting again reopens it', async () => {
    const number = await opened()
    await name(number, { identifier: anImei(800_003), isModelSure: true })
    await rows('update device_tac set model_id = $2 where tac = $1', tac, 'apple-iphone-13')
    expect((await name(number, { identifier: anImei(800_003) })).status).toBe(200)
    expect(await tasksOf(number)).toMatchObject([{ isDone: true }])
    await rows('update device_tac set model_id = $2 where tac = $1', tac, 'samsung-galaxy-s23')
    await name(number, { identifier: anImei(800_003), isModelSure: true })
    expect(await tasksOf(number)).toMatchObject([{ isDone: false }])
    await tradeInsOn(api).ask(
      'PUT',
      `/api/sales/${number}/payout/`,
      { payout: 'voucher' },
      { cookie: ana.cookie },
    )
    await rows(`update sale set expires_at = now() - interval '1 second' where number = $1`, number)
    await expireTradeIns(api.ctx)
    expect(await tasksOf(number)).toMatchObject([{ isDone: true }])
  })

  test('a device whose true model is worth more is paid as that model', async () => {
    const office = officeOn(api)
    await rows('delete from device_tac where tac = $1', tac)
    const tradeIn = await aTradeInThatCame(api, rows, ana.cookie)
    await imported(`tac,brand,model\n${tac},Samsung,Galaxy S23\n`)
    await rows(
      `insert into staff_task (id, market, kind, subject_id, facts, created_at)
       select gen_random_uuid(), market, 'sale-model-differs', id, jsonb_build_object('number', number), now()
       from sale where number = $1`,
      tradeIn.number,
    )
    await rows(
      `update price_book_entry set base_minor = 200000
       where market = 'ro' and item = 'samsung-galaxy-s23|storage=128 GB' and since_version = 1`,
    )
    const found = { 'config-all': { storage: '128 GB', color: 'Midnight' } }
    const done = await office(
      tradeIn.number,
      'inspection',
      inspectionReport(tradeIn.imei, { model: 'samsung-galaxy-s23', found }),
    )
    expect(done.body).toMatchObject({ state: 'inspected' })
    const [payout] = await rows<{ amount: number }>(
      `select p.amount_minor::int as amount from payout p join sale s on s.id = p.sale_id where s.number = $1`,
      tradeIn.number,
    )
    expect(payout).toEqual({ amount: 200_000 })
    expect(await tasksOf(tradeIn.number)).toMatchObject([{ isDone: true }])
  })

  test('a device must be given its true model at inspection, and is priced as that model', async () => {
    const office = officeOn(api)
    await rows('delete from device_tac where tac = $1', tac)
    const tradeIn = await aTradeInThatCame(api, rows, ana.cookie)
    await imported(`tac,brand,model\n${tac},Samsung,Galaxy S23\n`)
    const silent = await office(tradeIn.number, 'inspection', inspectionReport(tradeIn.imei))
    expect([silent.status, silent.body.field, silent.body.code]).toEqual([422, 'model', 'needed'])
    const nonsense = await office(
      tradeIn.number,
      'inspection',
      inspectionReport(tradeIn.imei, { model: 'a-toaster' }),
    )
    expect([nonsense.status, nonsense.body.code]).toEqual([422, 'unknown'])
    await rows(
      `update price_book_entry set base_minor = 100000
       where market = 'ro' and item = 'samsung-galaxy-s23|storage=128 GB' and since_version = 1`,
    )
    const found = { 'config-all': { storage: '128 GB', color: 'Midnight' } }
    const done = await office(
      tradeIn.number,
      'inspection',
      inspectionReport(tradeIn.imei, {
        model: 'samsung-galaxy-s23',
        found,
        photos: [await benchPhoto(rows, 'config-all')],
      }),
    )
    // The offer for the iPhone 13 was 1,500 lei; the base price of the Galaxy S23 is 1,000.
    expect(done.body).toMatchObject({ state: 'second-offer', secondOffer: { minor: 100_000 } })
    const lines = await rows<{ part: string; found: string; amount: number }>(
      `select f.part, f.found, f.amount_minor::int as amount from sale_finding f join sale s on s.id = f.sale_id
       where s.number = $1`,
      tradeIn.number,
    )
    expect(lines).toEqual([
      { part: 'config-all', found: 'Samsung Galaxy S23, 128 GB, Midnight', amount: -50_000 },
    ])
  })
})
