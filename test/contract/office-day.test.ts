import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type OfficeActName, officeUrl } from '#domain/staff/office-pages.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { listOfficeArrivals } from '#services/staff/arrivals.ts'
import { viewDispatch } from '#services/staff/dispatch.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrderThatCame, withdraw, withdrawal } from '#test/support/returns.ts'
import { anOrder } from '#test/support/shipping.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let clerk: Staff

type Staff = Awaited<ReturnType<typeof aStaff>>
type Form = Readonly<Record<string, string>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
  clerk = await aStaff(shop, granted('orders', 'ro'))
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function send(staff: Staff, url: string, act: OfficeActName, form: Form = {}) {
  const body = new URLSearchParams({ act, ...form }).toString()
  const sent = await shop.visit(url, { cookie: staff.cookie, form: body })
  return { status: sent.statusCode, page: sent.body, to: sent.headers.location }
}

async function aLabel(pages: number): Promise<Buffer> {
  const label = await PDFDocument.create()
  for (let at = 0; at < pages; at += 1) label.addPage([298, 420])
  return Buffer.from(await label.save())
}

/** A parcel whose label is ready. */
async function aParcel(pages = 1) {
  const { orderId, shipmentId } = await anOrder(shop, rows)
  const awb = `AWB${randomUUID().slice(0, 8)}`.toUpperCase()
  await rows(
    `update shipment set state = 'label-created', awb = $2, label = $3, carrier = 'sameday' where id = $1`,
    shipmentId,
    awb,
    await aLabel(pages),
  )
  const [order] = await rows<{ number: string }>('select number from orders where id = $1', orderId)
  return { orderId, shipmentId, awb, number: order?.number ?? '' }
}

const pack = (id: string) => rows('update shipment set packed_at = now() where id = $1', id)
const stateOf = async (id: string) =>
  (await rows<{ state: string }>('select state from shipment where id = $1', id))[0]?.state

describe('what leaves', () => {
  test('a parcel is scanned out once its devices were checked, by its number or its order', async () => {
    const [one, two] = [await aParcel(), await aParcel()]
    const url = officeUrl('dispatch')
    const page = await shop.visit(url, { cookie: clerk.cookie })
    expect(page.body).toContain(one.number)
    const early = await send(clerk, url, 'scan-out', { code: one.awb })
    expect([early.status, early.page.includes('Pack it first')]).toEqual([422, true])
    expect(await stateOf(one.shipmentId)).toBe('label-created')
    await pack(one.shipmentId)
    await pack(two.shipmentId)
    expect((await send(clerk, url, 'scan-out', { code: one.awb })).status).toBe(303)
    expect((await send(clerk, url, 'scan-out', { code: two.number })).status).toBe(303)
    expect([await stateOf(one.shipmentId), await stateOf(two.shipmentId)]).toEqual([
      'handed-over',
      'handed-over',
    ])
    expect((await send(clerk, url, 'scan-out', { code: one.awb })).status).toBe(422)
    const unknown = await send(clerk, url, 'scan-out', { code: 'NOSUCHPARCEL' })
    expect([unknown.status, unknown.page.includes('No such parcel')]).toEqual([422, true])
    const later = await shop.visit(url, { cookie: clerk.cookie })
    expect(later.body).toContain(one.awb)
  })

  test('what a carrier took today is its own list, which no other carrier is on', async () => {
    const [taken, waiting] = [await aParcel(), await aParcel()]
    await pack(taken.shipmentId)
    await send(clerk, officeUrl('dispatch'), 'scan-out', { code: taken.awb })
    const listOf = async (carrier?: string) => {
      const { handed, toPack, parcels } = await viewDispatch(shop.ctx, ['ro'], carrier)
      return { ...handed, toPack, shown: parcels.map(({ id }) => id) }
    }
    const [own, all] = [await listOf('sameday'), await listOf()]
    const numbers = own.parcels.map(({ orderNumber }) => orderNumber)
    expect(own.counts).toEqual([{ carrier: 'sameday', count: numbers.length }])
    expect([own.carrier, numbers.at(-1)]).toEqual(['sameday', taken.number])
    expect([all.carrier, all.parcels[0]?.orderNumber]).toEqual([undefined, taken.number])
    expect((await listOf('gls')).carrier).toBeUndefined()
    expect(all.shown).toContain(waiting.shipmentId)
    expect(all.shown).not.toContain(taken.shipmentId)
    expect(all.toPack).toBe(all.shown.length)
  })

  test('the labels of packed parcels come as one file, others do not', async () => {
    const [packed, alsoPacked, open] = [await aParcel(2), await aParcel(1), await aParcel(1)]
    await pack(packed.shipmentId)
    await pack(alsoPacked.shipmentId)
    const url = '/office/labels/batch.pdf?carrier=sameday'
    const file = await shop.visit(url, { cookie: clerk.cookie })
    expect(file.headers['content-type']).toContain('application/pdf')
    expect((await PDFDocument.load(file.rawPayload)).getPageCount()).toBe(3)
    expect(await stateOf(open.shipmentId)).toBe('label-created')
    const elsewhere = await aStaff(shop, granted('orders', 'bg'))
    expect((await shop.visit(url, { cookie: elsewhere.cookie })).statusCode).toBe(404)
    expect((await shop.visit(url)).statusCode).toBe(404)
  })
})

