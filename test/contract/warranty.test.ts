import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addClaimFiles } from '#http/claim-files.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { sendWarrantyEmail } from '#services/mail/send-warranty-email.ts'
import { cancelClaim } from '#services/warranty/cancel-claim.ts'
import { followClaimParcel } from '#services/warranty/follow-claim-parcel.ts'
import { listWarranties, viewWarranty } from '#services/warranty/list-warranties.ts'
import { openClaim } from '#services/warranty/open-claim.ts'
import { viewClaim } from '#services/warranty/view-claim.ts'
import { committed } from '#store/transaction.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { expectProblem } from '#test/support/problems.ts'
import { readQr } from '#test/support/read-qr.ts'
import { aBoughtPhone } from '#test/support/warranties.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let one: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  one = await aMember(api)
  other = await aMember(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

type Person = Awaited<ReturnType<typeof aMember>>
function ownerOf({ member: { userId } }: Person, market: 'ro' | 'bg' = 'ro') {
  return { userId, market }
}

/** This is a Wednesday. */
const now = '2026-11-25T10:00:00Z'

/** The shop at an instant. */
function shopAt(instant = now) {
  return { ...api.ctx, clock: () => new Date(instant) }
}

function bought(person: Person = one, day = '2026-11-20', market: 'ro' | 'bg' = 'ro') {
  return aBoughtPhone(api, rows, person.member.userId, { day, market })
}

type Bought = Awaited<ReturnType<typeof bought>>

function aRequest({ number, position }: Bought, over: object = {}) {
  return {
    device: { orderNumber: number, position },
    problem: 'charging' as const,
    words: ' Nu se încarcă deloc. ',
    photos: [] as string[],
    handover: { kind: 'locker' as const },
    ...over,
  }
}

async function opened(phone: Bought, person: Person = one, over: object = {}) {
  const result = await openClaim(shopAt(), ownerOf(person), aRequest(phone, over))
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

async function claimOf(number: string) {
  const [claim] = await rows<{ id: string; state: string }>(
    'select id, state from warranty_claim where number = $1',
    number,
  )
  return { id: String(claim?.id), state: String(claim?.state) }
}

async function sentPhoto(person: Person) {
  const payload = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#333' },
  })
    .png()
    .toBuffer()
  const response = await api.ask({
    method: 'POST',
    url: '/api/photos/',
    headers: {
      'content-type': 'image/png',
      'sec-fetch-site': 'same-origin',
      cookie: person.cookie,
    },
    payload,
  })
  return response.json<{ id: string }>().id
}

