import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadAccount } from '#http/pages/account/load-account.ts'
import { loadMyPurchases } from '#http/pages/account/load-my-purchases.ts'
import { changePurchase, loadPurchase } from '#http/pages/account/load-purchase.ts'
import { loadSettingsPage } from '#http/pages/account/load-settings.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'

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

type Owner = Awaited<ReturnType<typeof aMember>>

/** An order of one phone in a member's account; `agoDays` moves it into the past. */
async function bought(owner: Owner, agoDays = 0, market: 'ro' | 'bg' = 'ro') {
  const { orderId } = await anOrder(api, rows, market)
  const [row] = await rows<{ number: string }>(
    `update orders set user_id = $2, placed_at = placed_at - make_interval(days => $3)
     where id = $1 returning number`,
    orderId,
    owner.member.userId,
    agoDays,
  )
  return { orderId, number: String(row?.number) }
}

async function shown(
  load: Parameters<typeof visit>[1],
  path: string,
  options: Parameters<typeof visit>[3],
) {
  const result = await visit(api, load, path, options)
  if (result.kind !== 'shown') throw new Error(`${path} answered ${result.status}`)
  return result.value as Record<string, unknown>
}

type Listed = {
  readonly purchases: readonly { readonly number: string }[]
  readonly olderPath?: string
  readonly elsewhere: readonly { readonly market: string; readonly url: string }[]
}

async function listed(cookie: string, path = '/cont/cumparaturile-mele/') {
  return (await shown(loadMyPurchases, path, { cookie })) as unknown as Listed
}

function numbers({ purchases }: Listed) {
  return purchases.map(({ number }) => number)
}

/** markets.md, Routes. */
const pages = [
  ['/cont/', loadAccount],
  ['/cont/cumparaturile-mele/', loadMyPurchases],
  ['/cont/cumparaturile-mele/RO000012342/', loadPurchase],
  ['/cont/setari/', loadSettingsPage],
] as const

