import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { loadMyTradeIns } from '#http/pages/account/load-my-trade-ins.ts'
import { loadReviewAdd, sendReview } from '#http/pages/review/load-review-add.ts'
import { loadReviewError, loadReviewThanks } from '#http/pages/review/load-review-result.ts'
import {
  loadReviews,
  loadTradeInReviews,
  reportSellReview,
} from '#http/pages/review/load-reviews.ts'
import { loadTradeIn } from '#http/pages/trade-in/load-trade-in.ts'
import { loadTradeInStart } from '#http/pages/trade-in/load-trade-in-start.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { changeReview, withdrawReview } from '#services/review/change-review.ts'
import { listReviews, listReviewsOfModel } from '#services/review/list-reviews.ts'
import { openReviewForm } from '#services/review/open-review-form.ts'
import { reportReview } from '#services/review/report-review.ts'
import { isInvitation, stopInvitations } from '#services/review/stop-invitations.ts'
import { writeReview } from '#services/review/write-review.ts'
import { visit } from '#test/support/account-pages.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { aTradeInThatCame } from '#test/support/inspections.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aPaidTradeIn, workReviews } from '#test/support/reviewing.ts'
import { playedRegister, setBase } from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let dayShift = 0

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, {
    deviceRegister: playedRegister,
    now: () => new Date(Date.now() + dayShift * 86_400_000),
  })
  rows = rowsIn(api)
  await setBase(rows, 'ro', 150_000)
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
  title: 'Plată la timp',
  text: 'Oferta a fost respectată, banii au venit a doua zi.',
  shownName: 'short',
} as const

let network = 0
function aNetwork() {
  return `10.78.${(++network >> 8) & 255}.${network & 255}`
}

/** A paid trade-in in a member's account. */
async function owned() {
  const member = await aMember(api)
  const tradeIn = await aPaidTradeIn(api, rows, member.cookie)
  return { member, sale: tradeIn, device: deviceOf(member, tradeIn) }
}

type Member = Awaited<ReturnType<typeof aMember>>

function deviceOf({ member: { userId } }: Member, { number }: { readonly number: string }) {
  return { market: 'ro', claim: { kind: 'seller', userId, number } } as const
}

type Device = ReturnType<typeof deviceOf>

function write(device: Device, form: Partial<Record<keyof typeof aForm, string>> = {}) {
  return writeReview(api.ctx, { ...device, form: { ...aForm, ...form }, address: aNetwork() })
}

async function written(form: Partial<Record<keyof typeof aForm, string>> = {}) {
  const own = await owned()
  const result = await write(own.device, form)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  const [row] = await rows<{ id: string }>('select id from review where sale_id = $1', own.sale.id)
  return { ...own, id: String(row?.id), state: result.value.state }
}

function listed(market: 'ro' | 'hu' = 'ro') {
  return listReviews(api.ctx, market, 'sale', { sort: 'newest' })
}

function storedCounts() {
  return rows(
    `select kind, model_id as model, n1, n2, n3, n4, n5 from review_summary
     where n1 + n2 + n3 + n4 + n5 > 0 order by 1, 2`,
  )
}

