import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { changeReview, withdrawReview } from '#services/review/change-review.ts'
import { listReviews, listReviewsOfModel, sumUpReviews } from '#services/review/list-reviews.ts'
import { openReviewForm } from '#services/review/open-review-form.ts'
import { reportReview } from '#services/review/report-review.ts'
import { isInvitation, stopInvitations } from '#services/review/stop-invitations.ts'
import { writeReview } from '#services/review/write-review.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { expectProblem } from '#test/support/problems.ts'
import { aDeliveredOrder, workReviews } from '#test/support/reviewing.ts'
import { anOrder } from '#test/support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let dayShift = 0

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, {
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
    now: () => new Date(Date.now() + dayShift * 86_400_000),
  })
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(async () => {
  dayShift = 0
  await rows(
    `truncate review, review_history, review_report, review_summary, review_invitation, review_stop`,
  )
  await rows(`delete from staff_task where kind like 'review-%'`)
  await rows('delete from mail')
  await rows('delete from outbox')
})

const aForm = {
  rating: '4',
  title: 'Ca nou',
  text: 'Ecranul e perfect, bateria ține o zi întreagă.',
  shownName: 'short',
} as const

let network = 0
function aNetwork() {
  return `10.77.${(++network >> 8) & 255}.${network & 255}`
}

type Delivered = Awaited<ReturnType<typeof aDeliveredOrder>>

/** A delivered order in a member's account. */
async function owned(market: 'ro' | 'bg' | 'hu' | 'gr' = 'ro') {
  const member = await aMember(api)
  const order = await aDeliveredOrder(api, rows, market)
  await rows('update orders set user_id = $2 where id = $1', order.orderId, member.member.userId)
  const claim = { kind: 'member', userId: member.member.userId, number: order.number } as const
  return { member, order, device: { market, claim, position: order.position } }
}

type Device = Awaited<ReturnType<typeof owned>>['device']

function write(
  device: Device,
  form: Partial<Record<keyof typeof aForm, string>> = {},
  address = aNetwork(),
) {
  return writeReview(api.ctx, { ...device, form: { ...aForm, ...form }, address })
}

async function written(
  form: Partial<Record<keyof typeof aForm, string>> = {},
  market: 'ro' | 'bg' | 'hu' | 'gr' = 'ro',
) {
  const own = await owned(market)
  const result = await write(own.device, form)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  const [row] = await rows<{ id: string }>(
    'select id from review where order_id = $1',
    own.order.orderId,
  )
  return { ...own, id: String(row?.id), state: result.value.state }
}

async function listed(market: 'ro' | 'bg' | 'hu' | 'gr' = 'ro') {
  return listReviews(api.ctx, market, 'purchase', { sort: 'newest' })
}

/** Compares the stored counts with a recount of the reviews. */
async function expectCountsRight() {
  const counts = [1, 2, 3, 4, 5]
    .map(n => `count(*) filter (where rating = ${n})::int as n${n}`)
    .join(', ')
  const recounted = await rows(
    `select market, kind, model_id, ${counts} from review where state = 'published' group by 1, 2, 3
     union all
     select market, kind, '', ${counts} from review where state = 'published' group by 1, 2
     order by 1, 2, 3`,
  )
  const stored = await rows(
    `select market, kind, model_id, n1, n2, n3, n4, n5 from review_summary
     where n1 + n2 + n3 + n4 + n5 > 0 order by 1, 2, 3`,
  )
  expect(stored).toEqual(recounted)
}

function move(id: string, body: object) {
  return api.ask({
    method: 'POST',
    url: `/api/office/reviews/${id}/moves/`,
    headers: { authorization: `Bearer ${officeToken}` },
    body,
  })
}

async function statesOf(id: string) {
  return (
    await rows<{ step: string }>(
      `select coalesce(from_state, '') || '>' || to_state || ' ' || actor as step from review_history
       where review_id = $1 order by at, ctid`,
      id,
    )
  ).map(({ step }) => step)
}

function tasksOf(id: string) {
  return rows(
    `select kind, facts ->> 'reason' as reason, done_at is not null as done from staff_task
     where subject_id = $1 order by kind`,
    id,
  )
}