describe('account pages', () => {
  test.each(pages)(
    '%s redirects a visitor to the login page, and back afterwards',
    async (path, load) => {
      const result = await visit(api, load, path)
      expect(result).toMatchObject({ kind: 'answered', status: 302 })
      if (result.kind !== 'answered') return
      expect(result.headers.get('location')).toBe(
        `/autentifica-te/?next=${encodeURIComponent(path)}`,
      )
      expect(result.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test('a lost session redirects to the logout path (Spec 4.7)', async () => {
    const lost = await aMember(api)
    await rows('delete from member_session where user_id = $1', lost.member.userId)
    const result = await visit(api, loadAccount, '/cont/', { cookie: lost.cookie })
    expect(result).toMatchObject({ kind: 'answered', status: 302 })
    if (result.kind === 'answered') expect(result.headers.get('location')).toBe('/logout/')
  })

  test.each([
    ['/cont/setari/x.css', loadSettingsPage],
    ['/cont/cumparaturile-mele/x.css', loadPurchase],
    ['/cont/cumparaturile-mele/RO000012345/', loadPurchase],
    ['/profil/', loadAccount],
  ] as const)('%s is no page of ro, with or without a session', async (path, load) => {
    for (const cookie of [undefined, one.cookie]) {
      const result = await visit(api, load, path, cookie === undefined ? {} : { cookie })
      expect(result).toMatchObject({ kind: 'answered', status: 404 })
    }
  })
})

describe('the purchases of a member', () => {
  test('purchases are listed newest first, ten per page, and only those of the member', async () => {
    const owner = await aMember(api)
    await bought(other)
    const own: string[] = []
    for (const days of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      own.push((await bought(owner, days)).number)
    const first = await listed(owner.cookie)
    expect(numbers(first)).toEqual(own.slice(0, 10))
    expect(first.olderPath).toBe(`/cont/cumparaturile-mele/?after=${own[9]}`)
    const second = await listed(owner.cookie, String(first.olderPath))
    expect(numbers(second)).toEqual(own.slice(10))
    expect(second.olderPath).toBeUndefined()
  })

  test("the list of purchases continues only after one of the member's own orders", async () => {
    const theirs = await bought(other)
    const path = `/cont/cumparaturile-mele/?after=${theirs.number}`
    const result = await visit(api, loadMyPurchases, path, { cookie: one.cookie })
    expect(result).toMatchObject({ kind: 'answered', status: 404 })
  })

  test('a purchase in another market is mentioned with a link to that market', async () => {
    const owner = await aMember(api)
    const here = await bought(owner)
    await bought(owner, 0, 'bg')
    const list = await listed(owner.cookie)
    expect(numbers(list)).toEqual([here.number])
    expect(list.elsewhere).toEqual([
      { market: 'bg', url: 'https://shop.example/bg/profil/moite-pokupki/' },
    ])
  })

  test("another member's order is answered 404 for viewing, cancelling and ordering again", async () => {
    const { number } = await bought(other)
    const path = `/cont/cumparaturile-mele/${number}/`
    const missing = '/cont/cumparaturile-mele/RO009999997/'
    for (const url of [path, missing])
      expect(await visit(api, loadPurchase, url, { cookie: one.cookie })).toMatchObject({
        kind: 'answered',
        status: 404,
      })
    for (const intent of ['cancel', 'cancel-confirmed', 'order-again'])
      expect(
        await visit(api, changePurchase, path, { cookie: one.cookie, form: { intent } }),
      ).toMatchObject({ kind: 'answered', status: 404 })
    expect(await rows('select state from orders where number = $1', number)).toEqual([
      { state: 'confirmed' },
    ])
  })

  test('an order can be cancelled before the carrier has it, but not by a form from when it was unpaid', async () => {
    const { number } = await bought(one)
    const path = `/cont/cumparaturile-mele/${number}/`
    const stateAfter = async (intent: string) => {
      const result = await visit(api, changePurchase, path, {
        cookie: one.cookie,
        form: { intent },
      })
      expect(result).toMatchObject({ kind: 'answered', status: 303 })
      return rows('select state from orders where number = $1', number)
    }
    expect(await stateAfter('cancel')).toEqual([{ state: 'confirmed' }])
    expect(await stateAfter('cancel-confirmed')).toEqual([{ state: 'cancelled' }])
    const { details } = await shown(loadPurchase, path, { cookie: one.cookie })
    expect(details).toMatchObject({ stage: 'cancelled' })
  })

  test('an order shows its status, its parcel and the return deadline', async () => {
    const { orderId, number } = await bought(one)
    await rows(
      `update shipment set state = 'delivered', awb = 'AWB-1', tracking_url = 'https://carrier.example/1'
       where order_id = $1`,
      orderId,
    )
    await rows("update orders set state = 'closed' where id = $1", orderId)
    await rows(
      `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
       values (gen_random_uuid(), $1, 'shipment', 'in-transit', 'delivered', 'test', 'test', '2026-11-10T10:00:00Z')`,
      orderId,
    )
    const path = `/cont/cumparaturile-mele/${number}/`
    const { details } = await shown(loadPurchase, path, { cookie: one.cookie })
    expect(details).toMatchObject({
      stage: 'delivered',
      next: { kind: 'return-until', day: '2027-01-09' },
      withdrawal: { lawUntil: '2026-11-24', shopUntil: '2027-01-09' },
      tracking: { awb: 'AWB-1', url: 'https://carrier.example/1' },
      steps: expect.arrayContaining([{ stage: 'delivered', at: '2026-11-10T10:00:00.000Z' }]),
    })
  })

  test('an order can be ordered again if in stock; unavailable items are named', async () => {
    const { orderId, number } = await bought(one)
    const [line] = await rows<{ listing: string; title: string }>(
      `select listing_id as listing, title from order_line where order_id = $1 and kind = 'device'`,
      orderId,
    )
    const again = async () =>
      (
        await shown(changePurchase, `/cont/cumparaturile-mele/${number}/`, {
          cookie: one.cookie,
          form: { intent: 'order-again' },
        })
      ).again as {
        readonly devices: readonly { readonly facts: { readonly listingId: string } }[]
        readonly gone: readonly string[]
      }
    await rows(
      `update unit set state = 'listed' where id = (
         select u.id from unit u where u.listing_id = $1 and u.state <> 'listed'
           and not exists (select 1 from order_line l where l.unit_id = u.id and l.is_live) limit 1)`,
      line?.listing,
    )
    await rows(
      `insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at)
       select gen_random_uuid(), id, market, 'listed', 'sealed', 1, 'margin', now() from listing where id = $1`,
      line?.listing,
    )
    const inStock = await again()
    expect(inStock.devices.map(({ facts }) => facts.listingId)).toEqual([line?.listing])
    expect(inStock.gone).toEqual([])
    await rows(
      "update unit set state = 'quarantined' where listing_id = $1 and state = 'listed'",
      line?.listing,
    )
    expect(await again()).toMatchObject({ devices: [], gone: [line?.title] })
  })

  test('a form with an unknown field, or of another content type, changes nothing', async () => {
    const { number } = await bought(one)
    const path = `/cont/cumparaturile-mele/${number}/`
    for (const form of [
      { intent: 'cancel', state: 'cancelled' },
      { intent: 'paid' },
      'intent=cancel&intent=cancel',
    ])
      expect(await visit(api, changePurchase, path, { cookie: one.cookie, form })).toMatchObject({
        kind: 'answered',
        status: 400,
      })
    expect(await rows('select state from orders where number = $1', number)).toEqual([
      { state: 'confirmed' },
    ])
  })
})
