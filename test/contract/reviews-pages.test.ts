import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPurchase } from '#http/pages/account/load-purchase.ts'
import { loadReviewAdd, sendReview } from '#http/pages/review/load-review-add.ts'
import { loadReviewError, loadReviewStop } from '#http/pages/review/load-review-result.ts'
import { handleReportReview, loadReviews } from '#http/pages/review/load-reviews.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aDeliveredOrder } from '#test/support/reviewing.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function owned() {
  const member = await aMember(api)
  const order = await aDeliveredOrder(api, rows)
  await rows('update orders set user_id = $2 where id = $1', order.orderId, member.member.userId)
  const path = `/recenzii/adauga/?order=${order.number}&line=${order.position}`
  return { cookie: member.cookie, order, path }
}

const form = {
  intent: 'write',
  rating: '5',
  title: 'Foarte bun',
  text: 'Arată ca nou, bateria ține o zi.',
  shownName: 'hidden',
}

async function locationOf(sent: ReturnType<typeof visit>) {
  const result = await sent
  return result.kind === 'answered' ? result.headers.get('location') : result
}

describe('the page of a device’s review', () => {
  test('the page is available to its member and redirects to the thank-you page', async () => {
    const { cookie, path } = await owned()
    expect(await visit(api, loadReviewAdd, path, { cookie })).toMatchObject({
      kind: 'shown',
      value: { form: { status: 'open' } },
    })
    expect(await locationOf(visit(api, sendReview, path, { cookie, form }))).toBe(
      '/recenzii/multumim/?done=published',
    )
    expect(await visit(api, loadReviewAdd, path, { cookie })).toMatchObject({
      value: { form: { status: 'editable', review: { rating: 5 } } },
    })
    const other = { ...form, rating: '1' }
    expect(await locationOf(visit(api, sendReview, path, { cookie, form: other }))).toBe(
      '/recenzii/eroare/?why=already-reviewed',
    )
    const withdraw = { intent: 'withdraw' }
    expect(await locationOf(visit(api, sendReview, path, { cookie, form: withdraw }))).toBe(
      '/recenzii/multumim/?done=withdrawn',
    )
  })

  test('the page of another member’s order is answered 404, and redirects a visitor to the login page', async () => {
    const { path } = await owned()
    const stranger = await aMember(api)
    for (const load of [loadReviewAdd, sendReview])
      expect(
        await visit(api, load, path, {
          cookie: stranger.cookie,
          ...(load === sendReview && { form }),
        }),
      ).toMatchObject({ kind: 'answered', status: 404 })
    expect(await locationOf(visit(api, loadReviewAdd, path))).toBe(
      `/autentifica-te/?next=${encodeURIComponent(path)}`,
    )
  })

  test('the page preserves invalid input and refuses an unknown field', async () => {
    const { cookie, path } = await owned()
    const short = { ...form, text: 'scurt' }
    const { intent: _sent, ...typed } = short
    expect(await visit(api, sendReview, path, { cookie, form: short })).toEqual({
      kind: 'shown',
      value: {
        form: typed,
        errors: [{ field: 'text', kind: 'too-short', min: 20 }],
        isTooMany: false,
      },
    })
    expect(
      await visit(api, sendReview, path, { cookie, form: { ...form, state: 'published' } }),
    ).toMatchObject({ kind: 'answered', status: 400 })
  })

  test('the page with a forged link says that there is no such invitation', async () => {
    const forged =
      '/recenzii/adauga/?id=9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11&t=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa&line=0'
    for (const path of [forged, '/recenzii/adauga/', '/recenzii/adauga/?id=1&t=2&line=x'])
      expect(await locationOf(visit(api, loadReviewAdd, path))).toBe(
        '/recenzii/eroare/?why=not-found',
      )
    expect(await visit(api, loadReviewStop, forged.replace('adauga', 'stop'))).toMatchObject({
      kind: 'answered',
      status: 404,
    })
    expect(await visit(api, loadReviewError, '/recenzii/eroare/?why=anything')).toEqual({
      kind: 'shown',
      value: { why: 'not-found', kind: 'purchase' },
    })
  })
})

test('the page of an order links to the review of each delivered device', async () => {
  const { cookie, order } = await owned()
  const path = `/cont/cumparaturile-mele/${order.number}/`
  expect(await visit(api, loadPurchase, path, { cookie })).toMatchObject({
    value: { reviewable: [{ position: order.position, status: 'open' }] },
  })
})

test('the list is the same for everybody, and a report redirects to the thank-you page', async () => {
  const { cookie, path, order } = await owned()
  await visit(api, sendReview, path, { cookie, form })
  const [review] = await rows<{ id: string }>(
    'select id from review where order_id = $1',
    order.orderId,
  )
  expect(await visit(api, loadReviews, '/recenzii/?stele=5')).toMatchObject({
    value: { page: { reviews: [{ id: review?.id }] } },
  })
  const reportForm = { review: String(review?.id), reason: 'off-topic' }
  expect(await locationOf(visit(api, handleReportReview, '/recenzii/', { form: reportForm }))).toBe(
    '/recenzii/multumim/?done=reported',
  )
  expect(
    await visit(api, handleReportReview, '/recenzii/', {
      form: { ...reportForm, reason: 'negative' },
    }),
  ).toMatchObject({ kind: 'answered', status: 400 })
})