describe('a review', () => {
  test('a review of a delivered device is published with its customer’s short name, and counted', async () => {
    const { order, id, state } = await written()
    expect(state).toBe('published')
    const { reviews, summary } = await listed()
    expect(reviews).toEqual([
      expect.objectContaining({ id, rating: 4, title: 'Ca nou', market: 'ro' }),
    ])
    expect(reviews[0]?.name).toMatch(/^\p{L}+ \p{L}\.$/u)
    expect(summary).toEqual({
      count: 1,
      averageTenths: 40,
      counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
    })
    expect(
      (await listReviewsOfModel(api.ctx, 'ro', order.model)).newest.map(each => each.id),
    ).toEqual([id])
    expect((await sumUpReviews(api.ctx, 'ro', { brand: order.brand })).count).toBe(1)
    expect(
      (await sumUpReviews(api.ctx, 'ro', { brand: order.brand, model: order.slug })).count,
    ).toBe(1)
    expect(await statesOf(id)).toEqual(['>published author'])
    await expectCountsRight()
  })

  test('a review says only "verified buyer" if its author wants no name', async () => {
    await written({ shownName: 'hidden' })
    expect((await listed()).reviews[0]).not.toHaveProperty('name')
  })

  test('a review is shown in the market it was written in, and nowhere else', async () => {
    await written({}, 'gr')
    expect((await listed('gr')).summary.count).toBe(1)
    expect((await listed('ro')).summary.count).toBe(0)
  })

  test('a review sent twice at once is written once, and answered the same', async () => {
    const { device } = await owned()
    const results = await Promise.all([write(device), write(device), write(device)])
    expect(results).toEqual(Array(3).fill({ ok: true, value: { state: 'published' } }))
    expect((await listed()).summary.count).toBe(1)
    await expectCountsRight()
  })

  test('a second review of the same device with other content is refused', async () => {
    const { device } = await written()
    expect(await write(device, { rating: '1' })).toEqual({
      ok: false,
      refusal: { kind: 'already-reviewed' },
    })
    expect((await listed()).summary.averageTenths).toBe(40)
  })

  test('a review of another customer’s order is not found, like a missing order', async () => {
    const { device } = await owned()
    const stranger = await aMember(api)
    const claim = { ...device.claim, userId: stranger.member.userId }
    const missing = { ...device.claim, number: 'RO009999997' }
    for (const forged of [
      { ...device, claim },
      { ...device, claim: missing },
      { ...device, market: 'bg' as const },
      { ...device, position: device.position + 50 },
    ]) {
      const refusal = { ok: false, refusal: { kind: 'not-found' } }
      expect(await openReviewForm(api.ctx, forged)).toEqual(refusal)
      expect(await write(forged)).toEqual(refusal)
      expect(await changeReview(api.ctx, { ...forged, form: aForm, address: aNetwork() })).toEqual(
        refusal,
      )
      expect(await withdrawReview(api.ctx, forged)).toEqual(refusal)
    }
  })

  test('a review is refused before the device is delivered', async () => {
    const member = await aMember(api)
    const { orderId } = await anOrder(api, rows)
    const [row] = await rows<{ number: string }>(
      'update orders set user_id = $2 where id = $1 returning number',
      orderId,
      member.member.userId,
    )
    const claim = {
      kind: 'member',
      userId: member.member.userId,
      number: String(row?.number),
    } as const
    const [line] = await rows<{ position: number }>(
      `select position from order_line where order_id = $1 and kind = 'device'`,
      orderId,
    )
    expect(await write({ market: 'ro', claim, position: Number(line?.position) })).toEqual({
      ok: false,
      refusal: { kind: 'not-delivered' },
    })
  })

  test('a review is accepted for 180 days after delivery, and not after', async () => {
    const { device } = await owned()
    dayShift = 181
    expect(await write(device)).toEqual({ ok: false, refusal: { kind: 'expired' } })
    dayShift = 179
    expect(await write(device)).toMatchObject({ ok: true })
  })

  test('a review with errors is answered with all of them, and nothing is stored', async () => {
    const { device } = await owned()
    expect(await write(device, { rating: '', text: 'scurt' })).toEqual({
      ok: false,
      refusal: {
        kind: 'form',
        errors: [
          { field: 'rating', kind: 'required' },
          { field: 'text', kind: 'too-short', min: 20 },
        ],
      },
    })
    expect(await rows('select 1 from review')).toEqual([])
  })

  test('one IP network can write twenty reviews per hour, not twenty-one', async () => {
    const { device } = await written()
    const address = aNetwork()
    for (let n = 1; n <= 20; n++)
      expect(await write(device, { rating: '1' }, address)).toMatchObject({
        refusal: { kind: 'already-reviewed' },
      })
    expect(await write(device, {}, address)).toEqual({
      ok: false,
      refusal: { kind: 'too-many-tries' },
    })
  })
})

