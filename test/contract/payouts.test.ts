import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { ok } from '#domain/result.ts'
import { changeTradeIn } from '#http/pages/trade-in/load-trade-in.ts'
import { createBank } from '#providers/bank/bank.ts'
import type { BankTransfers, TransferStatus } from '#providers/bank/bank-transfers.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { sendPayouts } from '#services/payout/send-payouts.ts'
import { openSlip } from '#services/slip/open-slip.ts'
import { eraseInTradeIns } from '#store/account/erasing-trade-ins.ts'
import { createSeal } from '#store/seal.ts'
import { claimTransfers } from '#store/trade-in/payout-transfers.ts'
import { visit } from '#test/support/account-pages.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { aTradeInThatCame, inspectionReport, officeOn } from '#test/support/inspections.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { paused, queued } from '#test/support/paused.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { failingOf, poison } from '#test/support/poisoned.ts'
import { openSandbox, openWebhookReceiver, sandboxKeys } from '#test/support/sandbox.ts'
import { playedRegister, setBase, tradeInsOn } from '#test/support/trade-ins.ts'

let database: TestDatabase
let sandbox: Awaited<ReturnType<typeof openSandbox>>
let receiver: Awaited<ReturnType<typeof openWebhookReceiver>>
let api: IdentityApp
let twin: IdentityApp
let rows: Rows
let office: ReturnType<typeof officeOn>
let ana: Awaited<ReturnType<typeof aMember>>
/** Runs after the bank's response; throwing simulates a process that dies before saving it. */
let afterSend: () => void = () => undefined
/** The next response about a transfer, and what happens before it arrives. */
let lateAnswer:
  | { key: string; status: TransferStatus; meanwhile: () => Promise<unknown> }
  | undefined

function dying(bank: BankTransfers): BankTransfers {
  return {
    ...bank,
    send: async order => {
      const sent = await bank.send(order)
      afterSend()
      return sent
    },
    find: async key => {
      if (lateAnswer?.key !== key) return bank.find(key)
      const { status, meanwhile } = lateAnswer
      lateAnswer = undefined
      await meanwhile()
      return ok(status)
    },
  }
}

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  receiver = await openWebhookReceiver()
  const bank = createBank({ ...sandboxKeys.bank, baseUrl: `${sandbox.url}/bank` })
  const options = {
    deviceRegister: playedRegister,
    publicUrl: receiver.url,
    debtor: { name: 'Kintsu Ελλάς', iban: 'GR1601101250000000012300695' },
  }
  api = await identityApp(database.url, { ...options, bank: dying(bank) })
  twin = await identityApp(database.url, { ...options, bank })
  rows = rowsIn(api)
  office = officeOn(api)
  ana = await aMember(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await Promise.all([api.close(), twin.close()])
  await sandbox.close()
  await receiver.close()
  await database.drop()
})

type Deps = Parameters<typeof aTradeInThatCame>[3]

async function inspected(deps: Deps = {}) {
  const tradeIn = await aTradeInThatCame(api, rows, ana.cookie, deps)
  const result = await office(tradeIn.number, 'inspection', inspectionReport(tradeIn.imei))
  expect(result.body.state).toBe('inspected')
  return tradeIn
}

function send() {
  return sendPayouts(api.ctx)
}

function transfersOf(number: string) {
  return rows<{ id: string; state: string; reason: string | null }>(
    `select t.id, t.state, t.reason from payout_transfer t join payout p on p.id = t.payout_id
     join sale s on s.id = p.sale_id where s.number = $1 order by t.created_at`,
    number,
  )
}

async function keyOf(number: string) {
  const transfers = await transfersOf(number)
  return transfers.at(-1)!.id
}

async function status(number: string) {
  const [found] = await rows<Record<string, unknown>>(
    `select s.state as sale, p.state as payout, s.paid_minor::int as paid,
       (select count(*)::int from unit u where u.sale_id = s.id) as units,
       (select count(*)::int from sale_history h where h.sale_id = s.id and h.to_state = 'paid') as steps
     from sale s join payout p on p.sale_id = s.id where s.number = $1`,
    number,
  )
  return found
}

