import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { dayIn } from '#domain/time/day.ts'
import { issueInvoice } from '#services/invoice/issue-invoice.ts'
import { viewFigures } from '#services/staff/figures.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { anOrder } from '#test/support/shipping.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { unzipped } from '#test/support/unzipped.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function anInvoice() {
  const { orderId, total } = await anOrder(shop, rows)
  const issued = await issueInvoice(shop.ctx, orderId)
  if (!issued.ok) throw new Error(JSON.stringify(issued.refusal))
  const [line] = await rows<{
    title: string
    price: number
    cost: number
    unit: string
    number: string
  }>(
    `select n.title, n.price_minor::int as price, u.acquisition_minor::int as cost, u.id as unit, o.number
     from order_line n join unit u on u.id = n.unit_id join orders o on o.id = n.order_id where o.id = $1`,
    orderId,
  )
  if (!line) throw new Error('The order has no device.')
  return { ...issued.value, ...line, total }
}

const month = dayIn('ro', new Date()).slice(0, 7)

describe('the books of a month', () => {
  test('have sales, invoices and margins, as pages and as CSV', async () => {
    const invoice = await anInvoice()
    await rows(
      `insert into unit_work (id, unit_id, at, actor, kind, text, cost_minor)
       values (gen_random_uuid(), $1, now(), 'Staff', 'part', 'battery', 12050)`,
      invoice.unit,
    )
    const { cookie } = await aStaff(shop, granted('finance', 'ro'))
    const page = await shop.visit(`${officeUrl('books')}?market=ro&month=${month}`, { cookie })
    expect(page.body).toContain('No number is missing.')
    expect(page.body).toContain(invoice.number)
    const csv = async (kind: string) => {
      const file = await shop.visit(`/office/books/${kind}.csv?market=ro&month=${month}`, {
        cookie,
      })
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
      return file.body
    }
    expect(await csv('sales')).toMatch(/^\uFEFFday;payment method;orders;total;currency\r\n/)
    expect(await csv('invoices')).toContain(`;invoice;${invoice.number};`)
    const sheet = await shop.visit(`/office/books/invoices.xlsx?market=ro&month=${month}`, {
      cookie,
    })
    expect(sheet.headers['content-disposition']).toBe(
      `attachment; filename="kintsu-invoices-ro-${month}.xlsx"`,
    )
    expect(unzipped(sheet.rawPayload).get('xl/sharedStrings.xml')?.toString()).toContain(
      `<t>${invoice.number}</t>`,
    )
    const margin = (await csv('margin')).split('\r\n').find(line => line.startsWith(invoice.number))
    const { price, cost } = invoice
    expect(margin?.split(';').slice(-5)).toEqual(
      [price / 100, cost / 100, 120.5, (price - cost - 12_050) / 100, 'no'].map(String),
    )
    const paper = await shop.visit(`/office/invoices/${invoice.id}.pdf`, { cookie })
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(pdfText(paper.rawPayload).join(' ')).toContain(invoice.number)
  })

  test('say which number is missing', async () => {
    await anInvoice()
    const { cookie } = await aStaff(shop, granted('finance', 'ro'))
    await rows(`update invoice_counter set last_number = last_number + 1 where market = 'ro'`)
    const page = await shop.visit(officeUrl('books'), { cookie })
    expect(page.body).toContain('Numbers are missing')
    await rows(`update invoice_counter set last_number = last_number - 1 where market = 'ro'`)
  })

  test('are opened by those who may, of their markets', async () => {
    const invoice = await anInvoice()
    const urls = [
      `/office/books/sales.csv?market=ro&month=${month}`,
      `/office/books/sales.xlsx?market=ro&month=${month}`,
      `/office/books/sales.exe?market=ro&month=${month}`,
    ]
    const strangers = [
      await aStaff(shop, granted('finance', 'bg')),
      await aStaff(shop, granted('orders', 'ro')),
    ]
    for (const url of urls) {
      expect((await shop.visit(url)).statusCode).toBe(404)
      for (const { cookie } of strangers)
        expect((await shop.visit(url, { cookie })).statusCode, url).toBe(404)
    }
    const paper = `/office/invoices/${invoice.id}.pdf`
    const opened = strangers.map(({ cookie }) => shop.visit(paper, { cookie }))
    expect((await Promise.all(opened)).map(({ statusCode }) => statusCode)).toEqual([404, 200])
    expect((await shop.visit(paper)).statusCode).toBe(404)
  })
})

test('the figures of a market count its orders by day', async () => {
  await anOrder(shop, rows)
  const [counted] = await rows<{ orders: number; day: string }>(
    `select count(*)::int as orders, to_char(now() at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as day from orders
     where market = 'ro' and state in ('confirmed', 'closed')
       and (placed_at at time zone 'Europe/Bucharest')::date = (now() at time zone 'Europe/Bucharest')::date`,
  )
  const { days, age } = await viewFigures(shop.ctx, 'ro', 30)
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ day: counted?.day, orders: counted?.orders })
  const [listed] = await rows<{ count: number }>(
    `select count(*)::int as count from unit where market = 'ro' and state = 'listed'`,
  )
  expect(age.reduce((all, { count }) => all + count, 0)).toBe(listed?.count)
  const { cookie } = await aStaff(shop, granted('catalogue', 'ro'))
  const page = await shop.visit(`${officeUrl('figures')}?market=ro&days=90`, { cookie })
  expect([page.statusCode, page.body.includes('Last 90 days')]).toEqual([200, true])
  const home = await shop.visit(`${officeUrl('home')}?market=ro`, { cookie })
  expect(home.body).toContain('The last 30 days: România')
  const support = await aStaff(shop, granted('support', 'ro'))
  const without = await shop.visit(officeUrl('home'), { cookie: support.cookie })
  expect([without.statusCode, without.body.includes('The last 30 days')]).toEqual([200, false])
  const foreign = await shop.visit(`${officeUrl('figures')}?market=bg`, { cookie })
  expect(foreign.statusCode).toBe(404)
})

test('the trail is narrowed and exported', async () => {
  const { cookie, name } = await aStaff(shop, granted('owner'))
  await rows(
    `insert into audit_entry (at, actor, action, subject, market, outcome) values
       (now(), $1, 'pack-parcel', 'order RO1', 'ro', 'done'), (now(), '=cmd()', 'move-parcel', 'order RO2', 'ro', 'done')`,
    name,
  )
  const narrowed = await shop.visit(`${officeUrl('audit')}?action=pack-parcel`, { cookie })
  expect([narrowed.body.includes('order RO1'), narrowed.body.includes('order RO2')]).toEqual([
    true,
    false,
  ])
  const csv = await shop.visit(`/office/audit.csv?action=move-parcel`, { cookie })
  expect(csv.body).toContain(";'=cmd();move-parcel;order RO2;")
  expect(csv.body).not.toContain('order RO1')
  const other = await aStaff(shop, granted('finance', 'ro'))
  expect((await shop.visit('/office/audit.csv', { cookie: other.cookie })).statusCode).toBe(404)
})