function move(number: string, payload: object, token = officeToken) {
  return api.ask({
    method: 'POST',
    url: `/api/office/warranty-claims/${number}/moves/`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
}

function parcel(claimId: string, state: 'arrived' | 'expired' | 'lost', at = now) {
  return committed(api.database.pool, tx =>
    followClaimParcel(tx, claimId, state, {
      actor: 'sameday',
      reason: 'told by the carrier',
      at: new Date(at),
    }),
  )
}

describe('the warranties of a member', () => {
  test('the warranties list the legal guarantee and the shop’s warranty of each device separately', async () => {
    const person = await aMember(api)
    const { number, position } = await bought(person, '2026-11-20')
    await bought(other)
    const [device, ...more] = await listWarranties(shopAt(), ownerOf(person))
    expect(more).toEqual([])
    expect(device).toMatchObject({
      orderNumber: number,
      position,
      deliveredOn: '2026-11-20',
      way: 'legal',
      claims: [],
      covers: [
        { kind: 'legal', from: '2026-11-20', until: '2028-11-20' },
        { kind: 'shop', from: '2026-11-20', until: '2027-11-20' },
      ],
    })
    expect(device?.picture).toMatch(/^\/pictures\//)
    expect(await listWarranties(shopAt(), ownerOf(person, 'bg'))).toEqual([])
  })

  test('the warranties include the length of an extra warranty, and no insurance', async () => {
    const person = await aMember(api)
    const { orderId, position } = await bought(person, '2026-11-20')
    for (const [at, key] of ['warranty_24', 'screen_12'].entries())
      await rows(
        `insert into order_line (order_id, position, kind, item_id, title, price_minor, tax_scheme, belongs_to)
         values ($1, $2, 'service', $3, 'x', 0, 'vat', $4)`,
        orderId,
        90 + at,
        key,
        position,
      )
    const [device] = await listWarranties(shopAt(), ownerOf(person))
    expect(device?.covers).toHaveLength(3)
    expect(device?.covers[2]).toMatchObject({
      kind: 'extra',
      from: '2027-11-21',
      until: '2029-11-20',
      status: { kind: 'ahead' },
    })
  })

  test('the warranties begin on delivery, not on purchase', async () => {
    const person = await aMember(api)
    const { orderId } = await bought(person)
    await rows(
      `delete from order_history where order_id = $1 and subject = 'shipment' and to_state = 'delivered'`,
      orderId,
    )
    expect(await listWarranties(shopAt(), ownerOf(person))).toEqual([])
  })
})

describe('a warranty claim', () => {
  test('a claim is opened with its parcel, its photos and an email', async () => {
    const phone = await bought()
    const photo = await sentPhoto(one)
    const number = await opened(phone, one, { photos: [photo] })
    expect(number).toBe(`${phone.number}-W1`)
    const { id } = await claimOf(number)
    expect(
      await rows('select state, words, cover, send_by::text from warranty_claim where id = $1', id),
    ).toEqual([
      { state: 'opened', words: 'Nu se încarcă deloc.', cover: 'legal', send_by: '2026-12-09' },
    ])
    expect(
      await rows('select number, state from inbound_parcel where subject_id = $1', id),
    ).toEqual([{ number, state: 'preparing' }])
    const view = await viewClaim(shopAt(), ownerOf(one), number)
    expect(view).toMatchObject({
      state: 'opened',
      problem: 'charging',
      isCancellable: true,
      due: [{ kind: 'send-by', day: '2026-12-09' }],
      photoPaths: [`/photos/warranty/${number}/${photo}`],
      steps: [{ state: 'opened', at: '2026-11-25T10:00:00.000Z' }],
    })
    expect(
      await rows(
        `select payload ->> 'state' as state from outbox where topic = 'warranty-news' and payload ->> 'claimId' = $1`,
        id,
      ),
    ).toEqual([{ state: 'opened' }])
  })

  test('a claim can be opened on the last day of any coverage of the device, not on the next day', async () => {
    const phone = await bought(one, '2024-11-25')
    const late = shopAt('2026-11-26T10:00:00Z')
    expect(await openClaim(late, ownerOf(one), aRequest(phone))).toEqual({
      ok: false,
      refusal: { kind: 'not-covered' },
    })
    expect((await viewWarranty(late, ownerOf(one), aRequest(phone).device))?.way).toBeUndefined()
    expect(await opened(phone)).toBe(`${phone.number}-W1`)
  })

  test('two concurrent requests open one claim', async () => {
    const phone = await bought()
    const ctx = shopAt()
    const results = await Promise.all(
      [1, 2, 3].map(() => openClaim(ctx, ownerOf(one), aRequest(phone))),
    )
    expect(results).toEqual([1, 2, 3].map(() => ({ ok: true, value: `${phone.number}-W1` })))
    expect(
      await rows('select number from warranty_claim where order_id = $1', phone.orderId),
    ).toEqual([{ number: `${phone.number}-W1` }])
  })

  test('a claim for a device of another member, of another market or that does not exist is not found', async () => {
    const phone = await bought(other)
    const ctx = shopAt()
    for (const [owner, request] of [
      [ownerOf(one), aRequest(phone)],
      [ownerOf(other, 'bg'), aRequest(phone)],
      [ownerOf(other), aRequest({ ...phone, position: 999 })],
    ] as const)
      expect(await openClaim(ctx, owner, request)).toEqual({
        ok: false,
        refusal: { kind: 'not-found' },
      })
    const number = await opened(phone, other)
    expect(await viewClaim(ctx, ownerOf(one), number)).toBeUndefined()
    expect(await cancelClaim(ctx, ownerOf(one), number)).toEqual({
      ok: false,
      refusal: { kind: 'not-found' },
    })
  })

  test('a claim with a photo of another member is not opened at all', async () => {
    const phone = await bought()
    for (const photos of [[await sentPhoto(other)], [await sentPhoto(one), randomUUID()]])
      expect(await openClaim(shopAt(), ownerOf(one), aRequest(phone, { photos }))).toEqual({
        ok: false,
        refusal: { kind: 'photos-not-found' },
      })
    expect(await rows('select 1 from warranty_claim where order_id = $1', phone.orderId)).toEqual(
      [],
    )
  })

  test.each([
    [{ problem: 'keyboard' }, { kind: 'invalid-field', field: 'problem', code: 'unknown' }],
    [
      { problem: 'other', words: '  ' },
      { kind: 'invalid-field', field: 'words', code: 'required' },
    ],
    [{ words: 'x'.repeat(1_001) }, { kind: 'invalid-field', field: 'words', code: 'too-long' }],
    [{ handover: { kind: 'office' } }, { kind: 'handover-not-offered' }],
  ])('a claim with %j is refused', async (over, refusal) => {
    const phone = await bought()
    expect(await openClaim(shopAt(), ownerOf(one), aRequest(phone, over))).toEqual({
      ok: false,
      refusal,
    })
  })

  test('a claim can be withdrawn until the carrier has the device, and another may follow', async () => {
    const phone = await bought()
    const number = await opened(phone)
    const ctx = shopAt()
    expect(await cancelClaim(ctx, ownerOf(one), number)).toEqual({
      ok: true,
      value: undefined,
    })
    const { id, state } = await claimOf(number)
    expect(state).toBe('cancelled')
    expect(await rows('select state from inbound_parcel where subject_id = $1', id)).toEqual([
      { state: 'cancelled' },
    ])
    const second = await opened(phone)
    expect(second).toBe(`${phone.number}-W2`)
    const { id: secondId } = await claimOf(second)
    await rows(`update inbound_parcel set state = 'handed-over' where subject_id = $1`, secondId)
    expect(await cancelClaim(ctx, ownerOf(one), second)).toEqual({
      ok: false,
      refusal: { kind: 'already-sent' },
    })
    expect((await claimOf(second)).state).toBe('opened')
  })
})

describe('the parcel of a claim', () => {
  test('an arrived parcel moves the claim to received with both of its deadlines, once', async () => {
    const number = await opened(await bought())
    const { id } = await claimOf(number)
    await parcel(id, 'arrived')
    await parcel(id, 'arrived')
    const view = await viewClaim(shopAt(), ownerOf(one), number)
    expect(view).toMatchObject({
      state: 'received',
      isCancellable: false,
      // 30 November and 1 December are holidays in Romania.
      due: [
        { kind: 'diagnosed-by', day: '2026-12-02' },
        { kind: 'solved-by', day: '2026-12-10' },
      ],
    })
    expect(view?.steps.map(({ state }) => state)).toEqual(['opened', 'received'])
  })

  test('a parcel never sent ends the claim, and one that arrives after all moves it to received', async () => {
    const number = await opened(await bought())
    const { id } = await claimOf(number)
    await parcel(id, 'expired')
    expect((await claimOf(number)).state).toBe('expired')
    await parcel(id, 'arrived', '2026-12-20T10:00:00Z')
    expect((await claimOf(number)).state).toBe('received')
  })

  test('a parcel that is lost, or arrives after the claim was withdrawn, is reported to staff', async () => {
    const [lost, cancelled] = [await opened(await bought()), await opened(await bought())]
    await parcel((await claimOf(lost)).id, 'lost')
    await cancelClaim(shopAt(), ownerOf(one), cancelled)
    await parcel((await claimOf(cancelled)).id, 'arrived')
    for (const [number, kind] of [
      [lost, 'warranty-parcel-lost'],
      [cancelled, 'warranty-parcel-came'],
    ] as const)
      expect(
        await rows('select kind from staff_task where subject_id = $1', (await claimOf(number)).id),
      ).toEqual([{ kind }])
  })
})

describe('staff actions on a claim', () => {
  test('a claim shows the messages of staff, step by step, until it is closed', async () => {
    const number = await opened(await bought())
    for (const [payload, state] of [
      [{ move: 'receive' }, 'received'],
      [{ move: 'diagnose', words: 'Mufa de încărcare e uzată.' }, 'diagnosed'],
      [{ move: 'repair', words: 'Am schimbat mufa.' }, 'repaired'],
      [{ move: 'close' }, 'closed'],
    ] as const) {
      const response = await move(number, payload)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ state })
    }
    const view = await viewClaim(shopAt(), ownerOf(one), number)
    expect(view).toMatchObject({
      state: 'closed',
      finding: 'Mufa de încărcare e uzată.',
      solution: 'Am schimbat mufa.',
      due: [],
    })
    expect(view?.steps.map(({ state }) => state)).toEqual([
      'opened',
      'received',
      'diagnosed',
      'repaired',
      'closed',
    ])
  })

  test('staff actions follow the allowed transitions, and require a staff token', async () => {
    const number = await opened(await bought())
    expectProblem(await move(number, { move: 'repair', words: 'x' }), {
      status: 409,
      code: 'move-not-allowed',
    })
    expectProblem(await move(number, { move: 'receive' }, 'a guess'), {
      status: 401,
      code: 'not-staff',
    })
    expectProblem(await move(`${number}7`, { move: 'receive' }), {
      status: 404,
      code: 'not-found',
    })
    for (const payload of [{ move: 'diagnose' }, { move: 'receive', words: 'x' }, { move: 'lose' }])
      expect((await move(number, payload)).statusCode).toBe(400)
    expect((await claimOf(number)).state).toBe('opened')
  })

  test('a claim is refunded once, and its device no longer belongs to the customer', async () => {
    const phone = await bought()
    await rows(
      `update payment set state = 'captured', provider = 'stripe' where order_id = $1`,
      phone.orderId,
    )
    const number = await opened(phone)
    await move(number, { move: 'receive' })
    await move(number, { move: 'diagnose', words: 'Placa de bază e arsă.' })
    const refund = { move: 'refund', words: 'Nu se poate repara.', amountMinor: 10_000 }
    expectProblem(await move(number, { ...refund, amountMinor: 100_000_000 }), {
      status: 409,
      code: 'above-refundable',
      field: 'amountMinor',
    })
    expect((await move(number, refund)).json()).toEqual({ state: 'refunded' })
    expect((await move(number, refund)).statusCode).toBe(409)
    expect(
      await rows(
        'select amount_minor::int as amount, state from refund where order_id = $1',
        phone.orderId,
      ),
    ).toEqual([{ amount: 10_000, state: 'requested' }])
    expect(await rows('select state from unit where id = $1', phone.unitId)).toEqual([
      { state: 'returned' },
    ])
    const ctx = shopAt()
    expect(await viewClaim(ctx, ownerOf(one), number)).toMatchObject({
      refund: { state: 'requested', amount: { minor: 10_000, currency: 'RON' } },
    })
    expect(await viewWarranty(ctx, ownerOf(one), aRequest(phone).device)).toMatchObject({
      covers: [],
    })
  })
})

describe('the emails of a claim', () => {
  test('the emails are written in the language of the order, one per message', async () => {
    const phone = await bought()
    const number = await opened(phone)
    const { id: claimId } = await claimOf(number)
    const emails: { readonly subject: string; readonly html: string }[] = []
    const mailer: Mailer = async email => void emails.push(email)
    const send = () => sendWarrantyEmail({ ...api.ctx, mailer }, message)
    const message = {
      id: randomUUID(),
      topic: 'warranty-news',
      payload: { claimId, state: 'opened' },
      createdAt: new Date(),
      attempts: 0,
    }
    await send()
    await send()
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toContain('Am înregistrat cererea de garanție')
    expect(emails[0]?.html).toContain(`https://shop.example/ro/cont/garantiile-mele/${number}/`)
  })
})

describe('the photos and the label of a claim', () => {
  test('the photos and the label are shown to the owner and nobody else', async () => {
    const photo = await sentPhoto(one)
    const number = await opened(await bought(), one, { photos: [photo] })
    const { default: Fastify } = await import('fastify')
    const app = Fastify()
    addClaimFiles(api.ctx, app)
    const ask = (cookie?: string) =>
      app.inject({
        url: `/photos/warranty/${number}/${photo}`,
        headers: { ...(cookie !== undefined && { cookie }) },
      })
    const own = await ask(one.cookie)
    expect(own.statusCode).toBe(200)
    expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    for (const cookie of [other.cookie, undefined])
      expectProblem(await ask(cookie), { status: 404, code: 'not-found' })
    const requestLabel = (cookie: string) =>
      app.inject({ url: `/labels/warranty/${number}`, headers: { cookie } })
    expectProblem(await requestLabel(one.cookie), { status: 404, code: 'not-found' })
    await rows(
      `update inbound_parcel set state = 'label-created', label = '%PDF-1.7' where number = $1`,
      number,
    )
    const paper = await requestLabel(one.cookie)
    expect(paper.statusCode).toBe(200)
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    })
    expectProblem(await requestLabel(other.cookie), { status: 404, code: 'not-found' })
    await app.close()
  })
})

