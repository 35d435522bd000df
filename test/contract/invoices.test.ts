import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import type { Market } from '#domain/market/market.ts'
import type { Context } from '#services/context.ts'
import { issueCreditNote, takeBackInvoice } from '#services/invoice/issue-credit-note.ts'
import { issueInvoice } from '#services/invoice/issue-invoice.ts'
import { openDatabase } from '#store/database.ts'
import { type IssuedInvoice, insertInvoice, listInvoicesOfOrder } from '#store/invoice/invoices.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anEasyboxOrder,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows
let shelf: ShelfUnit[]
let ctx: Context

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  shelf = await shelfUnits(rows, 'ro', 50_000, 250_000)
  ctx = api.ctx
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** A confirmed Romanian order of a phone, delivery 14.99 and collection fee 9.99 lei; returns its id. */
async function aConfirmedOrder(): Promise<string> {
  const { body } = await sendOrder(api, await anEasyboxOrder(rows, [shelf.shift()!]))
  const [order] = await rows<{ id: string }>('select id from orders where number = $1', body.number)
  return order!.id
}

function issue(orderId: string) {
  return issueInvoice(ctx, orderId)
}

/** A pool that calls `after` once an invoice was inserted, still in its transaction. */
function failingAfterInsert(pool: pg.Pool, after: () => void): pg.Pool {
  return Object.assign(Object.create(pool), {
    query: pool.query.bind(pool),
    connect: async () => {
      const client = await pool.connect()
      const query = async (config: pg.QueryConfig) => {
        const result = await client.query(config)
        if (config.name === 'invoice-add') after()
        return result
      }
      return { query, release: (error?: boolean) => client.release(error) }
    },
  })
}

async function issued(orderId: string): Promise<IssuedInvoice> {
  const invoice = await issue(orderId)
  if (!invoice.ok) throw new Error(invoice.refusal.kind)
  return invoice.value
}

async function aRefund(orderId: string, amountMinor: number, state = 'approved') {
  const id = randomUUID()
  await rows(
    `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
     select $1, $2, p.id, $3, 'RON', $4, 'returned', 'staff', now() from payment p where p.order_id = $2 limit 1`,
    id,
    orderId,
    amountMinor,
    state,
  )
  return id
}

function credit(refundId: string) {
  return issueCreditNote(ctx, refundId)
}

function inState(orderId: string, state: string) {
  return rows(
    `update orders set state = $2,
       payable_until = case when $2 = 'awaiting-payment' then now() end where id = $1`,
    orderId,
    state,
  )
}

async function totalOf(orderId: string) {
  const [order] = await rows<{ total: number }>(
    'select total_minor::int as total from orders where id = $1',
    orderId,
  )
  return order!.total
}

describe('an invoice', () => {
  test('an invoice is issued once for a confirmed order, with the agreed amounts', async () => {
    const orderId = await aConfirmedOrder()
    const first = await issued(orderId)
    expect(await issued(orderId)).toEqual(first)
    expect(first.total).toBe(await totalOf(orderId))
    const { content } = first
    expect(content.seller.name).toBe('Kintsu Recond SRL')
    expect(content.buyer).toEqual({
      kind: 'personal',
      name: 'Cumpărător Încercat',
      address: ['Calea Moților 12A, et. 3', '400001 Cluj-Napoca', 'Cluj'],
    })
    expect(content.payment).toEqual({ method: 'Cu cardul la easybox', standing: 'due-on-delivery' })
    const [phone, delivery, fee] = content.lines
    expect(phone!.gross).toBe(first.total - 1_499 - 999)
    expect([delivery!.title, delivery!.gross]).toEqual(['Livrare', 1_499])
    expect([fee!.title, fee!.gross]).toEqual(['Taxă de ramburs', 999])
    expect(content.lines.map(({ tax }) => tax.kind)).toEqual([phone!.tax.kind, 'vat', 'vat'])
  })

  test('an invoice has the wording of the margin scheme for a unit sold under it, and VAT of 21 percent for another', async () => {
    const schemes = ['margin', 'vat'] as const
    for (const scheme of schemes) {
      const orderId = await aConfirmedOrder()
      await rows(`update order_line set tax_scheme = $2 where order_id = $1`, orderId, scheme)
      const [phone] = (await issued(orderId)).content.lines
      expect(phone!.tax).toMatchObject(
        scheme === 'margin'
          ? { kind: 'margin', wording: 'Regimul marjei – bunuri second-hand' }
          : { kind: 'vat', rate: 21 },
      )
    }
  })

  test('an invoice is not due for an order that waits, is cancelled, expired or unknown', async () => {
    const orderId = await aConfirmedOrder()
    for (const state of ['awaiting-payment', 'cancelled', 'expired'] as const) {
      await inState(orderId, state)
      expect(await issue(orderId)).toEqual({ ok: false, refusal: { kind: 'not-due', state } })
    }
    await inState(orderId, 'closed')
    expect((await issue(orderId)).ok).toBe(true)
    expect(await issue(randomUUID())).toEqual({ ok: false, refusal: { kind: 'no-such-order' } })
  })

  test('an invoice does not change when the company moves', async () => {
    const orderId = await aConfirmedOrder()
    const first = await issued(orderId)
    const companyOf = (market: Market) => ({
      ...api.ctx.settings.companyOf(market),
      address: 'Strada Nouă 2',
    })
    ctx = { ...ctx, settings: { ...ctx.settings, companyOf } }
    expect((await issued(orderId)).content.seller).toEqual(first.content.seller)
    expect((await issued(await aConfirmedOrder())).content.seller.address).toBe('Strada Nouă 2')
  })

  test('an invoice with another total than its order is never issued', async () => {
    const orderId = await aConfirmedOrder()
    await rows(`update order_line set price_minor = price_minor + 1 where order_id = $1`, orderId)
    await expect(issue(orderId)).rejects.toThrow(/ordered, .* invoiced/)
    expect(await listInvoicesOfOrder(api.database.pool, orderId)).toEqual([])
  })
})

