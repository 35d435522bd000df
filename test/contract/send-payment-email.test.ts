import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderState } from '#domain/order/order-state.ts'
import { sendPaymentEmail } from '#services/mail/send-payment-email.ts'
import type { Message } from '#store/outbox.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anEasyboxOrder,
  type Rows,
  rowsIn,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Setup = { readonly state?: OrderState; readonly payableUntil?: string }

/** An order in a state, and the emails about it that are sent on 21 November 2026 at noon. */
async function aPostOffice({ state = 'awaiting-payment', payableUntil }: Setup = {}) {
  const body = await anEasyboxOrder(rows, (await shelfUnits(rows, 'ro', 1, 280_000)).slice(0, 1))
  const { number } = (await sendOrder(api, body)).body
  const [order] = await rows<{ id: string }>(
    'update orders set state = $2, payable_until = $3 where number = $1 returning id',
    number,
    state,
    payableUntil,
  )
  const sent: { recipient: string; subject: string }[] = []
  const ctx = {
    ...api.ctx,
    mailer: async ({ recipient, subject }: { recipient: string; subject: string }) =>
      void sent.push({ recipient, subject }),
    clock: () => new Date('2026-11-21T12:00:00.000Z'),
  }
  const aMessage = (topic: string, payload: Message['payload'] = {}): Message => ({
    id: randomUUID(),
    topic,
    payload: { orderId: order?.id, ...payload },
    attempts: 1,
  })
  return {
    number,
    email: body.contact.email,
    send: (message: Message) => sendPaymentEmail(ctx, message),
    sent,
    aMessage,
  }
}

/** Fifty lei of the order's payment, given back. */
async function aRefund(number: string) {
  const [refund] = await rows<{ id: string }>(
    `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
     select gen_random_uuid(), o.id, p.id, 5000, 'RON', 'sent', 'cancelled', 'system', now()
     from orders o join payment p on p.order_id = o.id where o.number = $1 returning id`,
    number,
  )
  return refund!.id
}

test('a failed payment is reported once, while the order can still be paid', async () => {
  const { number, email, send, sent, aMessage } = await aPostOffice({
    payableUntil: '2026-11-21T12:00:01.000Z',
  })
  const message = aMessage('payment-failed')
  await send(message)
  await send(message)
  expect(sent).toEqual([{ recipient: email, subject: `Plata comenzii ${number} nu a reușit` }])
})

test('a failed payment is not reported once the order was paid or its time is over', async () => {
  const paid = await aPostOffice({ state: 'confirmed' })
  await paid.send(paid.aMessage('payment-failed'))
  const late = await aPostOffice({ payableUntil: '2026-11-21T12:00:00.000Z' })
  await late.send(late.aMessage('payment-failed'))
  expect([...paid.sent, ...late.sent]).toEqual([])
})

test.each([
  ['expired', 'a expirat'],
  ['cancelled', 'a fost anulată'],
] as const)('an order that ended is reported as %s', async (state, end) => {
  const { number, send, sent, aMessage } = await aPostOffice({ state })
  await send(aMessage('order-ended', { state }))
  expect(sent.map(email => email.subject)).toEqual([`Comanda ${number} ${end}`])
})

test('a sent refund is reported, and a missing one is retried', async () => {
  const { number, send, sent, aMessage } = await aPostOffice({ state: 'cancelled' })
  await send(aMessage('refund-sent', { refundId: await aRefund(number) }))
  expect(sent.length).toBe(1)
  const missing = randomUUID()
  await expect(send(aMessage('refund-sent', { refundId: missing }))).rejects.toThrow(missing)
})