describe('reviews that staff must check', () => {
  test.each([
    ['Scrie-mi la ana@exemplu.ro, îți spun mai multe.', 'email'],
    ['Mai ieftin pe www.altundeva, chiar acolo.', 'link'],
    ['Sună-mă la 0722 123 456 și îți povestesc.', 'phone'],
  ])('a review for moderation is not published and not counted: %s', async (text, reason) => {
    const { id, state } = await written({ text })
    expect(state).toBe('flagged')
    expect(await listed()).toMatchObject({ reviews: [], summary: { count: 0 } })
    expect(await tasksOf(id)).toEqual([{ kind: 'review-flagged', reason, done: false }])
    const moved = await move(id, { move: 'publish', reason: 'harmless' })
    expect(moved.json()).toEqual({ state: 'published' })
    expect((await listed()).summary.count).toBe(1)
    expect(await tasksOf(id)).toEqual([{ kind: 'review-flagged', reason, done: true }])
    await expectCountsRight()
  })

  test('a visitor’s report creates a task, once per visitor, and removes nothing', async () => {
    const { id } = await written()
    const address = aNetwork()
    const report = (from: string) =>
      reportReview(api.ctx, { reviewId: id, reason: 'insults', address: from })
    expect(await report(address)).toMatchObject({ ok: true })
    expect(await report(address)).toMatchObject({ ok: true })
    expect(await report(aNetwork())).toMatchObject({ ok: true })
    expect(await rows('select reason from review_report')).toHaveLength(2)
    expect(await tasksOf(id)).toEqual([{ kind: 'review-reported', reason: 'insults', done: false }])
    expect((await listed()).summary.count).toBe(1)
  })

  test('one IP network can report ten reviews per hour, not eleven', async () => {
    const { id } = await written()
    const address = aNetwork()
    const report = () => reportReview(api.ctx, { reviewId: id, reason: 'off-topic', address })
    for (let n = 1; n <= 10; n++) expect(await report()).toMatchObject({ ok: true })
    expect(await report()).toEqual({ ok: false, refusal: { kind: 'too-many-tries' } })
  })

  test('a review is hidden for a listed reason: not shown, not counted, not reportable', async () => {
    const { id, order } = await written()
    const hidden = await move(id, { move: 'hide', hiddenFor: 'insults', reason: 'names' })
    expect(hidden.json()).toEqual({ state: 'hidden' })
    expect(await listed()).toMatchObject({ reviews: [], summary: { count: 0 }, models: [] })
    expect(await listReviewsOfModel(api.ctx, 'ro', order.model)).toMatchObject({
      newest: [],
      summary: { count: 0 },
    })
    expect(
      await reportReview(api.ctx, { reviewId: id, reason: 'insults', address: aNetwork() }),
    ).toEqual({ ok: false, refusal: { kind: 'not-found' } })
    await expectCountsRight()
    expect((await move(id, { move: 'restore', reason: 'was right' })).json()).toEqual({
      state: 'published',
    })
    expect(await statesOf(id)).toEqual([
      '>published author',
      'published>hidden staff',
      'hidden>published staff',
    ])
    await expectCountsRight()
  })

  test('moderation needs the staff token, a listed transition and a reason', async () => {
    const { id } = await written()
    const body = { move: 'hide', hiddenFor: 'insults', reason: 'x' }
    const url = `/api/office/reviews/${id}/moves/`
    expectProblem(await api.ask({ method: 'POST', url, body }), { status: 401, code: 'not-staff' })
    for (const wrong of [
      { move: 'hide', reason: 'x' },
      { ...body, hiddenFor: 'negative' },
      { ...body, reason: '' },
      { move: 'withdraw', reason: 'x' },
      { move: 'flag', reason: 'x', hiddenFor: 'insults' },
    ])
      expect((await move(id, wrong)).statusCode).toBe(400)
    expectProblem(await move(id, { move: 'publish', reason: 'x' }), {
      status: 409,
      code: 'move-not-allowed',
    })
    expectProblem(await move('9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11', body), {
      status: 404,
      code: 'not-found',
    })
    expect((await listed()).summary.count).toBe(1)
  })

  test('the shop can reply below a review', async () => {
    const { id } = await written({ rating: '1' })
    const reply = (text: string) =>
      api.ask({
        method: 'POST',
        url: `/api/office/reviews/${id}/reply/`,
        headers: { authorization: `Bearer ${officeToken}` },
        body: { text },
      })
    expect((await reply('Ne pare rău, îți scriem.')).json()).toEqual({ state: 'published' })
    await reply('Am înlocuit husa.')
    const [review] = (await listed()).reviews
    expect(review?.reply).toEqual({ text: 'Am înlocuit husa.', at: expect.any(String) })
    expect((await reply('')).statusCode).toBe(400)
  })
})