describe('invoice numbers', () => {
  test('invoice numbers have no gap or duplicate with two processes and every third try failing', async () => {
    const [{ before } = { before: 0 }] = await rows<{ before: number }>(
      `select last_number as before from invoice_counter where market = 'ro' and series = 'KRO'`,
    )
    const orderIds: string[] = []
    for (let n = 0; n < 12; n += 1) orderIds.push(await aConfirmedOrder())
    const processes = [openDatabase(database.url, 5), openDatabase(database.url, 5)]
    let failed = 0
    const work = processes.map((process, at) => {
      let calls = at
      const own = {
        ...ctx,
        sql: failingAfterInsert(process.pool, () => {
          calls += 1
          if (calls % 3 !== 0) return
          failed += 1
          throw new Error('the process is out of luck')
        }),
      }
      const issueHere = (orderId: string) => issueInvoice(own, orderId)
      return orderIds.map(async orderId => {
        for (;;) {
          const invoice = await issueHere(orderId).catch(() => undefined)
          if (invoice) return invoice
        }
      })
    })
    const all = await Promise.all(work.flat())
    await Promise.all(processes.map(process => process.close()))
    expect(all.every(({ ok }) => ok)).toBe(true)
    expect(failed).toBeGreaterThan(0)
    const issuedInvoices = await rows<{ number: number; order_id: string }>(
      `select number, order_id from invoice where market = 'ro' and series = 'KRO' order by number`,
    )
    expect(issuedInvoices.map(({ number }) => number)).toEqual(
      issuedInvoices.map((_, at) => at + 1),
    )
    expect(issuedInvoices.length).toBe(before + 12)
    expect(new Set(issuedInvoices.map(({ order_id }) => order_id)).size).toBe(issuedInvoices.length)
  })

  test('invoice numbers rise with the time of issue', async () => {
    const out = await rows(
      `select 1 from invoice a join invoice b on b.market = a.market and b.series = a.series
       and b.number > a.number and b.issued_at < a.issued_at`,
    )
    expect(out).toEqual([])
  })

  test('invoice numbers are counted separately per market and series', async () => {
    const first = await issued(await aConfirmedOrder())
    const { number: _number, issuedAt: _issuedAt, ...invoice } = first
    const elsewhere = async (market: 'hu' | 'gr', series: string) => {
      const orderId = await aConfirmedOrder()
      const paper = { ...invoice, id: randomUUID(), market, series, orderId }
      return (await insertInvoice(api.database.pool, paper)).number
    }
    expect(await elsewhere('hu', 'KHU')).toBe(1)
    expect(await elsewhere('hu', 'KHU')).toBe(2)
    expect(await elsewhere('gr', 'KGR')).toBe(1)
    expect((await issued(await aConfirmedOrder())).number).toBe(first.number + 1)
  })
})