test('a scanned parcel has come, and opens what it is; scanned again it opens it again', async () => {
  const came = await anOrderThatCame(shop, rows)
  const returned = await withdraw(shop, came.number, withdrawal({ token: came.token }))
  const { number } = returned.body.view
  await rows(
    `update inbound_parcel set state = 'in-transit', awb = 'INB1' where number = $1 returning id`,
    number,
  )
  const url = officeUrl('arrivals')
  const list = await shop.visit(url, { cookie: clerk.cookie })
  expect(list.body).toContain(number)
  const scanned = await send(clerk, url, 'receive-parcel', { code: 'INB1' })
  expect([scanned.status, scanned.to]).toEqual([
    303,
    `${officeUrl('return', number)}?done=receive-parcel`,
  ])
  const again = await send(clerk, url, 'receive-parcel', { code: number.toLowerCase() })
  expect([again.status, again.to]).toEqual([
    303,
    `${officeUrl('return', number)}?done=receive-parcel`,
  ])
  expect(await rows('select state from order_return where number = $1', number)).toEqual([
    { state: 'received' },
  ])
})

describe('an order', () => {
  test('is cancelled by staff before the handover, and not after it', async () => {
    const [early, late] = [await aParcel(), await aParcel()]
    await rows(`update shipment set state = 'handed-over' where id = $1`, late.shipmentId)
    const cancel = (number: string) =>
      send(clerk, officeUrl('order', number), 'cancel-order', { reason: 'asked on the phone' })
    expect((await cancel(early.number)).status).toBe(303)
    const refused = await cancel(late.number)
    expect([refused.status, refused.page.includes('too late')]).toEqual([422, true])
    expect(
      await rows('select state from orders where id = any($1::uuid[]) order by state', [
        early.orderId,
        late.orderId,
      ]),
    ).toEqual([{ state: 'cancelled' }, { state: 'confirmed' }])
    const [step] = await rows<{ actor: string; reason: string }>(
      `select actor, reason from order_history where order_id = $1 and to_state = 'cancelled'`,
      early.orderId,
    )
    expect(step).toEqual({ actor: `staff ${clerk.email}`, reason: 'asked on the phone' })
  })

  test('gets another recipient until it has a label', async () => {
    const { orderId, number } = await aParcel()
    const form = { name: 'Maria  Ionescu', phone: '0723 456 789', reason: 'asked on the phone' }
    const url = officeUrl('order', number)
    const late = await send(clerk, url, 'change-recipient', form)
    expect([late.status, late.page.includes('has made a label')]).toEqual([422, true])
    await rows(`update shipment set state = 'preparing', awb = null where order_id = $1`, orderId)
    const wrong = await send(clerk, url, 'change-recipient', { ...form, phone: '12' })
    expect([wrong.status, wrong.page.includes('Check this value')]).toEqual([422, true])
    expect((await send(clerk, url, 'change-recipient', form)).status).toBe(303)
    expect(
      await rows(
        'select contact_name as name, contact_phone as phone from orders where id = $1',
        orderId,
      ),
    ).toEqual([{ name: 'Maria Ionescu', phone: '+40723456789' }])
    const trail = await rows<{ kept: string }>(
      `select string_agg(concat(before, after), '') as kept from audit_entry where action = 'change-recipient'`,
    )
    expect(trail[0]?.kept).not.toMatch(/Ionescu|723/)
  })

  test('has notes that only staff see, and emails that are sent again', async () => {
    const { orderId, number } = await aParcel()
    const url = officeUrl('order', number)
    await send(clerk, url, 'note-on-order', { text: 'Sună înainte de livrare.' })
    const [mail] = await rows<{ id: string }>(
      `insert into mail (id, order_id, market, recipient, subject, body_sealed, created_at, sent_at)
       values (gen_random_uuid(), $1, 'ro', 'old@test.example', 'Comanda ta', 'sealed', now(), now()) returning id`,
      orderId,
    )
    const page = await shop.visit(url, { cookie: clerk.cookie })
    expect(page.body).toContain('Sună înainte de livrare.')
    expect(page.body).toContain('Comanda ta')
    expect((await send(clerk, url, 'resend-email', { item: mail?.id ?? '' })).status).toBe(303)
    const copies = await rows<{ recipient: string; email: string }>(
      `select m.recipient, o.contact_email as email from mail m join orders o on o.id = m.order_id
       where m.order_id = $1 and m.id <> $2 and m.subject = 'Comanda ta'`,
      orderId,
      mail?.id,
    )
    expect(copies.map(({ recipient, email }) => recipient === email)).toEqual([true])
    const other = await aParcel()
    const foreign = await send(clerk, officeUrl('order', other.number), 'resend-email', {
      item: mail?.id ?? '',
    })
    expect(foreign.status).toBe(422)
  })
})

