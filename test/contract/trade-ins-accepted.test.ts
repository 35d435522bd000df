import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import type { OutgoingMail } from '#providers/mail/mailer.ts'
import { expireInbound } from '#services/inbound/expire-inbound.ts'
import { sendTradeInEmail } from '#services/mail/send-trade-in-email.ts'
import { expireTradeIns, remindTradeIns } from '#services/trade-in/sweep-trade-ins.ts'
import type { Message } from '#store/outbox.ts'
import { createSeal } from '#store/seal.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { failingOf, poison } from '#test/support/poisoned.ts'
import {
  acceptance,
  account,
  anImei,
  aReadyTradeIn,
  playedRegister,
  setBase,
  spotlessPhone,
  tradeInsOn,
} from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let tradeIns: ReturnType<typeof tradeInsOn>
let ana: Awaited<ReturnType<typeof aMember>>
let dan: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  tradeIns = tradeInsOn(api)
  ana = await aMember(api)
  dan = await aMember(api)
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

async function emailsOf(number: string) {
  const { id } = await storedTradeIn(number)
  const found = await rows<{ news: string }>(
    `select payload ->> 'news' as news from outbox
     where topic = 'sale-news' and payload ->> 'saleId' = $1`,
    id,
  )
  return found.map(({ news }) => news).toSorted()
}

async function opened(cookie = ana.cookie, over: object = {}) {
  return (await tradeIns.open(over, { cookie })).body.number
}

function ready(over: object = {}) {
  return aReadyTradeIn(api, ana.cookie, over)
}

function endOffer(number: string) {
  return rows(`update sale set expires_at = now() - interval '1 second' where number = $1`, number)
}

describe('PUT /api/sales/{number}/payout/', () => {
  const choose = (number: string, body: object, cookie = ana.cookie) =>
    tradeIns.ask('PUT', `/api/sales/${number}/payout/`, body, { cookie })

  test('PUT payout encrypts the account and shows its last four characters, at the price of that payout', async () => {
    const number = await opened()
    const chosen = await choose(number, { payout: 'bank-slow', account })
    expect(chosen).toMatchObject({
      status: 200,
      body: {
        payout: 'bank-slow',
        offer: { minor: 157_500, currency: 'RON' },
        account: { iban: 'RO•••• 0000', holder: 'Ana Pop' },
      },
    })
    const { iban_sealed: sealed } = await storedTradeIn(number)
    expect(createSeal('a secret of the tests').open(String(sealed))).toBe(
      'RO49AAAA1B31007593840000',
    )
  })

  test('an offer made by staff does not change when its account is corrected', async () => {
    const number = await opened()
    await choose(number, { payout: 'bank-slow', account })
    await rows('update sale set offer_minor = 123400 where number = $1', number)
    const other = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ana Pop' }
    expect(await choose(number, { payout: 'bank-slow', account: other })).toMatchObject({
      status: 200,
      body: { offer: { minor: 123_400, currency: 'RON' } },
    })
  })

  test('a payout by voucher needs no account and stores none', async () => {
    const number = await opened()
    await choose(number, { payout: 'bank-fast', account })
    const chosen = await choose(number, { payout: 'voucher' })
    expect(chosen.body).toMatchObject({ payout: 'voucher', offer: { minor: 162_000 } })
    expect(chosen.body).not.toHaveProperty('account')
    expect((await storedTradeIn(number)).iban_sealed).toBeNull()
  })

  test.each([
    ['no account', {}, 'iban', 'required'],
    [
      'a mistyped number',
      { account: { ...account, iban: 'RO50AAAA1B31007593840000' } },
      'iban',
      'checksum',
    ],
    [
      'a number of a country without one',
      { account: { ...account, iban: 'US49AAAA1B31007593840000' } },
      'iban',
      'country',
    ],
    ['nobody’s name', { account: { ...account, holder: ' ' } }, 'holder', 'required'],
  ])('a bank payout with %s is refused and changes nothing', async (_what, over, field, code) => {
    const number = await opened()
    expect(await choose(number, { payout: 'bank-fast', ...over })).toMatchObject({
      status: 422,
      body: { field, code },
    })
    expect((await storedTradeIn(number)).payout).toBeNull()
  })

  test('after acceptance the account can be changed, the payout method cannot', async () => {
    const tradeIn = await ready()
    await tradeIn.accept()
    const other = { iban: 'BG80BNBG96611020345678', holder: 'Ana Pop' }
    expect(
      (await choose(tradeIn.number, { payout: 'bank-fast', account: other })).body,
    ).toMatchObject({
      account: { iban: 'BG•••• 5678' },
      offer: { minor: 150_000 },
    })
    expect(await choose(tradeIn.number, { payout: 'voucher' })).toMatchObject({
      status: 409,
      body: { code: 'move-not-allowed' },
    })
  })
})