describe('a seller’s review', () => {
  test('a review of a paid trade-in is published among sellers’ reviews with the short name, and counted there', async () => {
    const { sale: tradeIn, id, state } = await written()
    expect(state).toBe('published')
    const page = await listed()
    expect(page.summary).toMatchObject({ count: 1, averageTenths: 40 })
    expect(page.reviews).toMatchObject([
      {
        id,
        rating: 4,
        title: 'Plată la timp',
        name: 'Ana P.',
        about: { kind: 'sale', device: 'Apple iPhone 13, 128 GB' },
      },
    ])
    const one = { kind: 'sale', n1: 0, n2: 0, n3: 0, n4: 1, n5: 0 }
    expect(await storedCounts()).toEqual([
      { ...one, model: '' },
      { ...one, model: tradeIn.model },
    ])
    const bought = await listReviews(api.ctx, 'ro', 'purchase', { sort: 'newest' })
    expect([bought.reviews, bought.summary.count, bought.models]).toEqual([[], 0, []])
    expect((await listReviewsOfModel(api.ctx, 'ro', tradeIn.model)).newest).toEqual([])
    expect((await listed('hu')).summary.count).toBe(0)
  })

  test('a review is written once per trade-in, also by two concurrent requests', async () => {
    const { device } = await owned()
    const results = await Promise.all([write(device), write(device)])
    expect(results.map(({ ok }) => ok)).toEqual([true, true])
    expect(await write(device, { rating: '1' })).toEqual({
      ok: false,
      refusal: { kind: 'already-reviewed' },
    })
    expect((await listed()).summary.count).toBe(1)
  })

  test('a review of another seller’s trade-in is not found, like a missing one', async () => {
    const { sale: tradeIn } = await owned()
    const other = await aMember(api)
    for (const number of [tradeIn.number, 'SRO000999999']) {
      const device = deviceOf(other, { number })
      const missing = { ok: false, refusal: { kind: 'not-found' } }
      expect(await write(device)).toEqual(missing)
      expect(await openReviewForm(api.ctx, device)).toEqual(missing)
    }
    expect(await rows('select 1 from review')).toEqual([])
  })

  test('a review is accepted after the payout and for 180 days', async () => {
    const member = await aMember(api)
    const unpaid = deviceOf(member, await aTradeInThatCame(api, rows, member.cookie))
    expect(await write(unpaid)).toEqual({ ok: false, refusal: { kind: 'not-paid' } })
    const { device } = await owned()
    dayShift = 181
    expect(await write(device)).toEqual({ ok: false, refusal: { kind: 'expired' } })
    dayShift = 179
    expect(await write(device)).toMatchObject({ ok: true })
  })

  test('a review with a link is moderated first; staff publish it, hide it, reply to it', async () => {
    const { id, state } = await written({ text: 'Vezi aici cum a fost: www.exemplu.ro, pe larg.' })
    expect(state).toBe('flagged')
    expect(
      await rows('select kind, order_id as "order" from staff_task where subject_id = $1', id),
    ).toEqual([{ kind: 'review-flagged', order: null }])
    expect((await listed()).reviews).toEqual([])
    const move = (body: object) =>
      api.ask({
        method: 'POST',
        url: `/api/office/reviews/${id}/moves/`,
        body,
        headers: { authorization: `Bearer ${officeToken}` },
      })
    expect((await move({ move: 'publish', reason: 'a link to nowhere' })).statusCode).toBe(200)
    expect((await listed()).summary.count).toBe(1)
    const hide = { move: 'hide', hiddenFor: 'advertising', reason: 'a shop' }
    expect((await move(hide)).statusCode).toBe(200)
    expect((await listed()).summary.count).toBe(0)
    expect(
      await rows('select 1 from staff_task where subject_id = $1 and done_at is null', id),
    ).toEqual([])
  })

  test('a review can be changed for 14 days and permanently withdrawn at any time', async () => {
    const { device } = await written()
    const change = (rating: string) =>
      changeReview(api.ctx, { ...device, form: { ...aForm, rating }, address: aNetwork() })
    expect(await change('2')).toMatchObject({ ok: true })
    expect((await listed()).summary.averageTenths).toBe(20)
    dayShift = 15
    expect(await change('5')).toEqual({ ok: false, refusal: { kind: 'already-reviewed' } })
    expect(await withdrawReview(api.ctx, device)).toMatchObject({ ok: true })
    expect((await listed()).summary.count).toBe(0)
    expect(await write(device)).toEqual({ ok: false, refusal: { kind: 'already-reviewed' } })
  })

  test('a review is in its author’s export and is deleted with their account', async () => {
    const { member, sale: tradeIn, id } = await written()
    await written({ rating: '5' })
    await workReviews(api, rows)
    await reportReview(api.ctx, { reviewId: id, reason: 'unlawful', address: aNetwork() })
    const exported = await exportAccount(api.ctx, member.member.userId)
    expect(exported?.reviews).toEqual([
      expect.objectContaining({ sale: tradeIn.number, order: null, rating: 4 }),
    ])
    expect(await eraseAccount(api.ctx, member.member)).toEqual({ ok: true, value: undefined })
    expect(await rows('select 1 from review where id = $1', id)).toEqual([])
    expect(await rows('select 1 from staff_task where subject_id = $1', id)).toEqual([])
    const { summary, reviews } = await listed()
    expect([summary.count, summary.averageTenths, reviews.length]).toEqual([1, 50, 1])
    expect((await storedCounts()).length).toBe(2)
  })
})

function mailsTo(email: string) {
  return openedMails(api.database.pool, 'lower(recipient) = lower($1)', [email]).then(mails =>
    mails.filter(({ plain }) => plain.includes('recenz')),
  )
}

async function emailOf({ id }: { readonly id: string }) {
  return String(
    (await rows<{ email: string }>('select email from sale where id = $1', id))[0]?.email,
  )
}

function linkIn(plain: string, page: string) {
  const url = new URL(new RegExp(`https://\\S+${page}\\?\\S+`).exec(plain)?.[0] ?? '')
  const { searchParams } = url
  return {
    id: String(searchParams.get('id')),
    token: String(searchParams.get('t')),
    path: url.pathname.replace('/ro', '') + url.search,
  }
}