describe('a message', () => {
  test('is answered by email, with what was asked below it, and is done', async () => {
    const [message] = await rows<{ id: string }>(
      `insert into contact_message (id, market, name, email, topic, message, sent_at)
       values (gen_random_uuid(), 'ro', 'Ana <b>', 'ana@test.example', 'order', 'Unde e comanda mea?', now())
       returning id`,
    )
    const helper = await aStaff(shop, granted('support', 'ro'))
    const url = officeUrl('message', message?.id)
    const page = await shop.visit(url, { cookie: helper.cookie })
    expect(page.body).toContain('Unde e comanda mea?')
    expect(page.body).toContain('Where the order is')
    expect((await send(helper, url, 'answer-message', { text: 'Pleacă mâine.' })).status).toBe(303)
    const [mail] = await rows<{ id: string; subject: string }>(
      `select id, subject from mail where recipient = 'ana@test.example' order by created_at desc limit 1`,
    )
    expect(mail?.subject).toBe('Răspuns la mesajul tău: o comandă')
    expect(
      await rows('select actor, text from contact_reply where message_id = $1', message?.id),
    ).toEqual([{ actor: helper.name, text: 'Pleacă mâine.' }])
    const open = await shop.visit(officeUrl('messages'), { cookie: helper.cookie })
    expect(open.body).not.toContain(message?.id)
    expect((await send(helper, url, 'end-message', { reason: 'done' })).status).toBe(422)
    const elsewhere = await aStaff(shop, granted('support', 'hu'))
    expect((await shop.visit(url, { cookie: elsewhere.cookie })).statusCode).toBe(404)
  })

  test('of a member who is erased goes with its answers', async () => {
    const member = await aMember(shop)
    const [message] = await rows<{ id: string }>(
      `insert into contact_message (id, market, name, email, topic, message, sent_at)
       values (gen_random_uuid(), 'ro', 'Ana', $1, 'other', 'Bună ziua tuturor', now()) returning id`,
      member.email,
    )
    const helper = await aStaff(shop, granted('support', 'ro'))
    await send(helper, officeUrl('message', message?.id), 'answer-message', { text: 'Bună!' })
    await send(helper, officeUrl('message', message?.id), 'note-on-message', { text: 'o notă' })
    await eraseAccount(shop.ctx, { ...member.member, phone: undefined })
    for (const table of ['contact_reply where message_id', 'staff_note where subject_id'])
      expect(await rows(`select 1 from ${table} = $1`, message?.id), table).toEqual([])
  })
})

test('parcels on the way are listed page by page, each of them once, the latest first', async () => {
  await rows(
    `with parcel as (
       insert into inbound_parcel (id, market, subject_kind, subject_id, number, carrier, state, sender_name, sender_email, sender_phone, handover, devices, send_by, created_at)
       select gen_random_uuid(), 'ro', 'return', gen_random_uuid(), 'PAGED-' || n, 'sameday', 'in-transit', 'Ana', 'ana@test.example', '+40700000000', '{}', '[]', now()::date, now()
       from generate_series(1, 120) n returning id, number)
     insert into inbound_history (parcel_id, step, from_state, to_state, actor, reason, at)
     select id, 1, 'handed-over', 'in-transit', 'sameday', 'In transit', '2026-11-01'::timestamptz + make_interval(mins => substr(number, 7)::int / 3)
     from parcel returning parcel_id`,
  )
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listOfficeArrivals(shop.ctx, { markets: ['ro'], states: ['coming'], after })
    expect(page.rows.length).toBeLessThanOrEqual(50)
    seen.push(...page.rows.map(({ number }) => number))
    after = page.next
  } while (after !== undefined)
  const paged = seen.filter(number => number.startsWith('PAGED-'))
  expect(new Set(paged).size).toBe(120)
  expect(seen).toHaveLength(new Set(seen).size)
  const minutes = paged.map(number => Math.floor(Number(number.slice(6)) / 3))
  expect(minutes).toEqual(minutes.toSorted((one, other) => other - one))
})