describe('PUT /api/sales/{number}/device/', () => {
  const name = (number: string, identifier: string) =>
    tradeIns.ask('PUT', `/api/sales/${number}/device/`, { identifier }, { cookie: ana.cookie })

  test('PUT device encrypts an IMEI and shows its last four digits', async () => {
    const number = await opened()
    const named = await name(number, '35 693803 564380 9')
    expect(named.body.device).toEqual({ kind: 'imei', masked: '••••3809' })
    const { imei_sealed: sealed } = await storedTradeIn(number)
    expect(String(sealed)).not.toContain('356938035643809')
    expect(createSeal('a secret of the tests').open(String(sealed))).toBe('356938035643809')
  })

  test.each([
    ['nothing', '', 'required'],
    ['a wrong check digit', '356938035643808', 'imei'],
    ['too few digits', '35693803564380', 'imei'],
  ])('as an IMEI, %s is refused', async (_what, identifier, code) => {
    expect(await name(await opened(), identifier)).toMatchObject({
      status: 422,
      body: { field: 'imei', code },
    })
  })

  test.each([
    [666, 'stolen'],
    [667, 'blocked'],
    [668, 'locked'],
  ])(
    'an IMEI ending in …%i that the register reports as %s is refused and creates a staff task',
    async (serial, verdict) => {
      const number = await opened()
      expect(await name(number, anImei(serial))).toMatchObject({
        status: 409,
        body: { code: 'device-refused', reason: { verdict } },
      })
      const { id, device_hash: hash } = await storedTradeIn(number)
      expect(hash).toBeNull()
      const [task] = await rows<{ facts: object }>(
        `select facts from staff_task where kind = 'sale-device-refused' and subject_id = $1`,
        id,
      )
      expect(task?.facts).toEqual({ number, verdict })
    },
  )

  test('PUT device reports that the register is unavailable, and stores nothing', async () => {
    const number = await opened()
    expect(await name(number, anImei(503))).toMatchObject({
      status: 503,
      body: { code: 'register-away' },
    })
    expect((await storedTradeIn(number)).device_hash).toBeNull()
  })

  test('a console is identified by its serial number', async () => {
    const number = await opened()
    await rows(`update sale set answers = answers - 'config-provider' where number = $1`, number)
    expect((await name(number, 'ab-12 345')).body.device).toEqual({
      kind: 'serial',
      masked: '••••2345',
    })
  })

  test.each([
    'intake',
    'listed',
    'held',
    'sold',
    'shipped',
    'returned',
    'lost',
    'delivered',
  ] as const)(
    'an IMEI of a unit of the shop in state %s is refused, at the device step and at acceptance',
    async state => {
      const tradeIn = await ready()
      const hash = (await storedTradeIn(tradeIn.number)).device_hash
      const put = `insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at,
          held_by, imei_hash)
        select gen_random_uuid(), id, 'ro', $2, 'x', 1, 'margin', now(), case when $2 = 'held' then id::text::uuid end, $1
        from (select id from listing limit 1) l`
      await rows(put.replace('id::text::uuid', 'gen_random_uuid()'), hash, state)
      const accepted = await tradeIn.accept()
      expect([accepted.status, accepted.body.code]).toEqual([409, 'device-in-another-sale'])
      const again = await name(await opened(), tradeIn.imei)
      expect([again.status, again.body.code]).toEqual([409, 'device-in-another-sale'])
    },
  )

  test('the database refuses a second open trade-in of one device', async () => {
    const [first, second] = [await ready(), await ready()]
    await first.accept()
    const twice = rows(
      `update sale set state = 'accepted', device_hash = (select device_hash from sale where number = $2) where number = $1`,
      second.number,
      first.number,
    )
    await expect(twice).rejects.toMatchObject({ code: '23505' })
  })

  test('a device in another accepted trade-in is refused until that trade-in is cancelled', async () => {
    const first = await ready()
    await first.accept()
    const number = await opened()
    expect(await name(number, first.imei)).toMatchObject({
      status: 409,
      body: { code: 'device-in-another-sale' },
    })
    await tradeIns.ask('POST', `${first.url}/cancellation/`, {}, { cookie: ana.cookie })
    expect((await name(number, first.imei)).status).toBe(200)
  })
})