describe('the author of a review', () => {
  test('the author can change a review for 14 days, and not after', async () => {
    const { device } = await written()
    const change = (rating: string) =>
      changeReview(api.ctx, { ...device, form: { ...aForm, rating }, address: aNetwork() })
    dayShift = 13
    expect(await change('2')).toEqual({ ok: true, value: { state: 'published' } })
    const { reviews, summary } = await listed()
    expect(reviews[0]).toMatchObject({ rating: 2, editedAt: expect.any(String) })
    expect(summary.averageTenths).toBe(20)
    dayShift = 15
    expect(await change('5')).toEqual({ ok: false, refusal: { kind: 'already-reviewed' } })
    await expectCountsRight()
  })

  test('an author who adds a link later has the review moderated', async () => {
    const { device, id } = await written()
    const form = { ...aForm, text: 'Mai ieftin pe telefoane.ro, credeți-mă.' }
    expect(await changeReview(api.ctx, { ...device, form, address: aNetwork() })).toEqual({
      ok: true,
      value: { state: 'flagged' },
    })
    expect((await listed()).summary.count).toBe(0)
    expect(await changeReview(api.ctx, { ...device, form: aForm, address: aNetwork() })).toEqual({
      ok: true,
      value: { state: 'flagged' },
    })
    expect(await tasksOf(id)).toMatchObject([{ kind: 'review-flagged', done: false }])
    await expectCountsRight()
  })

  test('an author cannot restore a review that staff hid by changing it', async () => {
    const { device, id } = await written()
    await move(id, { move: 'hide', hiddenFor: 'off-topic', reason: 'x' })
    expect(await changeReview(api.ctx, { ...device, form: aForm, address: aNetwork() })).toEqual({
      ok: false,
      refusal: { kind: 'already-reviewed' },
    })
  })

  test('the author can permanently withdraw a review at any time', async () => {
    const { device, id } = await written()
    dayShift = 300
    const taken = { ok: true, value: { state: 'withdrawn' } }
    expect(await withdrawReview(api.ctx, device)).toEqual(taken)
    expect(await withdrawReview(api.ctx, device)).toEqual(taken)
    expect((await listed()).summary.count).toBe(0)
    expect(await openReviewForm(api.ctx, device)).toEqual({
      ok: false,
      refusal: { kind: 'already-reviewed' },
    })
    expect(await write(device)).toMatchObject({ refusal: { kind: 'already-reviewed' } })
    expect(await statesOf(id)).toEqual(['>published author', 'published>withdrawn author'])
    await expectCountsRight()
  })

  test('the erasure of the author deletes the review, and its task does not block the erasure', async () => {
    const { member, id, order } = await written()
    await written({ rating: '5' })
    await reportReview(api.ctx, { reviewId: id, reason: 'unlawful', address: aNetwork() })
    await rows(`update payment set state = 'captured' where order_id = $1`, order.orderId)
    const exported = await exportAccount(api.ctx, member.member.userId)
    expect(exported?.reviews).toEqual([
      expect.objectContaining({ order: order.number, rating: 4, title: 'Ca nou' }),
    ])
    expect(await eraseAccount(api.ctx, member.member)).toEqual({ ok: true, value: undefined })
    expect(await rows('select 1 from review where id = $1', id)).toEqual([])
    expect(await rows('select 1 from review_history where review_id = $1', id)).toEqual([])
    expect(await tasksOf(id)).toEqual([])
    expect((await listed()).summary.count).toBe(1)
    await expectCountsRight()
  })
})

