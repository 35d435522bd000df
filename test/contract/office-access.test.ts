import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  getOfficePage,
  type OfficeActName,
  type OfficePageName,
  officeActNames,
  officeActs,
  officePageNames,
  officeUrl,
} from '#domain/staff/office-pages.ts'
import { permissionsOf, staffRoles } from '#domain/staff/role.ts'
import { openClaim } from '#services/warranty/open-claim.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { aTradeInThatCame } from '#test/support/inspections.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrderThatCame, withdraw, withdrawal } from '#test/support/returns.ts'
import { aDeliveredOrder } from '#test/support/reviewing.ts'
import { anOrder } from '#test/support/shipping.ts'
import { aFreshStaff, aStaff, aStaffAccount, granted } from '#test/support/staff.ts'
import { playedRegister, setBase } from '#test/support/trade-ins.ts'
import { aBoughtPhone } from '#test/support/warranties.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
/** One existing thing for every kind of act, in Romania. */
let subjects: Awaited<ReturnType<typeof aSubjectOfEach>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, {}, { deviceRegister: playedRegister })
  rows = rowsIn(shop)
  await setBase(rows, 'ro', 150_000)
  subjects = await aSubjectOfEach()
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function aSubjectOfEach() {
  const { orderId, shipmentId } = await anOrder(shop, rows)
  const [order] = await rows<{ number: string }>('select number from orders where id = $1', orderId)
  const member = await aMember(shop)
  const tradeIn = await aTradeInThatCame(shop, rows, member.cookie)
  const came = await anOrderThatCame(shop, rows)
  const returned = await withdraw(shop, came.number, withdrawal({ token: came.token }))
  const delivered = await aDeliveredOrder(shop, rows)
  const review = randomUUID()
  await rows(
    `insert into review (id, market, kind, order_id, position, listing_id, product_id, model_id, brand_slug, grade,
       rating, title, text, shown_name, name, state, hidden_for, written_at)
     select $1, 'ro', 'purchase', n.order_id, n.position, n.listing_id, l.product_id, $3, $4, n.grade, 2, 'Așa și așa',
       'Bateria ține puțin.', 'verified', '', 'hidden', 'off-topic', now()
     from order_line n join listing l on l.id = n.listing_id where n.order_id = $2 and n.position = $5`,
    review,
    delivered.orderId,
    delivered.model,
    delivered.brand,
    delivered.position,
  )
  const person = await aStaffAccount(shop, granted('support', 'ro'))
  const phone = await aBoughtPhone(shop, rows, member.member.userId, {
    day: new Date().toISOString().slice(0, 10),
  })
  const device = { orderNumber: phone.number, position: phone.position }
  const claim = await openClaim(
    shop.ctx,
    { userId: member.member.userId, market: 'ro' },
    { device, problem: 'battery', words: '', photos: [], handover: { kind: 'locker' } },
  )
  if (!claim.ok) throw new Error(JSON.stringify(claim.refusal))
  const [unit] = await rows<{ id: string }>(
    `select id from unit where market = 'ro' and state = 'listed' limit 1`,
  )
  const [message] = await rows<{ id: string }>(
    `insert into contact_message (id, market, name, email, topic, message, sent_at)
     values (gen_random_uuid(), 'ro', 'Ana Pop', 'ana@test.example', 'other', 'Aveți și huse?', now()) returning id`,
  )
  const [task] = await rows<{ id: string }>(
    `insert into staff_task (id, market, kind, subject_id, facts, created_at)
     values (gen_random_uuid(), 'ro', 'label-refused', gen_random_uuid(), '{}', now()) returning id`,
  )
  const [refund] = await rows<{ id: string }>(
    `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
     select gen_random_uuid(), order_id, id, 100, currency, 'requested', 'test', 'staff', now()
     from payment where order_id = $1 returning id`,
    came.orderId,
  )
  const [payout] = await rows<{ id: string }>(
    `insert into payout (id, sale_id, amount_minor, currency, method, state, due_on, created_at)
     select gen_random_uuid(), id, 100, currency, 'bank', 'due', current_date, now() from sale where number = $1
     returning id`,
    tradeIn.number,
  )
  const [listing] = await rows<{ id: string }>(`select id from listing where market = 'ro' limit 1`)
  return {
    parcel: shipmentId,
    review,
    listing: listing?.id ?? '',
    claim: claim.value,
    unit: unit?.id ?? '',
    model: 'apple-iphone-13',
    content: 'page.about-us',
    mail: 'parcelEmail.shipped',
    member: member.member.userId,
    message: message?.id ?? '',
    task: task?.id ?? '',
    refund: refund?.id ?? '',
    payout: payout?.id ?? '',
    person: person.id,
    order: order?.number ?? '',
    tradeIn: tradeIn.number,
    return: returned.body.view.number,
  }
}