async function invited() {
  const own = await owned()
  const email = `seller-${own.sale.number.toLowerCase()}@exemplu.ro`
  await rows('update sale set email = $2 where id = $1', own.sale.id, email)
  await workReviews(api, rows)
  const [mail] = await mailsTo(email)
  return { ...own, email, mail, plain: mail?.plain ?? '' }
}

describe('the review invitation of a seller', () => {
  test('the invitation is one email a week after the payout, whose link needs no sign-in', async () => {
    const { sale: tradeIn } = await owned()
    const [planned] = await rows<{ id: string; topic: string; payload: Record<string, unknown> }>(
      `select id, topic, payload from outbox where topic = 'sale-review-due'`,
    )
    await handlers['sale-review-due'](api.ctx, {
      id: '',
      topic: '',
      payload: {},
      ...planned,
      attempts: 1,
    })
    expect(
      await rows(
        `select round(extract(epoch from next_attempt_at - (payload ->> 'paidAt')::timestamptz) / 86400)::int as days
         from outbox where topic = 'seller-invitation' and payload ->> 'saleId' = $1`,
        tradeIn.id,
      ),
    ).toEqual([{ days: 7 }])
    await workReviews(api, rows)
    await rows('update outbox set sent_at = null, next_attempt_at = now()')
    await workReviews(api, rows)
    const mails = await mailsTo(await emailOf(tradeIn))
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toBe('Cum a fost să ne vinzi Apple iPhone 13, 128 GB?')
    expect(mail?.plain).toContain(`vânzarea ${tradeIn.number}`)
    expect(mail?.plain).toContain('180 de zile de la plată')
    const { id, token, path } = linkIn(String(mail?.plain), '/recenzii/adauga/')
    const claim = { kind: 'invited-seller', id, token } as const
    expect(await openReviewForm(api.ctx, { market: 'ro', claim })).toMatchObject({
      ok: true,
      value: { status: 'open', number: tradeIn.number, about: { kind: 'sale' }, short: 'Ana P.' },
    })
    const form = { intent: 'write', ...aForm }
    expect(await visit(api, loadReviewAdd, path)).toMatchObject({
      value: { form: { about: { kind: 'sale', device: 'Apple iPhone 13, 128 GB' } } },
    })
    expect(await locationOf(visit(api, sendReview, path, { form }))).toBe(
      '/recenzii/multumim/?done=published&of=sale',
    )
    expect((await listed()).summary.count).toBe(1)
  })

  test('an invitation with another secret or id is refused, and one of an order is not valid for a trade-in', async () => {
    const { plain } = await invited()
    const { id, token } = linkIn(plain, '/recenzii/adauga/')
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const missing = { ok: false, refusal: { kind: 'not-found' } }
    for (const claim of [
      { kind: 'invited-seller', id, token: other },
      { kind: 'invited-seller', id: '9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11', token },
    ] as const)
      expect(await openReviewForm(api.ctx, { market: 'ro', claim })).toEqual(missing)
    const bought = { kind: 'invited', id, token } as const
    expect(await openReviewForm(api.ctx, { market: 'ro', claim: bought, position: 1 })).toEqual(
      missing,
    )
    const forged = `/recenzii/adauga/?id=${id}&t=${other}`
    expect(await locationOf(visit(api, loadReviewAdd, forged))).toBe(
      '/recenzii/eroare/?why=not-found&of=sale',
    )
  })

  test.each([
    ['who was erased', `update sale set email = '' where id = $1`],
    ['what is not paid', `update sale set state = 'inspected', device_hash = null where id = $1`],
  ])('the invitation is not written for %s', async (_name, change) => {
    const { sale: tradeIn } = await owned()
    await rows(change, tradeIn.id)
    await workReviews(api, rows)
    expect(await rows('select 1 from review_invitation')).toEqual([])
    expect(await rows('select 1 from mail')).toEqual([])
  })

  test('the invitation is not written for what was reviewed already', async () => {
    await written()
    await workReviews(api, rows)
    expect(await rows('select 1 from review_invitation')).toEqual([])
  })

  test('invitations stop permanently when their link is used', async () => {
    const { plain, email, member } = await invited()
    const link = linkIn(plain, '/recenzii/stop/')
    expect(await isInvitation(api.ctx, link)).toBe(true)
    expect(await stopInvitations(api.ctx, link)).toBe(true)
    const next = await aPaidTradeIn(api, rows, member.cookie)
    await rows('update sale set email = $2 where id = $1', next.id, email.toUpperCase())
    await workReviews(api, rows)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

async function locationOf(sent: ReturnType<typeof visit>) {
  const result = await sent
  return result.kind === 'answered' ? result.headers.get('location') : result
}

describe('the review pages of sellers', () => {
  test('the pages of a trade-in and of all trade-ins link to the review, for their seller only', async () => {
    const { member, sale: tradeIn, device } = await owned()
    const { cookie } = member
    const page = `/cont/detalii-vanzare/${tradeIn.number}/`
    const reviewable = [{ number: tradeIn.number, status: 'open' }]
    expect(await visit(api, loadTradeIn, page, { cookie })).toMatchObject({
      value: { review: reviewable[0] },
    })
    expect(await visit(api, loadMyTradeIns, '/cont/vanzarile-mele/', { cookie })).toMatchObject({
      value: { reviewable },
    })
    await write(device)
    expect(await visit(api, loadTradeIn, page, { cookie })).toMatchObject({
      value: { review: { status: 'editable' } },
    })
    const path = `/recenzii/adauga/?sale=${tradeIn.number}`
    expect(await visit(api, loadReviewAdd, path, { cookie })).toMatchObject({
      value: { form: { status: 'editable', review: { rating: 4 } } },
    })
    const stranger = await aMember(api)
    for (const missing of [path, '/recenzii/adauga/?sale=x'])
      expect(await visit(api, loadReviewAdd, missing, { cookie: stranger.cookie })).toMatchObject({
        kind: 'answered',
        status: 404,
      })
    expect(await locationOf(visit(api, loadReviewAdd, path))).toBe(
      `/autentifica-te/?next=${encodeURIComponent(path)}`,
    )
  })

  test('the page of an unpaid trade-in has no link to the review, and the review page gives the reason', async () => {
    const member = await aMember(api)
    const { number } = await aTradeInThatCame(api, rows, member.cookie)
    const { cookie } = member
    const page = await visit(api, loadTradeIn, `/cont/detalii-vanzare/${number}/`, { cookie })
    expect(page).toMatchObject({ kind: 'shown', value: { review: undefined } })
    const visiting = visit(api, loadReviewAdd, `/recenzii/adauga/?sale=${number}`, { cookie })
    expect(await locationOf(visiting)).toBe('/recenzii/eroare/?why=not-paid&of=sale')
    expect(
      await visit(api, loadReviewError, '/recenzii/eroare/?why=not-paid&of=sale'),
    ).toMatchObject({ value: { why: 'not-paid', kind: 'sale' } })
  })

  test('sellers’ reviews are shown ten per page, newest first, or of one rating, and three on the landing page', async () => {
    const own = await written({ rating: '1' })
    for (const rating of ['5', '4', '5', '3', '5', '2', '5', '5', '4', '5'])
      await written({ rating })
    const path = '/vinde/recenzii/'
    const first = await visit(api, loadTradeInReviews, path)
    expect(first).toMatchObject({ value: { page: { summary: { count: 11 } } } })
    const page = (first as { value: { page: Awaited<ReturnType<typeof listed>> } }).value.page
    expect(page.reviews.map(({ rating }) => rating)).toEqual([5, 4, 5, 5, 2, 5, 3, 5, 4, 5])
    expect(await visit(api, loadTradeInReviews, `${path}?after=${page.olderThan}`)).toMatchObject({
      value: { page: { reviews: [{ id: own.id }] } },
    })
    expect(await visit(api, loadTradeInReviews, `${path}?stele=2`)).toMatchObject({
      value: { page: { reviews: [{ rating: 2 }], summary: { count: 11 } } },
    })
    expect(await visit(api, loadTradeInReviews, `${path}?after=${own.id}`)).toMatchObject({
      status: 404,
    })
    expect(await visit(api, loadTradeInStart, '/vinde/')).toMatchObject({
      value: {
        reviews: { summary: { count: 11 }, newest: [{ rating: 5 }, { rating: 4 }, { rating: 5 }] },
      },
    })
    expect(await visit(api, loadReviews, '/recenzii/')).toMatchObject({
      value: { page: { reviews: [] } },
    })
  }, 90_000)

  test('the pages accept a visitor’s report and show a thank-you', async () => {
    const { id } = await written()
    const form = { review: id, reason: 'off-topic' }
    const location = await locationOf(visit(api, reportSellReview, '/vinde/recenzii/', { form }))
    expect(location).toBe('/recenzii/multumim/?done=reported&of=sale')
    expect(await visit(api, loadReviewThanks, String(location))).toMatchObject({
      value: { done: 'reported', kind: 'sale' },
    })
    expect(await rows('select kind, facts from staff_task where subject_id = $1', id)).toEqual([
      { kind: 'review-reported', facts: { reason: 'off-topic' } },
    ])
    expect((await listed()).summary.count).toBe(1)
  })
})
