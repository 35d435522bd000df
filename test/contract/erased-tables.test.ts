import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '#services/account/erase-account.ts'
import { sendRefunds } from '#services/payment/send-refunds.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { readablePlaces } from '#test/support/readable-places.ts'
import { anOrderThatCame, moveReturn, withdraw, withdrawal } from '#test/support/returns.ts'

type Treatment =
  /** By which statement of the erasure, or by the cascade from `member`. */
  | { readonly erased: string }
  /** Why the erasure changes nothing in it. */
  | { readonly kept: string }

const catalogue = { kept: 'catalogue and its counts: about no person' }
const settings = { kept: 'content and settings of the shop: about no person' }
const places = { kept: 'public places: about no person' }
const books = { kept: 'amounts and states without a name: the books must add up' }
const device = { kept: 'a device of the shop: about no person' }
const staffAccounts = { kept: 'accounts of the people who work in the shop, apart from members' }
const digests = { kept: 'digests that expire: they name nobody' }
const cascade = { erased: 'cascade from member' }

/** Every table of the shop (docs/decisions/0015-erasure.md). A new table needs a decision here. */
const treatments: Readonly<Record<string, Treatment>> = {
  accessory: catalogue,
  accessory_listing: catalogue,
  acquisition_slip: { kept: 'tax law: who sold what, with the name and address of the seller' },
  audit_entry: { kept: 'who of the staff did what, as evidence: customers are named by number' },
  battery_offer: catalogue,
  burnt_token: { kept: 'ids of used links until they expire: they name nobody' },
  cache_change: { kept: 'tags of what changed, for an hour: about no person' },
  cart_document: cascade,
  cdn_position: { kept: 'a snapshot of the database: about no person' },
  contact_message: { erased: 'erasure-contact' },
  contact_reply: { erased: 'erasure-contact, by the cascade from contact_message' },
  content_page: settings,
  county: places,
  currency_amount: settings,
  currency_change: { kept: 'which member of staff changed a setting of the shop, and when' },
  day_figures: { kept: 'counts of a day: about no person' },
  device_claim: { kept: 'keyed digests of device numbers: which device is taken, not whose' },
  device_tac: catalogue,
  extra_service: catalogue,
  facet_cell: catalogue,
  facet_label: catalogue,
  failing_item: { kept: 'ids and errors of jobs until the item succeeds' },
  grading_sheet: device,
  idempotency_key: { kept: 'the number of the order, deleted by a job' },
  inbound_event: { erased: 'erase-*-parcel-events' },
  inbound_history: { erased: 'erase-*-parcel-places' },
  inbound_parcel: { erased: 'erase-*-parcels' },
  invoice: { kept: 'tax law: as issued, with the name and address of the customer' },
  invoice_counter: books,
  legal_text: settings,
  listing: catalogue,
  locality: places,
  mail: { erased: 'erasure-mails, erasure-contact' },
  market_figures: { kept: 'counts of a year: about no person' },
  member: { erased: 'erasure-member' },
  member_account: cascade,
  member_passkey: cascade,
  member_session: cascade,
  model: catalogue,
  model_cell: catalogue,
  on_shelf: catalogue,
  order_address: { erased: 'erase-order-addresses' },
  order_history: { erased: 'erase-order-reasons' },
  order_line: books,
  order_return: { erased: 'erase-return-facts' },
  orders: { erased: 'erase-order-persons, set null from member' },
  outbox: { erased: 'erasure-messages' },
  payment: { erased: 'erase-payment-facts' },
  payment_reversal: books,
  payout: books,
  payout_batch: books,
  payout_history: { erased: 'erase-payout-reasons' },
  payout_notice: { erased: 'erase-payout-webhooks' },
  payout_transfer: { erased: 'erase-transfer-accounts' },
  photo: { erased: 'cascade from member, erase-*-photos' },
  pickup_point: places,
  point_entry: cascade,
  point_notice: cascade,
  price_book_entry: catalogue,
  price_book_version: catalogue,
  price_cell: catalogue,
  price_change: { kept: 'which member of staff changed prices, and when' },
  price_change_line: catalogue,
  price_history: catalogue,
  product: catalogue,
  promo: catalogue,
  provider_notice: { erased: 'erase-notices' },
  recent_try: digests,
  refund: { erased: 'erase-refund-facts' },
  return_history: { erased: 'erase-return-reasons' },
  return_line: { erased: 'erase-return-words' },
  return_refund: books,
  review: { erased: 'erase-reviews' },
  review_history: { erased: 'cascade from review' },
  review_invitation: { erased: 'erase-invitations' },
  review_report: { erased: 'cascade from review' },
  review_stop: { kept: 'a keyed digest of the address: who opted out stays opted out' },
  review_summary: catalogue,
  sale: { erased: 'erase-sale-persons, erase-sale-devices, set null from member' },
  sale_finding: { kept: 'what differs at the device: about no person' },
  sale_history: { erased: 'erase-sale-reasons' },
  sale_inspection: { erased: 'erase-inspections' },
  sale_objection: { erased: 'erase-objections' },
  sale_reminder: { kept: 'when a reminder was sent: names nobody' },
  sale_sent_back: { kept: 'the carrier’s number of a parcel: names nobody' },
  sale_taken_over: { kept: 'the authority that took a device, and its document' },
  saved_address: cascade,
  saved_listing: cascade,
  setting: settings,
  setting_change: { kept: 'which member of staff changed a setting of the shop, and when' },
  shipment: { erased: 'erase-parcel-labels' },
  shipment_event: { erased: 'erase-parcel-events' },
  staff: staffAccounts,
  staff_account: staffAccounts,
  staff_grant: staffAccounts,
  staff_note: {
    kept: 'what staff noted about an order, kept with the books: it names orders, not people',
  },
  staff_passkey: staffAccounts,
  staff_session: staffAccounts,
  staff_task: { erased: 'erase-task-accounts, erase-review-tasks' },
  staff_two_factor: staffAccounts,
  staff_verification: staffAccounts,
  stock_alert: { erased: 'erasure-alerts' },
  street: places,
  tally: digests,
  unit: device,
  unit_history: { erased: 'erase-unit-reasons' },
  unit_passport: device,
  unit_photo: device,
  unit_work: device,
  used_solution: digests,
  value_cell: catalogue,
  verification: { erased: 'erasure-proofs' },
  voucher: { erased: 'erasure-vouchers, set null from member' },
  voucher_entry: books,
  warranty_claim: { erased: 'erase-claim-words' },
  warranty_history: { erased: 'erase-claim-reasons' },
  way_back_parcel: { erased: 'erase-*-way-back' },
}