const parameterOf: Readonly<Partial<Record<OfficePageName, keyof typeof subjects>>> = {
  order: 'order',
  'trade-in': 'tradeIn',
  return: 'return',
  person: 'person',
  price: 'listing',
  claim: 'claim',
  message: 'message',
  unit: 'unit',
  member: 'member',
  model: 'model',
  content: 'content',
  'mail-text': 'mail',
}

/** Pages about one market, which their address names. */
const inMarket: readonly OfficePageName[] = [
  'settings',
  'prices',
  'cash',
  'units',
  'books',
  'figures',
  'goods',
  'price-book',
  'promos',
  'imports',
  'contents',
  'content',
  'mail-texts',
  'mail-text',
]

function urlOf(page: OfficePageName): string {
  const key = parameterOf[page]
  const url = officeUrl(page, key && subjects[key])
  return inMarket.includes(page) ? `${url}?market=ro` : url
}

/** A complete form for an act, which its subject's state may refuse. */
function formOf(act: OfficeActName): string {
  const reason = 'a reason of the test'
  const more: Readonly<Partial<Record<OfficeActName, Readonly<Record<string, string>>>>> = {
    'close-task': { item: subjects.task },
    'retry-job': { item: 'send-refund' },
    'recycle-device': { taker: 'Recycler', reference: 'R-1' },
    'surrender-device': { taker: 'Police', reference: 'P-1' },
    'offer-by-hand': { amount: '10' },
    'move-claim': { move: 'receive' },
    'refund-claim': { amount: '10' },
    'request-refund': { amount: '1', key: randomUUID() },
    'approve-refund': { item: subjects.refund },
    'refund-arrived': { item: subjects.refund },
    'refund-failed': { item: subjects.refund },
    'enter-refund-account': { item: subjects.refund, iban: 'RO1', holder: 'Ana Pop' },
    'approve-payout': { item: subjects.payout },
    'create-sepa-file': { key: randomUUID() },
    'settle-sepa-file': { item: 'KINTSU-2026-11-28-00000000' },
    'match-cash': { statement: 'AWB;Suma' },
    'scan-out': { code: subjects.order },
    'receive-parcel': { code: subjects.return },
    'change-recipient': { name: 'Ana Pop', phone: '0712345678' },
    'resend-email': { item: randomUUID() },
    'note-on-order': { text: 'a note' },
    'correct-member': { name: 'Ana Pop' },
    'merge-members': { other: 'nobody@example.com' },
    'answer-message': { text: 'Bună!' },
    'note-on-message': { text: 'a note' },
    'pack-parcel': { item: subjects.parcel, scanned: 'AA123456' },
    'move-parcel': { item: subjects.parcel, move: 'lose' },
    'replace-unit': { item: '99' },
    'inspect-device': { identifier: 'AA123456', found: 'grading-case=dents', verdict: '' },
    'send-device-back': { carrier: 'sameday', awb: '1ONB1' },
    'pay-seller': { reference: 'TRF-1' },
    'inspect-return': { position: '0', kept: '', found: '', unitTo: 'grading' },
    'moderate-review': { item: subjects.review, move: 'restore' },
    'reply-to-review': { item: subjects.review, text: 'Mulțumim!' },
    'invite-person': {
      name: 'Ion Test',
      email: `${randomUUID()}@office.example`,
      language: 'en',
      grant: 'support ro',
    },
    'change-roles': { grant: 'support ro' },
    'count-shelf': { shelf: 'A-1' },
    'fill-shelf': { shelf: 'A-1' },
    'move-unit': { move: 'grade' },
    'list-unit': { listing: 'none good' },
    'work-on-unit': { kind: 'check', text: 'all buttons' },
    'shelve-unit': { shelf: 'A-1' },
    'grade-unit': { display: 'none', casing: 'none', erasure: 'overwritten' },
    'photograph-unit': { view: 'front', photo: randomUUID() },
    'change-prices': { digest: '0'.repeat(32) },
    'undo-prices': { item: '1' },
    'set-price': { before: '1', price: '2' },
    'set-accessory': { item: 'none', price: '10', active: 'yes' },
    'set-service': { item: 'SMARTPHONE none 0', price: '10' },
    'set-battery': { item: 'SMARTPHONE', price: '0' },
    'add-model': { brand: 'Test', name: 'Phone 1', type: 'SMARTPHONE', year: '2024' },
    'change-model': { year: '2022' },
    'add-product': { storage: '3 TB' },
    'set-base-price': { item: 'none', before: '1', base: '2' },
    'change-price-tables': { revision: '0' },
    'restore-price-tables': { item: '999' },
    'create-promo': { code: 'TEST10', percentage: '10', from: '2026-12-01', until: '2026-12-31' },
    'end-promo': { item: 'NOTHING' },
    'import-file': { kind: 'prices', mode: 'look', text: 'sku;grade;price' },
    'create-post': { title: 'Un articol', body: 'Text.', publishedOn: '2026-11-28' },
    'publish-content': { title: 'Despre', body: 'Text.', mode: 'publish', revision: 'none' },
    'issue-voucher': { key: randomUUID(), amount: '10' },
    'correct-points': { key: randomUUID(), points: '10' },
    'change-settings': { section: 'payment', revision: '0' },
    'undo-settings': { item: '1' },
    'change-mail-text': { revision: '0' },
    'undo-mail-text': { item: '1' },
  }
  const withoutReason = [
    'retry-job',
    'pack-parcel',
    'reply-to-review',
    'invite-person',
    'enter-refund-account',
    'create-sepa-file',
    'settle-sepa-file',
    'match-cash',
    'scan-out',
    'receive-parcel',
    'resend-email',
    'note-on-order',
    'answer-message',
    'note-on-message',
    'count-shelf',
    'fill-shelf',
    'work-on-unit',
    'shelve-unit',
    'grade-unit',
    'photograph-unit',
    'add-model',
    'add-product',
    'create-promo',
    'import-file',
    'create-post',
    'publish-content',
  ].includes(act)
  const form = { act, ...(withoutReason ? {} : { reason }), ...more[act] }
  return new URLSearchParams(form as Record<string, string>).toString()
}