describe('POST /api/sales/{number}/acceptance/', () => {
  test('acceptance books the parcel at the offered price once, even if it is sent repeatedly', async () => {
    const tradeIn = await ready()
    const answers = await Promise.all([tradeIn.accept(), tradeIn.accept(), tradeIn.accept()])
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(
      Array(3).fill([200, 'accepted']),
    )
    const { id, declared_at: declaredAt } = await storedTradeIn(tradeIn.number)
    expect(declaredAt).not.toBeNull()
    expect(await stepsOf(tradeIn.number)).toEqual(['offered', 'accepted'])
    expect(await emailsOf(tradeIn.number)).toEqual(['accepted', 'offered'])
    expect(
      await rows(
        `select number, sender_name, sender_phone from inbound_parcel
         where subject_kind = 'sale' and subject_id = $1`,
        id,
      ),
    ).toEqual([{ number: tradeIn.number, sender_name: 'Ana Pop', sender_phone: '+40712345678' }])
  })

  test('acceptance keeps the offered price when the price book has changed', async () => {
    const tradeIn = await ready()
    await setBase(rows, 'ro', 90_000)
    const accepted = await tradeIn.accept()
    await setBase(rows, 'ro', 150_000)
    expect(accepted.body).toMatchObject({ state: 'accepted', offer: { minor: 150_000 } })
  })

  test('acceptance of an amount that is not the offer any more is refused with both, and nothing is written', async () => {
    const { number, url, accept } = await ready()
    const shown = Number((await storedTradeIn(number)).offer_minor)
    expect(shown).toBe(150_000)
    await tradeIns.ask(
      'PUT',
      `${url}/payout/`,
      { payout: 'bank-slow', account },
      { cookie: ana.cookie },
    )
    expect(await accept(acceptance({ shownMinor: shown }))).toMatchObject({
      status: 409,
      body: {
        code: 'offer-changed',
        reason: {
          shown: { minor: 150_000, currency: 'RON' },
          amount: { minor: 157_500, currency: 'RON' },
        },
      },
    })
    expect(await stateOf(number)).toBe('offered')
    expect((await accept(acceptance({ shownMinor: 157_500 }))).status).toBe(200)
    expect(await storedTradeIn(number)).toMatchObject({ offer_minor: '157500' })
    // A repeated request finds it accepted, whatever it was shown.
    expect((await accept(acceptance({ shownMinor: shown }))).status).toBe(200)
  })

  test('acceptance of an expired offer is refused, acceptance moments before expiry is not', async () => {
    const [late, inTime] = [await ready(), await ready()]
    await endOffer(late.number)
    await rows(
      `update sale set expires_at = now() + interval '1 minute' where number = $1`,
      inTime.number,
    )
    expect(await late.accept()).toMatchObject({ status: 409, body: { code: 'offer-expired' } })
    expect(await stateOf(late.number)).toBe('offered')
    expect((await inTime.accept()).status).toBe(200)
  })

  test.each([['adult'], ['owner'], ['not-stolen'], ['locks-off'], ['erased'], ['sim-removed']])(
    'acceptance requires the declaration "%s"',
    async left => {
      const tradeIn = await ready()
      const declarations = acceptance().declarations.filter(each => each !== left)
      expect(await tradeIn.accept(acceptance({ declarations }))).toMatchObject({
        status: 422,
        body: { code: 'declarations-missing', reason: { missing: [left] } },
      })
      expect(await stateOf(tradeIn.number)).toBe('offered')
    },
  )

  test.each([
    ['no name', { sender: { name: '', phone: '0712345678' } }, 422, 'name'],
    ['no phone', { sender: { name: 'Ana Pop', phone: '12' } }, 422, 'phone'],
    ['a point that is none', { handover: { kind: 'locker', pointId: 'nowhere' } }, 409, 'handover'],
  ])('acceptance with %s is refused, and nothing is booked', async (_what, over, status, field) => {
    const tradeIn = await ready()
    expect(await tradeIn.accept(acceptance(over))).toMatchObject({ status, body: { field } })
    expect(await stateOf(tradeIn.number)).toBe('offered')
  })

  test('acceptance without a payout or a device reports which is missing', async () => {
    const number = await opened()
    const accept = () =>
      tradeIns.ask('POST', `/api/sales/${number}/acceptance/`, acceptance(), { cookie: ana.cookie })
    expect((await accept()).body.code).toBe('payout-needed')
    await tradeIns.ask('PUT', `/api/sales/${number}/payout/`, { payout: 'voucher' }, ana)
    expect((await accept()).body.code).toBe('device-needed')
  })

  test('when two sellers accept a trade-in of the same device, only one succeeds', async () => {
    // The two trade-ins share only the device: trade-ins of one seller wait for each other anyway.
    const [one, other] = [await ready(), await aReadyTradeIn(api, dan.cookie)]
    await tradeIns.ask('PUT', `${other.url}/payout/`, { payout: 'voucher' }, dan)
    await tradeIns.ask('PUT', `${other.url}/device/`, { identifier: one.imei }, dan)
    const sender = { name: 'Dan Ionescu', phone: '0723456789' }
    const answers = await Promise.all([one.accept(), other.accept(acceptance({ sender }))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('device-in-another-sale')
  })

  test('a guest needs an account to accept; the member who signs in with the link owns the trade-in', async () => {
    const { number, token } = (await tradeIns.open()).body
    const url = `/api/sales/${number}`
    await tradeIns.ask('PUT', `${url}/payout/`, { token, payout: 'voucher' })
    await tradeIns.ask('PUT', `${url}/device/`, { token, identifier: anImei(900_001) })
    const accept = (sent: { cookie?: string }) =>
      tradeIns.ask('POST', `${url}/acceptance/`, { token, ...acceptance() }, sent)
    expect(await accept({})).toMatchObject({ status: 403, body: { code: 'sign-in-needed' } })
    expect((await accept(dan)).body).toMatchObject({ state: 'accepted', isOwned: true })
    expect((await storedTradeIn(number)).user_id).toBe(dan.member.userId)
  })
})

describe('ownership of a trade-in', () => {
  test('the trade-in of another member, a wrong token and no token are answered like a missing trade-in', async () => {
    const { number } = await ready()
    const url = `/api/sales/${number}`
    const wrong = 'x'.repeat(32)
    for (const answer of [
      await tradeIns.ask('GET', `${url}/`, undefined, dan),
      await tradeIns.ask('GET', `${url}/`),
      await tradeIns.ask('GET', `${url}/?token=${wrong}`),
      await tradeIns.ask('GET', '/api/sales/SRO000000016/?token=', undefined, dan),
      await tradeIns.ask('PUT', `${url}/payout/`, { payout: 'voucher', token: wrong }, dan),
      await tradeIns.ask('POST', `${url}/cancellation/`, { token: wrong }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  test('the link of a member’s trade-in opens it and changes nothing', async () => {
    const { url, token, number } = await ready()
    expect((await tradeIns.ask('GET', `${url}/?token=${token}`)).status).toBe(200)
    for (const sent of [{}, dan])
      expect(
        await tradeIns.ask('PUT', `${url}/payout/`, { payout: 'voucher', token }, sent),
      ).toMatchObject({ status: 403, body: { code: 'sign-in-needed' } })
    expect((await storedTradeIn(number)).payout).toBe('bank-fast')
  })

  test('a guest’s trade-in passes to the member who verifies the email address it was opened with', async () => {
    const email = 'later@exemplu.ro'
    const { number } = (await tradeIns.open({ email: email.toUpperCase() })).body
    const later = await aMember(api, {
      name: 'Ana Pop',
      email,
      password: 'o parolă lungă',
      wantsNewsletter: false,
      market: 'ro',
    })
    expect((await storedTradeIn(number)).user_id).toBe(later.member.userId)
  })
})

describe('the parcel of a trade-in', () => {
  const move = async (number: string, by: string) => {
    const result = await api.ask({
      method: 'POST',
      url: `/api/office/inbound-parcels/${number}/moves/`,
      headers: { authorization: `Bearer ${officeToken}` },
      payload: { move: by, reason: 'scanned' },
    })
    return result.statusCode
  }

  const labelled = async () => {
    const tradeIn = await ready()
    await tradeIn.accept()
    const { id } = await storedTradeIn(tradeIn.number)
    const [parcel] = await rows<{ id: string }>(
      `select id from inbound_parcel where subject_id = $1`,
      id,
    )
    await handlers['inbound-due'](api.ctx, {
      id: randomUUID(),
      topic: 'inbound-due',
      payload: { parcelId: parcel?.id },
      attempts: 1,
    })
    return { ...tradeIn, id }
  }

  test('the trade-in follows its parcel through labelled, scanned and arrived, each with its email', async () => {
    const { number } = await labelled()
    expect(await stateOf(number)).toBe('label-sent')
    expect(await move(number, 'hand-over')).toBe(200)
    expect(await stateOf(number)).toBe('in-transit')
    await move(number, 'depart')
    await move(number, 'arrive')
    expect(await stepsOf(number)).toEqual([
      'offered',
      'accepted',
      'label-sent',
      'in-transit',
      'received',
    ])
    expect(await emailsOf(number)).toEqual(['accepted', 'label-ready', 'offered', 'received'])
  })

  test('the email about the label names the parcel and has the label with it, until the carrier has both', async () => {
    const { number, id } = await labelled()
    const [message] = await rows<Message>(
      `select * from outbox where topic = 'sale-news' and payload ->> 'saleId' = $1 and payload ->> 'news' = 'label-ready'`,
      id,
    )
    const [parcel] = await rows<{ awb: string; label: Buffer }>(
      'select awb, label from inbound_parcel where subject_id = $1',
      id,
    )
    if (!message || !parcel) throw new Error('There is no label.')
    const mails: OutgoingMail[] = []
    const mailer = async (mail: OutgoingMail) => void mails.push(mail)
    await sendTradeInEmail({ ...api.ctx, mailer }, message)
    expect(mails.map(({ attachments }) => attachments)).toEqual([
      [
        {
          fileName: expect.stringContaining(number),
          contentType: 'application/pdf',
          content: parcel.label,
        },
      ],
    ])
    expect(mails[0]?.plain).toContain(`Numărul coletului: ${parcel.awb}.`)
    expect(mails[0]?.plain).toContain('atașată și la acest e-mail')
    expect(await move(number, 'hand-over')).toBe(200)
    await sendTradeInEmail({ ...api.ctx, mailer }, { ...message, id: randomUUID() })
    expect(mails[1]?.attachments).toEqual([])
    expect(mails[1]?.plain).not.toContain('atașată și la acest e-mail')
  })

  test('cancelling a trade-in cancels its parcel, once; after the first scan it is refused', async () => {
    const { number, url, id } = await labelled()
    const cancel = () => tradeIns.ask('POST', `${url}/cancellation/`, {}, ana)
    expect((await cancel()).body.state).toBe('cancelled')
    expect((await cancel()).status).toBe(200)
    expect(await emailsOf(number)).toEqual(['accepted', 'cancelled', 'label-ready', 'offered'])
    expect(await rows('select state from inbound_parcel where subject_id = $1', id)).toEqual([
      { state: 'cancelled' },
    ])
    const sent = await labelled()
    await move(sent.number, 'hand-over')
    expect(await tradeIns.ask('POST', `${sent.url}/cancellation/`, {}, ana)).toMatchObject({
      status: 409,
      body: { code: 'move-not-allowed' },
    })
  })

  test('a parcel that is never sent ends the trade-in; one that is sent after all is a staff task', async () => {
    const { number, id } = await labelled()
    await rows(`update inbound_parcel set send_by = current_date - 3 where subject_id = $1`, id)
    await expireInbound(api.ctx)
    expect(await stateOf(number)).toBe('expired')
    expect(await emailsOf(number)).toContain('expired')
    await move(number, 'hand-over')
    expect(await stateOf(number)).toBe('expired')
    expect(
      await rows(
        `select id from staff_task where kind = 'sale-parcel-late' and subject_id = $1`,
        id,
      ),
    ).toHaveLength(1)
  })

  test('a label that cannot expire does not prevent others from expiring', async () => {
    const [bad, sound] = [await labelled(), await labelled()]
    for (const { id } of [bad, sound])
      await rows('update inbound_parcel set send_by = current_date - 3 where subject_id = $1', id)
    const [parcel] = await rows<{ id: string }>(
      'select id from inbound_parcel where subject_id = $1',
      bad.id,
    )
    const heal = await poison(rows, 'inbound_parcel', 'id', parcel!.id)
    await expect(expireInbound(api.ctx)).rejects.toThrow('poisoned')
    expect(await stateOf(sound.number)).toBe('expired')
    expect(await stateOf(bad.number)).not.toBe('expired')
    expect(await failingOf(rows, 'expire-inbound')).toEqual([{ item: parcel!.id, tries: 1 }])
    await heal()
  })
})

describe('trade-in deadlines', () => {
  test('an offer expires after its last day, once, with a reminder before', async () => {
    const [ended, soon, young] = [await opened(), await opened(), await opened()]
    await endOffer(ended)
    await rows(`update sale set expires_at = now() + interval '2 days' where number = $1`, soon)
    expect(await expireTradeIns(api.ctx)).toBeGreaterThan(0)
    await remindTradeIns(api.ctx)
    await expireTradeIns(api.ctx)
    await remindTradeIns(api.ctx)
    expect(await stepsOf(ended)).toEqual(['offered', 'expired'])
    expect(await emailsOf(ended)).toEqual(['expired', 'offered'])
    expect(await emailsOf(soon)).toEqual(['ends-soon', 'offered'])
    expect(await emailsOf(young)).toEqual(['offered'])
  })

  test('an offer is valid through the fourteenth day in the market’s time zone', async () => {
    const number = await opened()
    const [row] = await rows<{ last: string; next: string; today: string }>(
      `select to_char((expires_at - interval '1 second') at time zone 'Europe/Bucharest', 'YYYY-MM-DD HH24:MI:SS') as last,
         to_char(expires_at at time zone 'Europe/Bucharest', 'HH24:MI:SS') as next,
         to_char((offered_at at time zone 'Europe/Bucharest')::date + 14, 'YYYY-MM-DD') as today
       from sale where number = $1`,
      number,
    )
    expect(row?.last).toBe(`${row?.today} 23:59:59`)
    expect(row?.next).toBe('00:00:00')
  })
})

describe('POST /api/office/sales/{number}/review-offer/', () => {
  const offer = (number: string, amountMinor: number) =>
    api.ask({
      method: 'POST',
      url: `/api/office/sales/${number}/review-offer/`,
      headers: { authorization: `Bearer ${officeToken}` },
      payload: { amountMinor, reason: 'looked at' },
    })

  const draft = () =>
    opened(ana.cookie, { answers: { ...spotlessPhone, 'phone-defects': ['power'] } })

  test('staff can offer at most 12 % of the base price, for every payout method', async () => {
    const number = await draft()
    // 12 % of 1,500 lei.
    const above = await offer(number, 18_001)
    expect([above.statusCode, above.json()]).toMatchObject([
      409,
      { code: 'above-most', max: 18_000 },
    ])
    const offered = await offer(number, 18_000)
    expect(offered.json()).toMatchObject({
      state: 'offered',
      offer: { minor: 18_000 },
      offers: {
        'bank-slow': { amount: { minor: 18_500 } },
        voucher: { amount: { minor: 19_000 } },
      },
    })
    expect(await emailsOf(number)).toEqual(['offered-by-person', 'person-looks'])
    expect((await offer(number, 18_000)).statusCode).toBe(409)
  })

  test('a draft replaced by another trade-in has no open staff task and takes no offer', async () => {
    const number = await draft()
    await opened(ana.cookie, { replaces: { number } })
    expect((await offer(number, 10_000)).json()).toMatchObject({ code: 'move-not-allowed' })
    expect(
      await rows(
        `select id from staff_task where kind = 'sale-to-review' and done_at is null
           and subject_id = (select id from sale where number = $1)`,
        number,
      ),
    ).toEqual([])
  })

  test('POST review-offer without a staff token is answered 401', async () => {
    const answer = await api.ask({
      method: 'POST',
      url: `/api/office/sales/${await draft()}/review-offer/`,
      payload: { amountMinor: 100, reason: 'mine' },
    })
    expect(answer.statusCode).toBe(401)
  })
})

test('an offer that cannot be expired does not prevent others from expiring', async () => {
  const [bad, sound] = [await opened(), await opened()]
  await endOffer(bad)
  await endOffer(sound)
  const [tradeIn] = await rows<{ id: string }>('select id from sale where number = $1', bad)
  const heal = await poison(rows, 'sale', 'id', tradeIn!.id)
  await expect(expireTradeIns(api.ctx)).rejects.toThrow('poisoned')
  expect(await stateOf(sound)).toBe('expired')
  expect(await stateOf(bad)).toBe('offered')
  expect(await failingOf(rows, 'expire-sale')).toEqual([{ item: tradeIn!.id, tries: 1 }])
  await heal()
})