test('the number of the parcel is a QR code until the parcel is handed over', async () => {
  const number = await opened(await bought())
  const codeOf = async () => (await viewClaim(shopAt(), ownerOf(one), number))?.parcel?.code
  expect(await codeOf()).toBeUndefined()
  await rows(
    `update inbound_parcel set state = 'label-created', awb = '1ONB24', label = '%PDF-1.7' where number = $1`,
    number,
  )
  const code = await codeOf()
  expect(code && readQr(code)).toBe('1ONB24')
  await rows(`update inbound_parcel set state = 'handed-over' where number = $1`, number)
  expect(await codeOf()).toBeUndefined()
})

describe('an account with a claim', () => {
  test('the data export of an account includes its claims; erasure waits for their end and removes texts and photos', async () => {
    const person = await aMember(api)
    const phone = await bought(person)
    const number = await opened(phone, person, { photos: [await sentPhoto(person)] })
    expect(await exportAccount(api.ctx, person.member.userId)).toMatchObject({
      orders: [
        { warrantyClaims: [{ number, problem: 'charging', words: 'Nu se încarcă deloc.' }] },
      ],
    })
    await rows(`update payment set state = 'remitted' where order_id = $1`, phone.orderId)
    expect(await eraseAccount(api.ctx, person.member)).toEqual({
      ok: false,
      refusal: { kind: 'under-way', orders: [phone.number], tradeIns: [] },
    })
    await move(number, { move: 'receive' })
    await move(number, { move: 'diagnose', words: 'Un defect.' })
    await move(number, { move: 'reject', words: 'A fost lovit.' })
    await move(number, { move: 'close' })
    expect(await eraseAccount(api.ctx, person.member)).toMatchObject({ ok: true })
    const { id } = await claimOf(number)
    expect(
      await rows('select words, finding, solution from warranty_claim where id = $1', id),
    ).toEqual([{ words: null, finding: null, solution: null }])
    expect(await rows('select 1 from photo where subject_id = $1', id)).toEqual([])
    expect(
      await rows('select sender_name, sender_email from inbound_parcel where subject_id = $1', id),
    ).toEqual([{ sender_name: '', sender_email: '' }])
  })
})