function mailsOf({ orderId }: Delivered) {
  return openedMails(api.database.pool, 'order_id = $1', [orderId])
}

function linkIn(plain: string, page: string) {
  const url = new URL(new RegExp(`https://\\S+${page}\\?\\S+`).exec(plain)?.[0] ?? '')
  const { searchParams } = url
  return {
    id: String(searchParams.get('id')),
    token: String(searchParams.get('t')),
    position: Number(searchParams.get('line')),
  }
}

describe('the review invitation', () => {
  test.each([
    ['ro', '/recenzii/adauga/', 'Scrie o recenzie'],
    ['bg', '/otzivi/dobavi/', 'Напиши отзив'],
    ['hu', '/velemenyek/uj/', 'Véleményt írok'],
    ['gr', '/reviews/add/', 'Γράψε κριτική'],
  ] as const)(
    'the invitation in %s is one email in its language, whose link allows the customer to write',
    async (market, page, text) => {
      const order = await aDeliveredOrder(api, rows, market)
      await workReviews(api, rows)
      await rows(`update outbox set sent_at = null, next_attempt_at = now()`)
      await workReviews(api, rows)
      const mails = await mailsOf(order)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.html).toContain(text)
      const { id, token, position } = linkIn(String(mails[0]?.plain), page)
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
      const claim = { kind: 'invited', id, token } as const
      const device = { market, claim, position }
      expect(await openReviewForm(api.ctx, device)).toMatchObject({
        ok: true,
        value: { status: 'open', editWithinDays: 14 },
      })
      expect(
        await writeReview(api.ctx, { ...device, form: aForm, address: aNetwork() }),
      ).toMatchObject({ ok: true })
      expect((await listed(market)).summary.count).toBe(1)
    },
  )

  test('the invitation is sent a week after delivery', async () => {
    const order = await aDeliveredOrder(api, rows)
    const [message] = await rows<{ id: string; topic: string; payload: Record<string, unknown> }>(
      `select id, topic, payload from outbox where topic = 'order-delivered'`,
    )
    await handlers['order-delivered'](api.ctx, {
      id: '',
      topic: '',
      payload: {},
      ...message,
      attempts: 1,
    })
    const due = await rows(
      `select round(extract(epoch from next_attempt_at - (payload ->> 'deliveredAt')::timestamptz) / 86400)::int as days
       from outbox where topic = 'review-invitation' and payload ->> 'orderId' = $1`,
      order.orderId,
    )
    expect(due).toEqual([{ days: 7 }])
  })

  test('an invitation with another secret or id is refused', async () => {
    const order = await aDeliveredOrder(api, rows)
    await workReviews(api, rows)
    const [mail] = await mailsOf(order)
    const { id, token, position } = linkIn(String(mail?.plain), '/recenzii/adauga/')
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const claim of [
      { kind: 'invited', id, token: other },
      { kind: 'invited', id: '9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11', token },
    ] as const) {
      expect(await openReviewForm(api.ctx, { market: 'ro', claim, position })).toEqual({
        ok: false,
        refusal: { kind: 'not-found' },
      })
      expect(await isInvitation(api.ctx, claim)).toBe(false)
      expect(await stopInvitations(api.ctx, claim)).toBe(false)
    }
    expect(await rows('select 1 from review_invitation where token_hash = $1', token)).toEqual([])
  })

  test.each([
    ['what was sent back', 'update order_line set is_live = false where order_id = $1'],
    ['what is still on its way', `update shipment set state = 'in-transit' where order_id = $1`],
    ['a buyer who was erased', `update orders set contact_email = '' where id = $1`],
  ])('the invitation is not written for %s', async (_name, change) => {
    const order = await aDeliveredOrder(api, rows)
    await rows(change, order.orderId)
    await workReviews(api, rows)
    expect(await mailsOf(order)).toEqual([])
  })

  test('the invitation is not written for what was reviewed already', async () => {
    const { order } = await written()
    await workReviews(api, rows)
    expect(await mailsOf(order)).toEqual([])
  })

  test('invitations stop permanently when their link is used, for that address only', async () => {
    const stopping = await aDeliveredOrder(api, rows)
    await rows(
      `update orders set contact_email = 'Stop@exemplu.ro' where id = $1`,
      stopping.orderId,
    )
    await workReviews(api, rows)
    const link = linkIn(String((await mailsOf(stopping))[0]?.plain), '/recenzii/stop/')
    expect(await isInvitation(api.ctx, link)).toBe(true)
    expect(await rows('select 1 from review_stop')).toEqual([])
    expect(await stopInvitations(api.ctx, link)).toBe(true)
    expect(await stopInvitations(api.ctx, link)).toBe(true)
    const [next, others] = [await aDeliveredOrder(api, rows), await aDeliveredOrder(api, rows)]
    await rows(`update orders set contact_email = 'stop@exemplu.ro' where id = $1`, next.orderId)
    await rows(`update orders set contact_email = 'alt@exemplu.ro' where id = $1`, others.orderId)
    await workReviews(api, rows)
    expect(await mailsOf(next)).toEqual([])
    expect(await mailsOf(others)).toHaveLength(1)
    expect(JSON.stringify(await rows('select * from review_stop'))).not.toContain('exemplu')
  })
})