const paid = { sale: 'paid', payout: 'paid', paid: 150_000, units: 1, steps: 1 }

/** The money that the bank moved for a transfer. */
async function movedFor(key: string) {
  return (await sandbox.control.journal({ provider: 'bank', orderRef: key, kind: 'refund' })).map(
    entry => (entry.kind === 'refund' ? entry.amountMinor : 0),
  )
}

async function callsFor(key: string, method: string) {
  return (await sandbox.control.journal({ provider: 'bank', orderRef: key, kind: 'call' })).filter(
    entry => entry.kind === 'call' && entry.method === method,
  )
}

function play(key: string, status: string, copies = 1) {
  return sandbox.control.post(`/transfers/${key}`, { status, copies })
}

/** Ends the pauses between two status requests. */
async function waited() {
  await rows(`update payout_transfer set next_try_at = now() - interval '1 second'
    where state in ('open', 'sent') and batch_id is null`)
  await rows(`update failing_item set next_try_at = now() - interval '1 second'`)
}

function sendWebhook(body: Buffer | string, headers: object) {
  return api.ask({
    method: 'POST',
    url: '/api/webhooks/bank/',
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Passes the webhooks about a transfer on to the shop. */
async function webhooksOf(key: string, count: number) {
  const of = () => receiver.webhooks.filter(({ body }) => body.toString().includes(key))
  await expect.poll(() => of().length).toBeGreaterThanOrEqual(count)
  return of().map(({ body, headers }) => ({
    body,
    headers: { 'bank-signature': String(headers['bank-signature']) },
  }))
}

function tasksOf(number: string) {
  return rows<{ kind: string; done: boolean }>(
    `select kind, done_at is not null as done from staff_task where facts ->> 'number' = $1
     and kind like 'payout%' order by created_at, kind`,
    number,
  )
}

async function emailsOf(number: string, kind: string) {
  return (
    await rows(
      `select 1 from outbox o join sale s on s.id::text = o.payload ->> 'saleId'
       where o.topic = 'inspection-news' and o.payload ->> 'news' = $2 and s.number = $1`,
      number,
      kind,
    )
  ).length
}

describe('a bank payout', () => {
  test('a payout is sent once under its own key, and is paid when the bank confirms it', async () => {
    const tradeIn = await inspected()
    await Promise.all([send(), sendPayouts(twin.ctx), send()])
    expect(await transfersOf(tradeIn.number)).toMatchObject([{ state: 'sent' }])
    expect(await status(tradeIn.number)).toMatchObject({ sale: 'inspected', payout: 'sent' })
    const key = await keyOf(tradeIn.number)
    await play(key, 'settled', 0)
    await waited()
    await send()
    expect(await status(tradeIn.number)).toEqual(paid)
    expect(await movedFor(key)).toEqual([150_000])
    expect(await emailsOf(tradeIn.number, 'paid')).toBe(1)
    const steps = await rows(
      `select h.from_state as "from", h.to_state as "to", h.actor from payout_history h
       join payout p on p.id = h.payout_id join sale s on s.id = p.sale_id
       where s.number = $1 order by h.at`,
      tradeIn.number,
    )
    expect(steps).toEqual([
      { from: 'due', to: 'sent', actor: 'bank' },
      { from: 'sent', to: 'paid', actor: 'bank' },
    ])
  })

  test('a payout with webhooks repeated, out of order and after the payment is one payout (R12)', async () => {
    const tradeIn = await inspected()
    await send()
    const key = await keyOf(tradeIn.number)
    await play(key, 'settled', 3)
    const webhooks = await webhooksOf(key, 3)
    const responses = await Promise.all(
      [...webhooks, ...webhooks].map(each => sendWebhook(each.body, each.headers)),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    await Promise.all([send(), sendPayouts(twin.ctx)])
    expect(await status(tradeIn.number)).toEqual(paid)
    for (const each of webhooks) await sendWebhook(each.body, each.headers)
    await send()
    expect(await status(tradeIn.number)).toEqual(paid)
    expect(await movedFor(key)).toEqual([150_000])
    expect(await emailsOf(tradeIn.number, 'paid')).toBe(1)
    const stored = await rows('select 1 from payout_notice where transfer_id = $1', key)
    expect(stored).toHaveLength(1)
    expect(await tasksOf(tradeIn.number)).toEqual([])
  })

  test('a webhook that is forged, old or about an unknown transfer has no effect', async () => {
    const tradeIn = await inspected()
    await send()
    const key = await keyOf(tradeIn.number)
    await play(key, 'settled')
    const [webhook] = await webhooksOf(key, 1)
    const body = String(webhook!.body)
    const forged = await sendWebhook(body, { 'bank-signature': `t=1,v1=${'0'.repeat(64)}` })
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'bad-signature'])
    expect((await sendWebhook(body, {})).statusCode).toBe(400)
    const changed = await sendWebhook(body.replace('settled', 'refused'), webhook!.headers)
    expect(changed.statusCode).toBe(400)
    expect(await status(tradeIn.number)).toMatchObject({ payout: 'sent' })
  })

  test('a process that dies between the request and saving it pays once', async () => {
    const tradeIn = await inspected()
    afterSend = () => {
      throw new Error('killed')
    }
    await expect(send()).rejects.toThrow('killed')
    afterSend = () => undefined
    expect(await transfersOf(tradeIn.number)).toMatchObject([{ state: 'open' }])
    const key = await keyOf(tradeIn.number)
    await waited()
    await sendPayouts(twin.ctx)
    expect(await transfersOf(tradeIn.number)).toMatchObject([{ id: key, state: 'sent' }])
    // The transfer is looked up by its key and not sent again.
    expect(await callsFor(key, 'POST')).toHaveLength(1)
    await play(key, 'settled', 0)
    await waited()
    await send()
    expect(await status(tradeIn.number)).toEqual(paid)
    expect(await movedFor(key)).toEqual([150_000])
  })

  test.each(['before', 'after'] as const)(
    'a transfer whose connection was lost %s the bank received it is tried again, and pays once',
    async when => {
      const tradeIn = await inspected()
      const match = { provider: 'bank', amountMinor: 150_000 }
      await sandbox.control.scenario(match, { kind: 'dropConnection', at: 'start', when })
      await send()
      const key = await keyOf(tradeIn.number)
      await waited()
      await send()
      expect(await transfersOf(tradeIn.number)).toMatchObject([{ id: key, state: 'sent' }])
      await play(key, 'settled', 0)
      await waited()
      await send()
      expect(await status(tradeIn.number)).toEqual(paid)
      expect(await movedFor(key)).toEqual([150_000])
      // A scenario selected by amount would also apply to the next transfer.
      await sandbox.control.reset()
    },
  )

  test('a slow payout is sent from the tenth day on, not on the ninth', async () => {
    const tradeIn = await inspected({ payout: 'bank-slow' })
    const dueIn = (days: number) =>
      rows(
        `update payout set due_on = ((now() at time zone 'Europe/Bucharest')::date + $2::int)
         where sale_id = (select id from sale where number = $1)`,
        tradeIn.number,
        days,
      )
    await dueIn(11)
    await send()
    expect(await transfersOf(tradeIn.number)).toEqual([])
    await dueIn(10)
    await send()
    expect(await transfersOf(tradeIn.number)).toMatchObject([{ state: 'sent' }])
  })

  test('a refused payout: a task, an email, and another account is paid once; the first never', async () => {
    const tradeIn = await inspected()
    await send()
    const first = await keyOf(tradeIn.number)
    await play(first, 'refused', 0)
    await waited()
    await send()
    await send()
    expect(await transfersOf(tradeIn.number)).toMatchObject([{ state: 'refused', reason: 'AC01' }])
    expect(await status(tradeIn.number)).toMatchObject({ sale: 'inspected', payout: 'failed' })
    expect(await tasksOf(tradeIn.number)).toEqual([{ kind: 'payout-refused', done: false }])
    expect(await emailsOf(tradeIn.number, 'payout-refused')).toBe(1)
    const correct = (account: object) =>
      tradeInsOn(api).ask('PUT', `${tradeIn.url}/payout/`, { payout: 'bank-fast', account }, ana)
    const wrong = await correct({ iban: 'RO49 AAAA 1B31 0075 9384 0001', holder: 'Ana Pop' })
    expect(wrong).toMatchObject({ status: 422, body: { field: 'iban', code: 'checksum' } })
    const other = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ana Pop' }
    const responses = await Promise.all([correct(other), correct(other)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await tasksOf(tradeIn.number)).toEqual([{ kind: 'payout-refused', done: true }])
    await Promise.all([send(), sendPayouts(twin.ctx)])
    const transfers = await transfersOf(tradeIn.number)
    expect(transfers.map(({ state }) => state)).toEqual(['refused', 'sent'])
    await play(transfers[1]!.id, 'settled', 0)
    await waited()
    await send()
    expect(await status(tradeIn.number)).toEqual(paid)
    expect([await movedFor(first), await movedFor(transfers[1]!.id)]).toEqual([[], [150_000]])
    const late = await correct({ iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: 'Ana Pop' })
    expect(late).toMatchObject({ status: 409, body: { code: 'move-not-allowed' } })
  })

  test('an account is not changed while its transfer is pending, and the page shows the paid one', async () => {
    const tradeIn = await inspected()
    await send()
    const account = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ana Pop' }
    const response = await tradeInsOn(api).ask(
      'PUT',
      `${tradeIn.url}/payout/`,
      { payout: 'bank-fast', account },
      ana,
    )
    expect([response.status, response.body.code]).toEqual([409, 'payout-on-its-way'])
    await play(await keyOf(tradeIn.number), 'settled', 0)
    await waited()
    await send()
    expect(await status(tradeIn.number)).toEqual(paid)
    const shown = await tradeInsOn(api).ask('GET', `${tradeIn.url}/`, undefined, ana)
    expect(JSON.stringify(shown.body)).toContain('0000')
    expect(JSON.stringify(shown.body)).not.toContain('3000')
  })

  test.each([
    ['before', 200, 'DE89370400440532013000'],
    ['after', 409, 'RO49AAAA1B31007593840000'],
  ] as const)(
    'an account changed concurrently with its transfer, %s it, is the one paid and shown, or stays',
    async (when, status, iban) => {
      const tradeIn = await inspected()
      const account = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ana Pop' }
      const change = async () =>
        (
          await tradeInsOn(api).ask(
            'PUT',
            `${tradeIn.url}/payout/`,
            { payout: 'bank-fast', account },
            ana,
          )
        ).status
      const lock = 'select 1 from sale where number = $1 for update'
      const race = await paused(database.url, lock, [tradeIn.number])
      const both = when === 'before' ? [change, send] : [send, change]
      const done = await queued(race, both)
      expect(done[when === 'before' ? 0 : 1]).toBe(status)
      const [found] = await rows<{ iban: string; isSame: boolean }>(
        `select t.iban_sealed as iban, t.iban_sealed = s.iban_sealed as "isSame" from payout_transfer t
         join payout p on p.id = t.payout_id join sale s on s.id = p.sale_id where s.number = $1`,
        tradeIn.number,
      )
      expect(found!.isSame).toBe(true)
      expect(createSeal(['a secret of the tests']).open(found!.iban)).toBe(iban)
      await play(await keyOf(tradeIn.number), 'settled', 0)
      await waited()
      await send()
    },
  )

  test('a payout is not paid manually while its transfer is pending', async () => {
    const tradeIn = await inspected()
    await send()
    const byHand = { reference: `HAND ${tradeIn.number}`, reason: 'in the statement' }
    expect(await office(tradeIn.number, 'payout', byHand)).toMatchObject({
      status: 409,
      body: { code: 'on-its-way' },
    })
    const before = await inspected()
    await office(before.number, 'payout', { ...byHand, reference: `HAND ${before.number}` })
    await send()
    expect(await transfersOf(before.number)).toEqual([])
  })
})

describe('a response that arrives after the transfer ended differently', () => {
  /** What the bank reports first, and the later response to an earlier request. */
  const outrun = async (first: 'settled' | 'refused', late: 'settled' | 'refused') => {
    const tradeIn = await inspected()
    await send()
    const key = await keyOf(tradeIn.number)
    await play(key, first, 0)
    await waited()
    const ref = `late ${key}`
    lateAnswer = {
      key,
      status:
        late === 'settled' ? { kind: late, ref } : { kind: late, ref, reason: 'returned AC04' },
      meanwhile: async () => {
        await waited()
        await sendPayouts(twin.ctx)
      },
    }
    await send()
    expect(lateAnswer).toBeUndefined()
    return tradeIn.number
  }

  test('a transfer that was refused and is then reported as settled pays nothing and becomes a task', async () => {
    const number = await outrun('refused', 'settled')
    expect(await transfersOf(number)).toMatchObject([{ state: 'refused', reason: 'AC01' }])
    expect(await status(number)).toEqual({
      sale: 'inspected',
      payout: 'failed',
      paid: null,
      units: 0,
      steps: 0,
    })
    expect(await tasksOf(number)).toEqual([
      { kind: 'payout-refused', done: false },
      { kind: 'payout-settled-late', done: false },
    ])
    expect(await emailsOf(number, 'paid')).toBe(0)
  })

  test('a transfer that was settled and is then reported as refused stays paid and becomes a task', async () => {
    const number = await outrun('settled', 'refused')
    expect(await transfersOf(number)).toMatchObject([{ state: 'settled', reason: null }])
    expect(await status(number)).toEqual(paid)
    expect(await tasksOf(number)).toEqual([{ kind: 'payout-came-back', done: false }])
    expect(await emailsOf(number, 'payout-refused')).toBe(0)
    await waited()
    await send()
    expect(await transfersOf(number)).toHaveLength(1)
  })
})

describe('the file of transfers in euro', () => {
  /** In GR a courier collects the device; how the device arrives does not change how it is paid. */
  const owedInEuro = async () => {
    const tradeIn = await inspected()
    await rows(`update sale set market = 'gr', currency = 'EUR' where number = $1`, tradeIn.number)
    await rows(
      `update payout set currency = 'EUR', amount_minor = 30000
       where sale_id = (select id from sale where number = $1)`,
      tradeIn.number,
    )
    return tradeIn
  }

  const ask = async (
    url: string,
    payload: object,
    key: string = randomUUID(),
    token = officeToken,
  ) => {
    const result = await api.ask({
      method: 'POST',
      url: `/api/office/payouts/sepa-file/${url}`,
      payload,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    })
    return {
      status: result.statusCode,
      body: result.json() as { messageId: string; count: number; totalMinor: number; xml: string },
    }
  }

  test('a file has each payout once, also for two at once, and the same key returns the same file', async () => {
    const tradeIns = [await owedInEuro(), await owedInEuro()]
    await send()
    for (const { number } of tradeIns) expect(await transfersOf(number)).toEqual([])
    const [one, two] = [randomUUID(), randomUUID()]
    const response = await Promise.all([ask('', {}, one), ask('', {}, one), ask('', {}, two)])
    expect(response.map(({ status }) => status).toSorted()).toEqual(
      response[2]!.status === 201 ? [201, 409, 409] : [201, 201, 409],
    )
    const made = response.find(({ status }) => status === 201)!.body
    expect(made).toMatchObject({ count: 2, totalMinor: 60_000 })
    for (const { number } of tradeIns) {
      expect(made.xml.split(`<Ustrd>Kintsu ${number}</Ustrd>`)).toHaveLength(2)
      expect(await status(number)).toMatchObject({ sale: 'inspected', payout: 'sent' })
    }
    expect(made.xml).toContain('<CtrlSum>600.00</CtrlSum>')
    expect(made.xml).toContain('<Id><IBAN>RO49AAAA1B31007593840000</IBAN></Id>')
    expect(await ask('', {})).toMatchObject({ status: 409, body: { code: 'nothing-due' } })

    const [came, back] = [tradeIns[0]!.number, tradeIns[1]!.number]
    const statement = {
      messageId: made.messageId,
      refused: [{ number: back, reason: 'AC01' }],
    }
    const settled = await Promise.all([ask('settled/', statement), ask('settled/', statement)])
    expect(settled.map(({ body }) => body)).toEqual([1, 2].map(() => ({ settled: 1, refused: 1 })))
    expect(await status(came)).toEqual({ ...paid, paid: 30_000 })
    expect(await status(back)).toMatchObject({ sale: 'inspected', payout: 'failed', units: 0 })
    expect(await tasksOf(back)).toEqual([{ kind: 'payout-refused', done: false }])
    expect(await tasksOf(came)).toEqual([])

    await tradeInsOn(api).ask(
      ...([
        'PUT',
        `${tradeIns[1]!.url}/payout/`,
        {
          payout: 'bank-fast',
          account: { iban: 'GR1601101250000000012300695', holder: 'Μαρία Ν' },
        },
        ana,
      ] as const),
    )
    const again = await ask('', {})
    expect(again).toMatchObject({ status: 201, body: { count: 1, totalMinor: 30_000 } })
    expect(again.body.xml).toContain('<Nm>Maria N</Nm>')
  })

  test('a later statement does not reverse a transfer of a file: each becomes a task', async () => {
    const [back, came] = [(await owedInEuro()).number, (await owedInEuro()).number]
    const { messageId } = (await ask('', {})).body
    const settle = (number: string) =>
      ask('settled/', { messageId, refused: [{ number, reason: 'AC04' }] })
    await settle(back)
    expect(await settle(came)).toMatchObject({ status: 200 })
    expect(await transfersOf(back)).toMatchObject([{ state: 'refused' }])
    expect(await status(back)).toMatchObject({ sale: 'inspected', payout: 'failed', units: 0 })
    expect(await tasksOf(back)).toEqual([
      { kind: 'payout-refused', done: false },
      { kind: 'payout-settled-late', done: false },
    ])
    expect(await transfersOf(came)).toMatchObject([{ state: 'settled' }])
    expect(await status(came)).toEqual({ ...paid, paid: 30_000 })
    expect(await tasksOf(came)).toEqual([{ kind: 'payout-came-back', done: false }])
  })

  test('a file is only for staff; an unknown file or trade-in is refused', async () => {
    expect(await ask('', {}, randomUUID(), 'another')).toMatchObject({ status: 401 })
    expect(await ask('settled/', { messageId: 'KINTSU-none' })).toMatchObject({ status: 404 })
    await owedInEuro()
    const { messageId } = (await ask('', {})).body
    const stray = { messageId, refused: [{ number: 'SGR000000016', reason: 'AC01' }] }
    expect(await ask('settled/', stray)).toMatchObject({
      status: 422,
      body: { code: 'not-in-file', field: 'refused' },
    })
  })
})

describe('the acquisition slip of a trade-in in Romania', () => {
  const due = async () => {
    const issued = await rows<{ tradeIn: string }>(
      `select payload ->> 'saleId' as "tradeIn" from outbox where topic = 'acquisition-slip-due'`,
    )
    const handle = handlers['acquisition-slip-due']
    const message = { id: randomUUID(), topic: 'acquisition-slip-due', attempts: 1 }
    await Promise.all(
      issued.map(({ tradeIn }) => handle(api.ctx, { ...message, payload: { saleId: tradeIn } })),
    )
  }

  const paidByHand = async () => {
    const tradeIn = await inspected()
    const paidNow = { reference: `SLIP ${tradeIn.number}`, reason: 'in the statement' }
    expect((await office(tradeIn.number, 'payout', paidNow)).status).toBe(200)
    return tradeIn
  }

  const slipOf = async (number: string) =>
    (
      await rows<{ year: number; number: number; content: Record<string, unknown> }>(
        `select l.year, l.number, l.content from acquisition_slip l join sale s on s.id = l.sale_id
         where s.number = $1`,
        number,
      )
    )[0]

  test('acquisition slips are numbered without a gap, one per trade-in, also concurrently', async () => {
    const sold = [await paidByHand(), await paidByHand(), await paidByHand()]
    await Promise.all([due(), due()])
    await due()
    const numbers = await rows<{ number: number; year: number }>(
      `select number, year from acquisition_slip order by number`,
    )
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
    expect(numbers.length).toBeGreaterThanOrEqual(sold.length)
    const [first] = sold
    expect((await slipOf(first!.number))?.content).toMatchObject({
      seller: { name: 'Ana Pop', address: [] },
      tradeInNumber: first!.number,
      paid: { minor: 150_000, currency: 'RON' },
      paidBy: 'bank',
      identifier: `••••${first!.imei.slice(-4)}`,
    })
  })

  test('the acquisition slip is shown only to its seller by its link, and is part of the account export', async () => {
    const tradeIn = await paidByHand()
    const before = await inspected()
    await due()
    const { year, number } = (await slipOf(tradeIn.number))!
    const seen = await tradeInsOn(api).ask('GET', `${tradeIn.url}/`, undefined, ana)
    const written = `KBA ${year}/${String(number).padStart(6, '0')}`
    const path = `/acquisition-slips/${tradeIn.number}.pdf`
    expect(seen.body.slip).toEqual({ number: written, path })
    const own = await openSlip(api.ctx, { userId: ana.member.userId, token: '' }, tradeIn.number)
    expect((await pdfText(own!.pdf)).join(' ')).toContain(written)
    expect(
      await openSlip(api.ctx, { userId: randomUUID(), token: '' }, tradeIn.number),
    ).toBeUndefined()
    expect(await openSlip(api.ctx, { token: tradeIn.token }, tradeIn.number)).toBeDefined()
    expect(
      await openSlip(api.ctx, { userId: ana.member.userId, token: '' }, before.number),
    ).toBeUndefined()
    const exported = await exportAccount(api.ctx, ana.member.userId)
    const tradeIns = exported!.sales as { number: string; acquisitionSlip: object | null }[]
    expect(tradeIns.find(each => each.number === tradeIn.number)?.acquisitionSlip).toMatchObject({
      year,
      number,
      seller: { name: 'Ana Pop' },
    })
  })

  test('the acquisition slip stays when its seller is erased, as tax law requires', async () => {
    const tradeIn = await paidByHand()
    await due()
    const [{ id }] = (await rows<{ id: string }>(
      'select id from sale where number = $1',
      tradeIn.number,
    )) as [{ id: string }]
    await eraseInTradeIns(api.database.pool, [id])
    expect((await slipOf(tradeIn.number))?.content).toMatchObject({ seller: { name: 'Ana Pop' } })
    const [account] = await rows('select iban_sealed as iban from sale where id = $1', id)
    expect(account).toEqual({ iban: null })
  })
})

describe('the bank account on the page of a trade-in', () => {
  const form = { intent: 'account', iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ana Pop' }

  const change = (number: string, over: object = {}, cookie = ana.cookie) =>
    visit(api, changeTradeIn, `/cont/detalii-vanzare/${number}/`, {
      cookie,
      form: { ...form, ...over },
    })

  test('the bank account is corrected on the page after the bank refused it, and paid', async () => {
    const tradeIn = await inspected()
    await send()
    await play(await keyOf(tradeIn.number), 'refused', 0)
    await waited()
    await send()
    expect(await change(tradeIn.number, { iban: 'DE89 3704 0044 0532 0130 01' })).toMatchObject({
      kind: 'shown',
      value: { account: ['iban'] },
    })
    expect(await change(tradeIn.number, { holder: '' })).toMatchObject({
      kind: 'shown',
      value: { account: ['holder'] },
    })
    expect(await status(tradeIn.number)).toMatchObject({ payout: 'failed' })
    const changed = await change(tradeIn.number)
    expect(changed).toMatchObject({ kind: 'answered', status: 303 })
    expect(await status(tradeIn.number)).toMatchObject({ payout: 'due' })
  })

  test('the bank account cannot be changed once it was paid, or by anybody else', async () => {
    const tradeIn = await inspected()
    const other = await aMember(api)
    expect(await change(tradeIn.number, {}, other.cookie)).toMatchObject({ status: 404 })
    const byHand = { reference: `PAGE ${tradeIn.number}`, reason: 'in the statement' }
    await office(tradeIn.number, 'payout', byHand)
    expect(await change(tradeIn.number)).toMatchObject({ kind: 'shown', value: { account: [] } })
  })
})

test('a transfer claimed by one process is not claimed by another within a minute', async () => {
  const tradeIn = await inspected()
  await send()
  const key = await keyOf(tradeIn.number)
  await waited()
  const claimed = async (at: Date) =>
    (await claimTransfers(api.database.pool, at, 100)).map(({ id }) => id)
  const at = new Date()
  expect(await claimed(at)).toContain(key)
  expect(await claimed(new Date(at.getTime() + 59_000))).not.toContain(key)
  expect(await claimed(new Date(at.getTime() + 60_000))).toContain(key)
})

test('a confirmation of the bank that arrives after the payment leaves the transfer paid', async () => {
  const tradeIn = await inspected()
  await send()
  const key = await keyOf(tradeIn.number)
  await waited()
  lateAnswer = {
    key,
    status: { kind: 'taken', ref: key },
    meanwhile: async () => {
      await play(key, 'settled', 0)
      await waited()
      await sendPayouts(twin.ctx)
    },
  }
  await send()
  expect(lateAnswer).toBeUndefined()
  expect(await transfersOf(tradeIn.number)).toMatchObject([{ state: 'settled' }])
  expect(await status(tradeIn.number)).toEqual(paid)
})

describe('a payout that cannot be saved', () => {
  test('a payout that cannot be saved does not block opening others, and is paid once when it can be', async () => {
    const [bad, sound] = [await inspected(), await inspected()]
    const [row] = await rows<{ id: string; saleId: string }>(
      `select p.id, s.id as "saleId" from payout p join sale s on s.id = p.sale_id where s.number = $1`,
      bad.number,
    )
    const heal = await poison(rows, 'payout_transfer', 'payout_id', row!.id)
    await expect(send()).rejects.toThrow('poisoned')
    expect(await failingOf(rows, 'open-payout')).toEqual([{ item: row!.saleId, tries: 1 }])
    expect(await transfersOf(sound.number)).toMatchObject([{ state: 'sent' }])
    expect(await transfersOf(bad.number)).toEqual([])
    await heal()
    await waited()
    await send()
    expect(await transfersOf(sound.number)).toMatchObject([{ state: 'sent' }])
    expect(await transfersOf(bad.number)).toMatchObject([{ state: 'sent' }])
    expect(await failingOf(rows, 'open-payout')).toEqual([])
  })

  test('a payout that cannot be saved does not block sending others, and is sent once', async () => {
    const [bad, sound] = [await inspected(), await inspected()]
    const [row] = await rows<{ id: string }>(
      'select p.id from payout p join sale s on s.id = p.sale_id where s.number = $1',
      bad.number,
    )
    const heal = await poison(rows, 'payout', 'id', row!.id)
    await expect(send()).rejects.toThrow('poisoned')
    expect(await status(sound.number)).toMatchObject({ payout: 'sent' })
    expect(await status(bad.number)).toMatchObject({ payout: 'due' })
    const key = await keyOf(bad.number)
    expect(await failingOf(rows, 'send-payout')).toEqual([{ item: key, tries: 1 }])
    await heal()
    await waited()
    await send()
    expect(await status(bad.number)).toMatchObject({ payout: 'sent' })
    expect(await callsFor(key, 'POST')).toHaveLength(1)
    expect(await failingOf(rows, 'send-payout')).toEqual([])
  })
})