const canary = 'Canarsters'
const phone = '+40740987001'
const person = {
  name: `${canary} Ana`,
  email: 'canarsters@exemplu.ro',
  password: 'o parolă lungă',
  wantsNewsletter: true,
  market: 'ro' as const,
}

/** Every column that the test fills with a text of the member. */
const filled = [
  'acquisition_slip.content',
  'cart_document.keys',
  'contact_message.email',
  'contact_message.message',
  'contact_message.name',
  'contact_reply.text',
  'inbound_event.place',
  'inbound_event.raw',
  'inbound_history.place',
  'inbound_history.reason',
  'inbound_parcel.handover',
  'inbound_parcel.label',
  'inbound_parcel.last_error',
  'inbound_parcel.sender_email',
  'inbound_parcel.sender_name',
  'inbound_parcel.sender_phone',
  'inbound_parcel.tracking_url',
  'invoice.content',
  'mail.body_sealed',
  'mail.recipient',
  'mail.subject',
  'member.email',
  'member.name',
  'member.phone_number',
  'member_account.access_token',
  'member_passkey.name',
  'member_session.user_agent',
  'order_address.details',
  'order_address.street',
  'order_history.reason',
  'order_return.holder_sealed',
  'order_return.iban_sealed',
  'order_return.request_hash',
  'order_return.words',
  'orders.billing',
  'orders.browser_hash',
  'orders.contact_email',
  'orders.contact_name',
  'orders.contact_phone',
  'orders.counted_as',
  'orders.pickup_point',
  'outbox.payload',
  'payment.last_error',
  'payment.person_sealed',
  'payment.redirect_url',
  'payout_history.reason',
  'payout_notice.raw',
  'payout_transfer.holder_sealed',
  'payout_transfer.iban_sealed',
  'payout_transfer.last_error',
  'payout_transfer.reason',
  'photo.picture',
  'point_entry.label',
  'point_entry.subject',
  'provider_notice.raw',
  'provider_notice.said',
  'refund.holder_sealed',
  'refund.iban_sealed',
  'refund.last_error',
  'return_history.reason',
  'return_line.words',
  'review.name',
  'review.reply',
  'review.text',
  'review.title',
  'review_history.reason',
  'review_invitation.token_hash',
  'review_report.client_hash',
  'sale.counted_as',
  'sale.email',
  'sale.handover',
  'sale.holder_sealed',
  'sale.iban_sealed',
  'sale.imei_sealed',
  'sale.request_hash',
  'sale.sender_name',
  'sale.sender_phone',
  'sale.serial_sealed',
  'sale.token_hash',
  'sale_history.reason',
  'sale_inspection.identifier_sealed',
  'sale_inspection.note',
  'sale_objection.words',
  'saved_address.details',
  'saved_address.street',
  'shipment.label',
  'shipment.last_error',
  'shipment.tracking_url',
  'shipment_event.place',
  'shipment_event.raw',
  'staff_task.facts',
  'stock_alert.email',
  'unit_history.reason',
  'verification.identifier',
  'verification.value',
  'warranty_claim.finding',
  'warranty_claim.solution',
  'warranty_claim.words',
  'warranty_history.reason',
  'way_back_parcel.reason',
  'way_back_parcel.refusal',
]

