import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetPersonalData } from '#services/retention/forget-personal-data.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let one: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<typeof aMember>>
let ro: readonly string[]

const now = new Date('2026-11-20T12:00:00Z')
const at = now.getTime() - 3_600_000
const day = 86_400_000

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { now: () => now })
  rows = rowsIn(api)
  one = await aMember(api)
  other = await aMember(api)
  ro = (
    await rows<{ id: string }>(`select id from listing where market = 'ro' order by id limit 60`)
  ).map(({ id }) => id)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(() => rows('delete from saved_listing'))

type Change = { readonly listingId: string; readonly isSaved: boolean; readonly at: number }

let network = 0
function ask(body: object, cookie: string | undefined = one.cookie, origin?: string) {
  return api.ask({
    method: 'POST',
    url: '/api/favourites/',
    remoteAddress: `10.8.${(++network >> 8) & 255}.${network & 255}`,
    headers: { origin: origin ?? 'https://shop.example', cookie },
    payload: body,
  })
}

async function listAfter(changes: readonly Change[], over: object = {}, cookie?: string) {
  const response = await ask({ market: 'ro', changes, ...over }, cookie)
  expect(response.statusCode).toBe(200)
  return response.json<{ owner: string; listingIds: readonly string[] }>()
}

function saved(index: number, when = at): Change {
  return { listingId: ro[index] ?? '', isSaved: true, at: when }
}

function removed(index: number, when = at): Change {
  return { ...saved(index, when), isSaved: false }
}

describe('favourites of a member', () => {
  test('are those of all browsers, the newest first', async () => {
    await listAfter([saved(0), saved(1, at + 1)])
    expect((await listAfter([saved(2, at - 1)])).listingIds).toEqual([ro[1], ro[0], ro[2]])
    expect((await listAfter([])).listingIds).toEqual([ro[1], ro[0], ro[2]])
  })

  test('the later of two changes counts, whichever comes first', async () => {
    await listAfter([removed(0, at + 10)])
    expect((await listAfter([saved(0, at)])).listingIds).toEqual([])
    expect((await listAfter([saved(0, at + 11)])).listingIds).toEqual([ro[0]])
    expect((await listAfter([saved(1), removed(1, at + 1)])).listingIds).toEqual([ro[0]])
    expect((await listAfter([removed(2, at + 1), saved(2)])).listingIds).toEqual([ro[0]])
  })

  test('a browser whose clock is ahead does not win for ever', async () => {
    await listAfter([saved(0, now.getTime() + 365 * day)])
    const [row] = await rows<{ at: Date }>('select changed_at as at from saved_listing')
    expect(row?.at).toEqual(now)
  })

  test('are 48 at most: the oldest is left out', async () => {
    const all = Array.from({ length: 48 }, (_, index) => saved(index, at + index))
    expect((await listAfter(all)).listingIds).toHaveLength(48)
    const { listingIds } = await listAfter([saved(48, at + 48)])
    expect([listingIds.length, listingIds[0], listingIds.includes(ro[0] ?? '')]).toEqual([
      48,
      ro[48],
      false,
    ])
  })

  test('what was taken off is forgotten after 90 days', async () => {
    await listAfter([
      removed(0, now.getTime() - 90 * day + 1),
      removed(1, now.getTime() - 90 * day - 1),
      saved(2, now.getTime() - 91 * day),
    ])
    await forgetPersonalData(api.ctx)
    const left = await rows('select listing_id as id from saved_listing order by changed_at desc')
    expect(left).toEqual([{ id: ro[0] }, { id: ro[2] }])
  })

  test('belong to one market, and are listings of it', async () => {
    const [hu] = await rows<{ id: string }>(`select id from listing where market = 'hu' limit 1`)
    await listAfter([saved(0)])
    const foreign = { listingId: hu?.id ?? '', isSaved: true, at }
    expect((await listAfter([foreign, { ...foreign, listingId: 'nothing' }])).listingIds).toEqual([
      ro[0],
    ])
    expect((await listAfter([foreign], { market: 'hu' })).listingIds).toEqual([hu?.id])
  })

  test('are nobody else’s: what was saved in the name of another member is not taken over', async () => {
    const { owner } = await listAfter([saved(0)])
    const theirs = await listAfter([saved(1)], { owner }, other.cookie)
    expect([theirs.owner === owner, theirs.listingIds]).toEqual([false, []])
    expect((await listAfter([saved(2)], { owner })).listingIds).toEqual([ro[0], ro[2]].toSorted())
    expect(owner).not.toContain(one.member.userId)
  })

  test('changes sent twice at once are written once', async () => {
    const results = await Promise.all(
      Array.from({ length: 6 }, () => listAfter([saved(0), saved(1, at + 1)])),
    )
    for (const { listingIds } of results) expect(listingIds).toEqual([ro[1], ro[0]])
    expect(await rows('select 1 from saved_listing')).toHaveLength(2)
  })
})

test('without a session, from elsewhere, or with too many changes nothing is written', async () => {
  const body = { market: 'ro', changes: [saved(0)] }
  expectProblem(await ask(body, ''), { status: 401, code: 'signed-out' })
  const foreign = await ask(body, one.cookie, 'https://elsewhere.example')
  expectProblem(foreign, { status: 403, code: 'foreign-origin' })
  const most = Array.from({ length: 96 }, () => saved(0))
  expect((await ask({ market: 'ro', changes: most })).statusCode).toBe(200)
  await rows('delete from saved_listing')
  for (const wrong of [
    { market: 'ro', changes: [...most, saved(0)] },
    { market: 'at', changes: [] },
    { market: 'ro', changes: [{ ...saved(0), at: -1 }] },
    { market: 'ro', changes: [{ ...saved(0), listingId: 'x'.repeat(81) }] },
  ])
    expect((await ask(wrong)).statusCode).toBe(400)
  expect(await rows('select 1 from saved_listing')).toEqual([])
})