function send(act: OfficeActName, cookie: string, url = urlOf(officeActs[act].page)) {
  return shop.visit(url, { cookie, form: formOf(act) })
}

async function trailOf(act: OfficeActName) {
  return rows<{ actor: string; subject: string; market: string | null; outcome: string | null }>(
    'select actor, subject, market, outcome from audit_entry where action = $1 order by id',
    act,
  )
}

describe('the table of roles', () => {
  test.each(staffRoles)('%s sees its pages, and every other one is a 404', async role => {
    const { cookie } = await aStaff(shop, granted(role))
    for (const page of officePageNames) {
      const { permission } = getOfficePage(page)
      const isAllowed = permission === undefined || permissionsOf[role].includes(permission)
      const { statusCode } = await shop.visit(urlOf(page), { cookie })
      expect(statusCode, `${role} at ${page}`).toBe(isAllowed ? 200 : 404)
    }
  })

  test.each(staffRoles)(
    '%s is refused every act that is not in its row, without a trace',
    async role => {
      const { cookie, name } = await aFreshStaff(shop, granted(role))
      const before = await rows('select 1 from audit_entry where actor = $1', name)
      for (const act of officeActNames) {
        if (permissionsOf[role].includes(officeActs[act].permission)) continue
        const { statusCode } = await send(act, cookie)
        expect([403, 404], `${role}: ${act}`).toContain(statusCode)
      }
      expect(await rows('select 1 from audit_entry where actor = $1', name)).toEqual(before)
    },
  )

  test('nobody who is not signed in reaches a page or an act', async () => {
    for (const page of officePageNames)
      expect((await shop.visit(urlOf(page))).statusCode, page).toBe(302)
    for (const act of officeActNames) expect((await send(act, '')).statusCode, act).toBe(302)
  })
})

describe('the audit trail', () => {
  let owner: Awaited<ReturnType<typeof aFreshStaff>>
  beforeAll(async () => {
    owner = await aFreshStaff(shop, granted('owner'))
  })

  test.each(officeActNames)('holds %s, done or refused', async act => {
    const { cookie, name } = owner
    const sent = await send(act, cookie)
    expect([200, 303, 422], `${act}: ${sent.body.slice(0, 200)}`).toContain(sent.statusCode)
    const entry = (await trailOf(act)).findLast(({ actor }) => actor === name)
    expect(entry).toMatchObject({
      subject: expect.stringMatching(
        /^(order|trade-in|return|review|person|settings|prices|listing|claim|task|job|cash|sepa-file|message|unit|shelf|member|goods|model|price-book|promo|import|content|mail-text) \S/,
      ),
    })
    expect(entry?.outcome === 'done').toBe(sent.statusCode !== 422)
    expect(entry?.outcome).not.toBeNull()
  })

  test('shows what was asked for, and leads from a subject to its other entries', async () => {
    const { cookie } = await aFreshStaff(shop, granted('owner'))
    await send('reply-to-review', cookie)
    const page = await shop.visit(
      `${officeUrl('audit')}?subject=${encodeURIComponent(`review ${subjects.review}`)}`,
      { cookie },
    )
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Mulțumim!')
    expect(page.body).not.toContain('person staff-')
  })
})