/** What still contains a text of the member after the erasure: documents as issued, which tax law keeps. */
const left = ['acquisition_slip.content', 'invoice.content']

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let tables: readonly string[]
/** What was found in the database before the erasure and after it. */
let before: Found
let after: Found

type Found = {
  /** Columns with a text of the member: 'member.email'. */
  readonly texts: readonly string[]
  /** Tables in which a row has the member's id. */
  readonly ids: readonly string[]
}

async function find(userId: string): Promise<Found> {
  const ids: string[] = []
  for (const table of tables)
    if ((await rows(`select 1 from "${table}" t where t::text like $1 limit 1`, `%${userId}%`))[0])
      ids.push(table)
  // The phone number is stored in different spellings.
  return { texts: await readablePlaces(api.database.pool, canary, phone.slice(3)), ids }
}

type Member = Awaited<ReturnType<typeof aMember>>

async function fillAccount({ member: { userId } }: Member) {
  const [listing] = await rows<{ id: string }>('select id from listing limit 1')
  await rows('update member set phone_number = $2 where id = $1', userId, phone)
  await rows('update member_session set user_agent = $2 where user_id = $1', userId, canary)
  await rows('update member_account set access_token = $2 where user_id = $1', userId, canary)
  await rows(
    `insert into saved_address values (gen_random_uuid(), $1, 'ro', '1', 'Cluj', '1', 'Cluj', $2, '1', $2, '400001', now(), now())`,
    userId,
    canary,
  )
  await rows(
    `insert into member_passkey values ('an-id', $1, $2, 'a-key', 0, now(), now())`,
    userId,
    canary,
  )
  await rows(`insert into saved_listing values ($1, 'ro', $2, true, now())`, userId, listing?.id)
  await rows(
    `insert into cart_document values ($1, 'ro', 1, 1, '1', jsonb_build_object('note', $2::text), '[]', now())`,
    userId,
    canary,
  )
  await rows(
    `insert into point_entry (id, user_id, market, kind, subject, label, points, counts_from, at)
     values (gen_random_uuid(), $1, 'ro', 'sale', $2, $2, 100, now(), now())`,
    userId,
    canary,
  )
  await rows(`insert into point_notice values ($1, 'ro', now(), now())`, userId)
  await rows(
    `insert into voucher (id, market, code_hash, currency, original_minor, left_minor, user_id, source_kind,
       source_subject, standing, issued_at)
     values (gen_random_uuid(), 'ro', 'erased-tables', 'RON', 100, 100, $1::uuid, 'goodwill', $1::uuid::text || ' given', 'open', now())`,
    userId,
  )
  for (const word of [userId, person.email, phone]) {
    await rows(
      `insert into verification values (gen_random_uuid(), $1, $2, now(), now(), now())`,
      word,
      canary,
    )
    await rows(
      `insert into outbox (id, topic, payload, created_at, next_attempt_at, sent_at)
       values (gen_random_uuid(), 'test', jsonb_build_array($1::text, $2::text), now(), now(), now())`,
      word,
      canary,
    )
  }
  await rows(
    `with own as (
       insert into contact_message (id, market, name, email, topic, message, sent_at)
       values (gen_random_uuid(), 'ro', $1, $2, 'sale', $1, now()) returning id
     ), replied as (
       insert into contact_reply (id, message_id, at, actor, text)
       select gen_random_uuid(), id, now(), 'Staff', $1 from own
     )
     insert into mail (id, market, recipient, subject, body_sealed, created_at)
     select id, 'ro', 'shop@exemplu.ro', $1, $1, now() from own
     union all select gen_random_uuid(), 'ro', $2, $1, $1, now()`,
    canary,
    person.email,
  )
  await rows(
    `insert into stock_alert values (gen_random_uuid(), $1, 'ro', $2, now(), now())`,
    listing?.id,
    person.email,
  )
  await addPhoto({ uploadedBy: userId })
}

