import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addWarrantyCards } from '#http/warranty-cards.ts'
import { openWarrantyCard } from '#services/warranty/open-card.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { anOrderThatCame } from '#test/support/returns.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let app: FastifyInstance

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
  app = Fastify()
  addWarrantyCards(api.ctx, app, 1_000)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await api.close()
  await database.drop()
})

async function textOf(number: string, token: string) {
  const opened = await openWarrantyCard(api.ctx, { number, token })
  if (!opened.ok) return opened.refusal.kind
  return (await pdfText(opened.value.pdf)).join('\n').replaceAll('\u00a0', ' ')
}

test.each([
  ['ro', 'Certificat de garanție', 'Garanția legală de conformitate', 'Foarte bun'],
  ['bg', 'Гаранционна карта', 'Законова гаранция за съответствие', 'Много добро'],
  ['hu', 'Jótállási jegy', 'Kellékszavatosság', 'Nagyon jó'],
  ['gr', 'Κάρτα εγγύησης', 'Νόμιμη εγγύηση συμμόρφωσης', 'Πολύ καλό'],
] as const)(
  'the card of %s says what is covered, from when until when, in its language',
  async (market, title, legal, grade) => {
    const { number, token, orderId } = await anOrderThatCame(api, rows, { market, agoDays: 3 })
    await rows(`update order_line set grade = 'very-good' where order_id = $1`, orderId)
    const [line] = await rows<{ title: string; from: string; legal: string; shop: string }>(
      `select n.title, extract(year from d)::text as from,
        extract(year from d + interval '24 months')::text as legal,
        extract(year from d + interval '12 months')::text as shop
       from order_line n, lateral (select now() - interval '3 days' as d) x where n.order_id = $1`,
      orderId,
    )
    const text = await textOf(number, token)
    for (const fact of [title, number, line?.title ?? '?', legal, grade])
      expect(text).toContain(fact)
    for (const year of [line?.from, line?.legal, line?.shop]) expect(text).toContain(year ?? '?')
    expect(text).toMatch(/••••[A-Z\d]{4}/)
  },
)

test('the guarantee by law lasts as long as the setting of the market says, and an extra warranty follows the shop’s', async () => {
  const { number, token, orderId } = await anOrderThatCame(api, rows, { agoDays: 1 })
  const before = await textOf(number, token)
  expect(before).not.toContain('Garanția extinsă')
  await rows(
    `insert into order_line (order_id, position, kind, item_id, title, price_minor, tax_scheme, belongs_to, is_live)
     values ($1, 90, 'service', 'warranty_24', 'Garanție extinsă', 100, 'vat', 0, true)`,
    orderId,
  )
  expect(await textOf(number, token)).toContain('Garanția extinsă')
})

test('before the delivery it has no days, and says that they follow', async () => {
  const { number, token, orderId } = await anOrderThatCame(api, rows)
  await rows(`delete from order_history where order_id = $1 and to_state = 'delivered'`, orderId)
  expect(await textOf(number, token)).toContain('începe în ziua livrării')
})

test('a returned device has no card any more', async () => {
  const { number, token, orderId } = await anOrderThatCame(api, rows)
  const view = () => api.ask({ method: 'GET', url: `/api/orders/${number}/?token=${token}` })
  expect((await view()).json()).toHaveProperty('warrantyCardPath')
  await rows('update order_line set is_live = false where order_id = $1', orderId)
  expect(await textOf(number, token)).toBe('not-found')
  expect((await view()).json()).not.toHaveProperty('warrantyCardPath')
})

test('another order’s link, a changed one and a missing order are all the same 404; a cancelled order is a 409', async () => {
  const one = await anOrderThatCame(api, rows)
  const other = await anOrderThatCame(api, rows)
  const ask = (number: string, token: string) =>
    app.inject(`/warranty-cards/${number}.pdf?t=${encodeURIComponent(token)}`)
  const own = await ask(one.number, one.token)
  expect(own.statusCode).toBe(200)
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `inline; filename="certificat-garantie-${one.number}.pdf"`,
  })
  const refused = await Promise.all([
    ask(one.number, other.token),
    ask(one.number, `${one.token}A`),
    ask(one.number, ''),
    ask('RO999999990', one.token),
    app.inject(`/warranty-cards/${one.number}.pdf?t=${one.token}&t=${one.token}`),
    app.inject(`/warranty-cards/${one.number}?t=${one.token}`),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  expect(new Set(refused.map(response => response.json<{ code: string }>().code)).size).toBe(1)
  await rows(`update orders set state = 'cancelled' where id = $1`, one.orderId)
  expect((await ask(one.number, one.token)).statusCode).toBe(409)
})