const scans: readonly OfficeActName[] = ['scan-out', 'receive-parcel']

/** What all markets share. */
const ofEveryMarket: readonly OfficeActName[] = [
  'retry-job',
  'invite-person',
  'add-model',
  'change-model',
  'add-product',
]

describe('staff of another market', () => {
  test.each(['order', 'trade-in', 'return'] as const)('finds no %s of this one', async page => {
    const { cookie } = await aStaff(shop, granted('owner', 'bg'))
    expect((await shop.visit(urlOf(page), { cookie })).statusCode).toBe(404)
    const number = subjects[parameterOf[page] ?? 'order']
    const found = await shop.visit(`/office/find/?q=${number}`, { cookie })
    expect([found.statusCode, found.body.includes('Nothing found')]).toEqual([200, true])
  })

  test('has none of it in its lists', async () => {
    const { cookie } = await aStaff(shop, granted('owner', 'bg'))
    for (const [page, subject] of [
      ['orders', 'order'],
      ['trade-ins', 'tradeIn'],
      ['returns', 'return'],
    ] as const) {
      const list = await shop.visit(`${officeUrl(page)}?view=all&market=ro`, { cookie })
      expect(list.body, page).not.toContain(subjects[subject])
    }
    const owner = await aStaff(shop, granted('owner', 'ro'))
    const own = await shop.visit(`${officeUrl('orders')}?view=all`, { cookie: owner.cookie })
    expect(own.body).toContain(subjects.order)
  })

  test('changes nothing of it', async () => {
    const { cookie, name } = await aFreshStaff(shop, granted('owner', 'bg'))
    for (const act of officeActNames.filter(each => !ofEveryMarket.includes(each))) {
      const { statusCode } = await send(act, cookie)
      // What is scanned is not found, wherever it is.
      expect(statusCode, act).toBe(scans.includes(act) ? 422 : 404)
    }
    expect(
      await rows(
        `select 1 from audit_entry where actor = $1
           and action <> 'enter-second-factor' and action <> all($2::text[])`,
        name,
        [...scans, ...ofEveryMarket],
      ),
    ).toEqual([])
  })
})

describe('what moves money or roles', () => {
  const guarded = [
    'release-order',
    'pay-seller',
    'settle-return',
    'change-roles',
    'invite-person',
    'erase-member',
    'match-cash',
    'approve-refund',
    'create-sepa-file',
  ] as const

  test.each(guarded)('%s asks for a second factor that was entered lately', async act => {
    const { cookie, name } = await aStaff(shop, granted('owner'))
    const sent = await send(act, cookie)
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toMatch(/^\/office\/account\/\?next=/)
    expect((await trailOf(act)).filter(({ actor }) => actor === name)).toEqual([])
  })

  test('a second factor is fresh for ten minutes', async () => {
    const { cookie, id } = await aFreshStaff(shop, granted('owner'))
    const age = (minutes: string) =>
      rows(
        `update staff_session set factor_at = now() - $2::interval where user_id = $1 returning id`,
        id,
        minutes,
      )
    await age('9 minutes 50 seconds')
    expect((await send('release-order', cookie)).statusCode).toBe(422)
    await age('10 minutes')
    expect((await send('release-order', cookie)).statusCode).toBe(303)
  })
})

test('a parcel is moved by its order only, and its label opens for that order only', async () => {
  const { cookie } = await aStaff(shop, granted('orders'))
  const other = await anOrderThatCame(shop, rows)
  const sent = await send('move-parcel', cookie, officeUrl('order', other.number))
  expect(sent.statusCode).toBe(404)
  const label = (number: string) =>
    shop.visit(`/office/labels/${number}/${subjects.parcel}.pdf`, { cookie })
  await rows(
    `update shipment set label = '\\x25504446', packed_at = now() where id = $1`,
    subjects.parcel,
  )
  expect((await label(subjects.order)).statusCode).toBe(200)
  expect((await label(other.number)).statusCode).toBe(404)
  const reviewer = await aStaff(shop, granted('catalogue'))
  expect(
    (
      await shop.visit(`/office/labels/${subjects.order}/${subjects.parcel}.pdf`, {
        cookie: reviewer.cookie,
      })
    ).statusCode,
  ).toBe(404)
})