function addPhoto(of: { readonly uploadedBy?: string; readonly kind?: string; id?: unknown }) {
  const { uploadedBy = null, kind = null, id = null } = of
  return rows(
    `insert into photo (id, picture, width, height, uploaded_by, client_hash, created_at, subject_kind, subject_id, position)
     values (gen_random_uuid(), convert_to($1, 'UTF8'), 1, 1, $2, '', now(), $3, $4, case when $3::text is null then null else 1 end)`,
    canary,
    uploadedBy,
    kind,
    id,
  )
}

/** A parcel to the shop, with a canary in everything that its sender or its carrier states. */
async function fillParcel(kind: string, subjectId: unknown) {
  const id = randomUUID()
  await rows(
    `insert into inbound_parcel (id, subject_kind, subject_id, market, number, carrier, state, sender_name, sender_email,
       sender_phone, handover, devices, send_by, created_at, tracking_url, label, last_error)
     values ($1, $2, $3, 'ro', $1::uuid::text, 'sameday', 'arrived', $4, $5, $6,
       jsonb_build_object('kind', 'courier', 'from', $4::text), '[]', now(), now(), $4, convert_to($4, 'UTF8'), $4)`,
    id,
    kind,
    subjectId,
    canary,
    person.email,
    phone,
  )
  await rows(
    `insert into inbound_event values (gen_random_uuid(), $1, 'k', 's', $2, to_jsonb($2::text), now())`,
    id,
    canary,
  )
  await rows(
    `insert into inbound_history values ($1, 1, null, 'arrived', $2, 'staff', $2, now())`,
    id,
    canary,
  )
}