describe('a credit note', () => {
  test('a credit note is issued once for a refund, is negative and names its invoice', async () => {
    const orderId = await aConfirmedOrder()
    const invoice = await issued(orderId)
    const refundId = await aRefund(orderId, 10_000)
    const first = await credit(refundId)
    expect(await credit(refundId)).toEqual(first)
    if (!first.ok) throw new Error(first.refusal.kind)
    expect(first.value).toMatchObject({
      kind: 'credit-note',
      total: -10_000,
      corrects: invoice.id,
      refundId,
    })
    expect(first.value.content.corrects?.number).toBe(
      `KRO ${String(invoice.number).padStart(6, '0')}`,
    )
    expect(first.value.content.payment.standing).toBe('refunded')
  })

  test('a credit note for the rest ends at zero; one ban more is refused and uses no number', async () => {
    const orderId = await aConfirmedOrder()
    const { total } = await issued(orderId)
    expect((await credit(await aRefund(orderId, 12_345))).ok).toBe(true)
    const above = await aRefund(orderId, total - 12_345 + 1)
    expect(await credit(above)).toEqual({
      ok: false,
      refusal: { kind: 'above-the-invoice', left: total - 12_345 },
    })
    const rest = await credit(await aRefund(orderId, total - 12_345))
    expect(rest.ok && rest.value.total).toBe(12_345 - total)
    const papers = await listInvoicesOfOrder(api.database.pool, orderId)
    expect(papers.reduce((sum, paper) => sum + paper.total, 0)).toBe(0)
    const numbers = await rows<{ number: number }>(
      `select number from invoice where series = 'KROS' order by number`,
    )
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
  })

  test('the credit notes of two concurrent refunds never exceed the invoice', async () => {
    const orderId = await aConfirmedOrder()
    const { total } = await issued(orderId)
    const refunds = [await aRefund(orderId, total - 100), await aRefund(orderId, total - 100)]
    const notes = await Promise.all(refunds.map(credit))
    expect(notes.filter(({ ok }) => ok).length).toBe(1)
  })

  test('a credit note due before its invoice has the invoice issued first', async () => {
    const orderId = await aConfirmedOrder()
    expect((await credit(await aRefund(orderId, 5_000))).ok).toBe(true)
    const papers = await listInvoicesOfOrder(api.database.pool, orderId)
    expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  })

  test('a credit note waits for the approval of the refund, and is not issued for one that failed or had no goods', async () => {
    const orderId = await aConfirmedOrder()
    for (const state of ['requested', 'failed'] as const)
      expect(await credit(await aRefund(orderId, 5_000, state))).toEqual({
        ok: false,
        refusal: { kind: 'not-agreed', state },
      })
    await inState(orderId, 'expired')
    expect(await credit(await aRefund(orderId, 5_000))).toEqual({
      ok: false,
      refusal: { kind: 'nothing-invoiced' },
    })
    expect(await credit(randomUUID())).toEqual({ ok: false, refusal: { kind: 'no-such-refund' } })
  })

  test('a credit note reverses an unpaid payment on delivery once', async () => {
    const orderId = await aConfirmedOrder()
    const { total } = await issued(orderId)
    await inState(orderId, 'cancelled')
    const note = await takeBackInvoice(ctx, orderId)
    expect(note.ok && [note.value.total, note.value.content.payment.standing]).toEqual([
      -total,
      'never-paid',
    ])
    expect(await takeBackInvoice(ctx, orderId)).toEqual({
      ok: false,
      refusal: { kind: 'nothing-invoiced' },
    })
  })
})

describe('an outbox message about invoices', () => {
  const handled = (
    topic: 'invoice-due' | 'credit-note-due' | 'invoice-taken-back',
    payload: Record<string, unknown>,
  ) => {
    return handlers[topic](ctx, { id: randomUUID(), topic, payload, attempts: 1 })
  }
  const kindsOf = async (orderId: string) =>
    (await listInvoicesOfOrder(api.database.pool, orderId)).map(({ kind }) => kind)

  test('a message that an invoice is due issues it, and a repeated message issues it once', async () => {
    const orderId = await aConfirmedOrder()
    await handled('invoice-due', { orderId })
    await handled('invoice-due', { orderId })
    expect(await kindsOf(orderId)).toEqual(['invoice'])
  })

  test('a message is done if the order was cancelled meanwhile, and fails while the order waits', async () => {
    const orderId = await aConfirmedOrder()
    await inState(orderId, 'cancelled')
    await handled('invoice-due', { orderId })
    await inState(orderId, 'awaiting-payment')
    await expect(handled('invoice-due', { orderId })).rejects.toThrow('not-due')
    expect(await kindsOf(orderId)).toEqual([])
  })

  test('a message that a credit note or a reversal is due issues it', async () => {
    const orderId = await aConfirmedOrder()
    await handled('credit-note-due', { refundId: await aRefund(orderId, 100) })
    await handled('invoice-taken-back', { orderId })
    await handled('invoice-taken-back', { orderId })
    expect(await kindsOf(orderId)).toEqual(['invoice', 'credit-note', 'credit-note'])
  })
})