describe('the list of reviews', () => {
  test.each(['newest', 'highest', 'lowest'] as const)(
    'the list shows ten per page, %s first, each once',
    async sort => {
      const ratings = ['3', '5', '1', '5', '2', '4', '1', '3', '5', '1', '4', '2']
      for (const rating of ratings) await written({ rating })
      const first = await listReviews(api.ctx, 'ro', 'purchase', { sort })
      const after = String(first.olderThan)
      const second = await listReviews(api.ctx, 'ro', 'purchase', { sort, after })
      expect([first.reviews.length, second.reviews.length]).toEqual([10, 2])
      expect(second.olderThan).toBeUndefined()
      const shown = [...first.reviews, ...second.reviews]
      const inOrder = {
        newest: ratings.toReversed(),
        highest: ratings.toSorted().toReversed(),
        lowest: ratings.toSorted(),
      }
      expect(shown.map(({ rating }) => String(rating))).toEqual(inOrder[sort])
      expect(new Set(shown.map(({ id }) => id)).size).toBe(12)
      await expectCountsRight()
    },
    60_000,
  )

  test('the list can be filtered by stars, device and grade', async () => {
    const one = await written({ rating: '5' })
    await written({ rating: '2' })
    const { brand, slug } = one.order
    const wished = async (wish: object) =>
      (await listReviews(api.ctx, 'ro', 'purchase', { sort: 'newest', ...wish })).reviews
    expect((await wished({ stars: 5 })).map(({ id }) => id)).toEqual([one.id])
    expect(await wished({ stars: 3 })).toEqual([])
    expect((await wished({ subject: { brand, model: slug } })).map(({ id }) => id)).toContain(
      one.id,
    )
    expect(await wished({ subject: { brand: 'nobody' } })).toEqual([])
    const about = (await wished({ stars: 5 }))[0]?.about
    const grade = about?.kind === 'purchase' ? about.grade : undefined
    expect(await wished({ stars: 5, grade: grade === 'good' ? 'very-good' : 'good' })).toEqual([])
    expect(await wished({ stars: 5, grade })).toHaveLength(1)
  })
})