/** A delivered order with an invoice, a settled return and a closed warranty claim. */
async function fillOrder({ member: { userId } }: Member) {
  const { orderId, number, token } = await anOrderThatCame(api, rows)
  await rows(
    `update orders set user_id = $2, contact_name = $3, contact_email = $4, contact_phone = $5,
       pickup_point = jsonb_build_object('name', $3::text), counted_as = array[$3], browser_hash = $3,
       billing = jsonb_build_object('kind', 'personal', 'person', jsonb_build_object('name', $3::text, 'email', $4::text, 'phone', $5::text))
     where id = $1`,
    orderId,
    userId,
    canary,
    person.email,
    phone,
  )
  await rows(
    `update order_address set street = $2, details = $2 where order_id = $1 and role = 'billing'`,
    orderId,
    canary,
  )
  const made = await withdraw(api, number, withdrawal({ token, words: canary }))
  for (const move of ['receive', 'inspect', 'settle'])
    await moveReturn(api, made.body.view.number, { move, reason: canary })
  await rows(
    `update order_return set iban_sealed = $2, holder_sealed = $2, request_hash = $2 where order_id = $1`,
    orderId,
    canary,
  )
  await rows(`update return_line set words = $2 where order_id = $1`, orderId, canary)
  const [back] = await rows<{ id: string }>(
    'select id from order_return where order_id = $1',
    orderId,
  )
  await addPhoto({ kind: 'return', id: back?.id })
  await fillParcel('return', back?.id)
  await sendRefunds(api.ctx)
  const [refund] = await rows<{ id: string }>('select id from refund where order_id = $1', orderId)
  await api.ask({
    method: 'POST',
    url: `/api/office/refunds/${refund?.id}/decision/`,
    headers: { authorization: `Bearer ${officeToken}` },
    payload: { decision: 'succeed', reason: canary },
  })
  await rows(
    `update refund set iban_sealed = $2, holder_sealed = $2, last_error = $2 where order_id = $1`,
    orderId,
    canary,
  )
  await rows(
    `with paid as (
       update payment set state = 'remitted', person_sealed = $2, redirect_url = $2, last_error = $2
       where order_id = $1 returning id
     )
     insert into provider_notice (id, provider, event_key, payment_id, raw, said, received_at, next_attempt_at, applied_at)
     select gen_random_uuid(), 'stripe', 'erased-tables', id, $2, to_jsonb($2::text), now(), now(), now() from paid`,
    orderId,
    canary,
  )
  await rows(
    `with sent as (
       update shipment set tracking_url = $2, label = convert_to($2, 'UTF8'), last_error = $2
       where order_id = $1 returning id
     )
     insert into shipment_event select gen_random_uuid(), id, 'k', 's', $2, to_jsonb($2::text), now() from sent`,
    orderId,
    canary,
  )
  const claimId = randomUUID()
  await rows(
    `insert into warranty_claim (id, number, market, order_id, position, state, cover, problem, words, send_by, finding,
       solution, opened_at)
     values ($1, 'erased-tables', 'ro', $2, 0, 'closed', 'shop', 'charging', $3, now(), $3, $3, now())`,
    claimId,
    orderId,
    canary,
  )
  await rows(
    `insert into warranty_history values ($1, 1, null, 'closed', 'staff', $2, now())`,
    claimId,
    canary,
  )
  await addPhoto({ kind: 'warranty', id: claimId })
  await fillParcel('warranty', claimId)
  await rows(`update staff_task set done_at = now() where order_id = $1`, orderId)
  await rows(
    `insert into staff_task values (gen_random_uuid(), 'ro', 'test', gen_random_uuid(), $1, jsonb_build_object('iban', $2::text), now(), now())`,
    orderId,
    canary,
  )
  await rows(
    `insert into invoice (id, market, language, series, number, kind, order_id, currency, total_minor, content, issued_at)
     select gen_random_uuid(), market, language, 'T', 1, 'invoice', id, currency, total_minor,
       jsonb_build_object('buyer', $2::text), now() from orders where id = $1`,
    orderId,
    canary,
  )
  await rows(
    `insert into mail (id, order_id, market, recipient, subject, body_sealed, created_at)
     values (gen_random_uuid(), $1, 'ro', 'alt@exemplu.ro', $2, $2, now())`,
    orderId,
    canary,
  )
  await rows(`update orders set state = 'closed' where id = $1`, orderId)
  await rows(
    `with written as (
       insert into review (id, market, kind, order_id, position, listing_id, product_id, model_id, brand_slug, grade, rating,
         title, text, shown_name, name, state, written_at, reply, replied_at)
       select gen_random_uuid(), 'ro', 'purchase', n.order_id, n.position, l.id, p.id, p.model_id, 'apple', l.grade, 5,
         $2, $2, 'name', $2, 'withdrawn', now(), $2, now()
       from order_line n join listing l on l.id = n.listing_id join product p on p.id = l.product_id
       where n.order_id = $1 and n.kind = 'device' returning id
     ), noted as (
       insert into review_history select gen_random_uuid(), id, null, 'withdrawn', 'author', $2, now() from written
     ), tasked as (
       insert into staff_task select gen_random_uuid(), 'ro', 'review-reported', id, null, to_jsonb($2::text), now(), null
       from written
     )
     insert into review_report select gen_random_uuid(), id, 'unlawful', $2, now() from written`,
    orderId,
    canary,
  )
  await rows(`delete from review_invitation where order_id = $1`, orderId)
  await rows(
    `insert into review_invitation values (gen_random_uuid(), $1, null, $2, now())`,
    orderId,
    canary,
  )
}

