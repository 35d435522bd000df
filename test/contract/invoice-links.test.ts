import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addInvoices } from '#http/invoices.ts'
import { answerProblems } from '#http/problem.ts'
import { addSecurityHeaders } from '#http/security-headers.ts'
import { invoicePathOf } from '#services/invoice/invoice-path.ts'
import { issueCreditNote } from '#services/invoice/issue-credit-note.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anEasyboxOrder,
  type OrderResponse,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'
import { pdfText } from '#test/support/pdf-text.ts'

let database: TestDatabase
let api: ApiApp
let app: FastifyInstance
let rows: Rows
let shelf: ShelfUnit[]

/** With a rate limit that only the test of the limit reaches. */
async function served(ordersPerMinute: number) {
  const fresh = Fastify()
  answerProblems(fresh)
  addSecurityHeaders(fresh, true)
  await fresh.register(rateLimit, { max: 1_000, timeWindow: 60_000 })
  addInvoices(api.ctx, fresh, ordersPerMinute)
  await fresh.ready()
  return fresh
}

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
  shelf = await shelfUnits(rows, 'ro', 50_000, 250_000)
  app = await served(500)
})
afterAll(async () => {
  await app.close()
  await api.close()
  await database.drop()
})

async function anOrder(): Promise<OrderResponse> {
  return (await sendOrder(api, await anEasyboxOrder(rows, [shelf.shift()!]))).body
}

async function idOf(number: string) {
  const [order] = await rows<{ id: string }>('select id from orders where number = $1', number)
  return order!.id
}

async function problemOf(url: string) {
  const response = await app.inject(url)
  const { requestId: _requestId, ...problem } = response.json()
  return problem
}

describe("the link to an order's invoice", () => {
  test('the link opens the invoice as an uncached PDF in the browser, issued at once if necessary', async () => {
    const { number, token } = await anOrder()
    const response = await app.inject(invoicePathOf(number, token))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(response.headers['content-disposition']).toMatch(
      /^inline; filename="factura-KRO-\d{6}\.pdf"$/,
    )
    const text = pdfText(response.rawPayload).join('\n')
    expect(text).toContain(number)
    expect(text).toContain('Cumpărător Încercat')
    const again = await app.inject(invoicePathOf(number, token))
    expect(again.rawPayload.equals(response.rawPayload)).toBe(true)
    const issued = await rows('select 1 from invoice where order_id = $1', await idOf(number))
    expect(issued.length).toBe(1)
  })

  test('the link opens a credit note by its id, and no document of another order', async () => {
    const { number, token } = await anOrder()
    const orderId = await idOf(number)
    await rows(
      `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
       select '00000000-0000-4000-8000-000000000001', $1, id, 5000, 'RON', 'succeeded', 'returned', 'staff', now()
       from payment where order_id = $1`,
      orderId,
    )
    const note = await issueCreditNote(api.ctx, '00000000-0000-4000-8000-000000000001')
    if (!note.ok) throw new Error(note.refusal.kind)
    const response = await app.inject(invoicePathOf(number, token, note.value.id))
    expect(response.headers['content-disposition']).toContain('factura-KROS-000001.pdf')
    expect(pdfText(response.rawPayload).join('\n')).toContain('−50,00')
    const invoiceId = note.value.corrects!
    const other = await anOrder()
    for (const path of [
      invoicePathOf(number, token, invoiceId),
      invoicePathOf(number, token, ''),
      invoicePathOf(number, token, "' or true --"),
      invoicePathOf(other.number, other.token, note.value.id),
    ])
      expect((await app.inject(path)).statusCode).toBe(404)
  })

  test('a token that is guessed, cut, extended, repeated or missing is answered like a missing order', async () => {
    const { number, token } = await anOrder()
    const missing = await problemOf(invoicePathOf('RO999999990', token))
    expect(missing).toMatchObject({ status: 404, code: 'not-found' })
    const last = token.at(-1) === 'A' ? 'B' : 'A'
    const paths = [
      invoicePathOf(number, token.slice(0, -1) + last),
      invoicePathOf(number, token.slice(0, -1)),
      invoicePathOf(number, `${token}A`),
      invoicePathOf(number, ''),
      invoicePathOf(number, 'x'.repeat(5_000)),
      `${invoicePathOf(number, token)}&t=${token}`,
      `/invoices/${number}.pdf`,
      `/invoices/${number}?t=${token}`,
      `/invoices/${number}.pdf.exe?t=${token}`,
      `/invoices/..%2F${number}.pdf?t=${token}`,
    ]
    for (const path of paths) expect(await problemOf(path)).toEqual(missing)
    const issued = await rows('select 1 from invoice where order_id = $1', await idOf(number))
    expect(issued).toEqual([])
  })

  test('the link of one order does not open the invoice of another', async () => {
    const [one, other] = [await anOrder(), await anOrder()]
    expect((await app.inject(invoicePathOf(one.number, other.token))).statusCode).toBe(404)
  })

  test('the link says that there is no invoice while the order waits for its payment', async () => {
    const { number, token } = await anOrder()
    await rows(
      `update orders set state = 'awaiting-payment', payable_until = now() where number = $1`,
      number,
    )
    expect(await problemOf(invoicePathOf(number, token))).toMatchObject({
      status: 409,
      code: 'not-invoiced',
    })
  })

  test('the link has the same rate limit as the order', async () => {
    const limited = await served(2)
    const path = invoicePathOf('RO999999990', 'guess')
    const statuses = [
      (await limited.inject(path)).statusCode,
      (await limited.inject(path)).statusCode,
      (await limited.inject(path)).statusCode,
    ]
    await limited.close()
    expect(statuses).toEqual([404, 404, 429])
  })
})