/** A trade-in that was inspected and paid, with its acquisition slip. */
async function fillTradeIn({ member: { userId } }: Member) {
  const id = randomUUID()
  await rows(
    `insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers, book_version,
       breakdown, currency, offer_minor, offered_at, started_at, iban_sealed, holder_sealed, imei_sealed, serial_sealed,
       sender_name, sender_phone, handover, token_hash, request_hash, counted_as)
     values ($1, 'erased-tables', 'ro', 'paid', $2, $3, 'SMARTPHONE', 'm', 'iPhone 13', '{}', '1', '[]', 'RON', 1, now(),
       now(), $4, $4, $4, $4, $4, $5, to_jsonb($4::text), $4, $4, array[$4])`,
    id,
    userId,
    person.email,
    canary,
    phone,
  )
  await rows(
    `insert into sale_history (id, sale_id, to_state, actor, reason, at) values (gen_random_uuid(), $1, 'paid', 'staff', $2, now())`,
    id,
    canary,
  )
  await rows(
    `insert into sale_inspection (id, sale_id, found, note, identifier_sealed, is_locked, reasons, actor, at)
     values (gen_random_uuid(), $1, '{}', $2, $2, false, '[]', 'staff', now())`,
    id,
    canary,
  )
  await rows(`insert into sale_objection values ($1, $2, 'staff', now())`, id, canary)
  await rows(
    `with owed as (
       insert into payout (id, sale_id, amount_minor, currency, method, state, due_on, created_at)
       values (gen_random_uuid(), $1, 1, 'RON', 'bank', 'paid', now(), now()) returning id
     ), noted as (
       insert into payout_history select gen_random_uuid(), id, null, 'paid', 'staff', $2, now() from owed
     ), sent as (
       insert into payout_transfer (id, payout_id, state, iban_sealed, holder_sealed, reason, last_error, created_at)
       select gen_random_uuid(), id, 'done', $2, $2, $2, $2, now() from owed returning id
     )
     insert into payout_notice select gen_random_uuid(), 'event', id, $2, now() from sent`,
    id,
    canary,
  )
  await rows(
    `insert into acquisition_slip values (gen_random_uuid(), $1, 'ro', 2026, 999, 1, jsonb_build_object('seller', $2::text), now())`,
    id,
    canary,
  )
  await addPhoto({ kind: 'inspection', id })
  await fillParcel('sale', id)
  await rows(
    `insert into way_back_parcel (subject_kind, subject_id, id, market, number, carrier, actor, reason, booked_at, refusal)
     values ('sale', $1, gen_random_uuid(), 'ro', 'SRO1', 'sameday', 'staff', $2, now(), $2)`,
    id,
    canary,
  )
}

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  // The tables of Drizzle and of the job schedule are in schemas of their own.
  const named = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  tables = named.map(({ name }) => name).toSorted()
  const owner = await aMember(api, person)
  await fillAccount(owner)
  await fillOrder(owner)
  await fillTradeIn(owner)
  before = await find(owner.member.userId)
  const erased = await eraseAccount(api.ctx, { ...owner.member, phone })
  if (!erased.ok) throw new Error(JSON.stringify(erased.refusal))
  after = await find(owner.member.userId)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

describe('the tables of the shop and the erasure of an account', () => {
  test('every table of the database is listed as erased or as kept for a reason, and every listed table exists', () => {
    expect(tables).toEqual(Object.keys(treatments).toSorted())
  })

  test('every table listed as erased held something of the member before the erasure', () => {
    const held = new Set([...before.ids, ...before.texts.map(place => place.split('.')[0])])
    const erased = Object.entries(treatments).filter(([, treatment]) => 'erased' in treatment)
    expect(erased.map(([table]) => table).filter(table => !held.has(table))).toEqual([])
  })

  test('before the erasure, every column of the list contains a text of the member, and no other column does', () => {
    expect(before.texts).toEqual(filled)
  })

  test('after the erasure, texts of the member are left only in invoices, acquisition slips and the reasons of staff for orders, payouts and units', () => {
    expect(after.texts).toEqual(left)
  })

  test('after the erasure, texts of the member are left only in tables that are listed as kept', () => {
    const holding = after.texts.map(place => String(place.split('.')[0]))
    expect(holding.filter(table => !('kept' in (treatments[table] ?? {})))).toEqual([])
  })

  test('the id of the member is in the rows of their account before the erasure, and in no row after it', () => {
    expect(before.ids).toEqual([
      'cart_document',
      'member',
      'member_account',
      'member_passkey',
      'member_session',
      'orders',
      'outbox',
      'photo',
      'point_entry',
      'point_notice',
      'sale',
      'saved_address',
      'saved_listing',
      'verification',
      'voucher',
    ])
    expect(after.ids).toEqual([])
  })
})
