import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type OfficeActName, officeUrl } from '#domain/staff/office-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aFreshStaff, aStaff, granted } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function send(
  cookie: string,
  id: string,
  act: OfficeActName,
  form: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams({ act, reason: 'asked on the phone', ...form }).toString()
  return shop.visit(officeUrl('member', id), { cookie, form: body })
}

describe('a member', () => {
  test('is found by name, email and phone, in the markets of the staff only', async () => {
    const { member, email } = await aMember(shop)
    await rows(
      `update member set name = 'Ștefania 100% Găsită', phone_number = '+40711222333' where id = $1 returning id`,
      member.userId,
    )
    const { cookie } = await aStaff(shop, granted('support', member.market))
    const found = [email, email.toUpperCase(), '100% găsită', 'găs ște', '0711 222 333']
    for (const typed of found) {
      const url = `${officeUrl('members')}?${new URLSearchParams({ q: typed })}`
      const page = await shop.visit(url, { cookie })
      expect(page.body, typed).toContain(member.userId)
    }
    for (const typed of ['ăsită', 'găsită x', '%', ':*', "'"]) {
      const url = `${officeUrl('members')}?${new URLSearchParams({ q: typed })}`
      const page = await shop.visit(url, { cookie })
      expect(page.statusCode, typed).toBe(200)
      expect(page.body, typed).not.toContain(member.userId)
    }
    const other = await aStaff(shop, granted('support', member.market === 'hu' ? 'gr' : 'hu'))
    const foreign = await shop.visit(`${officeUrl('members')}?q=${email}`, { cookie: other.cookie })
    expect(foreign.body).not.toContain(member.userId)
    expect(
      (await shop.visit(officeUrl('member', member.userId), { cookie: other.cookie })).statusCode,
    ).toBe(404)
  })

  test('who is looked at leaves a line in the trail', async () => {
    const { member } = await aMember(shop)
    const { cookie, name } = await aStaff(shop, granted('support'))
    await shop.visit(officeUrl('member', member.userId), { cookie })
    expect(await rows('select action, subject from audit_entry where actor = $1', name)).toEqual([
      { action: 'view-member', subject: `member ${member.userId}` },
    ])
  })

  test('gets another name, and is signed out everywhere', async () => {
    const { member } = await aMember(shop)
    const { cookie } = await aStaff(shop, granted('support'))
    expect((await send(cookie, member.userId, 'correct-member', { name: '<b>' })).statusCode).toBe(
      422,
    )
    expect(
      (await send(cookie, member.userId, 'correct-member', { name: 'Ana  Pop' })).statusCode,
    ).toBe(303)
    expect((await send(cookie, member.userId, 'sign-member-out')).statusCode).toBe(303)
    expect(
      await rows(
        `select m.name, count(s.id)::int as sessions from member m left join member_session s on s.user_id = m.id
         where m.id = $1 group by m.name`,
        member.userId,
      ),
    ).toEqual([{ name: 'Ana Pop', sessions: 0 }])
    const [trail] = await rows<{ kept: string }>(
      `select string_agg(concat(before, after), '') as kept from audit_entry where action = 'correct-member'`,
    )
    expect(trail?.kept).not.toContain('Ana')
  })

  test('is blocked and let in again', async () => {
    const { member } = await aMember(shop)
    const { cookie } = await aStaff(shop, granted('support'))
    const standing = () =>
      rows(
        `select blocked_at is not null as blocked, (select count(*)::int from member_session where user_id = $1) as sessions
         from member where id = $1`,
        member.userId,
      )
    expect(await standing()).toEqual([{ blocked: false, sessions: 1 }])
    expect((await send(cookie, member.userId, 'block-member')).statusCode).toBe(303)
    expect(await standing()).toEqual([{ blocked: true, sessions: 0 }])
    const page = await shop.visit(officeUrl('member', member.userId), { cookie })
    expect([page.body.includes('Blocked'), page.body.includes('Open the account again')]).toEqual([
      true,
      true,
    ])
    expect((await send(cookie, member.userId, 'unblock-member')).statusCode).toBe(303)
    expect(await standing()).toEqual([{ blocked: false, sessions: 0 }])
  })

  test('gets everything another account of theirs has, which ends', async () => {
    const { member } = await aMember(shop)
    const other = await aMember(shop)
    const owner = await aFreshStaff(shop, granted('owner'))
    await rows(
      `insert into point_entry (id, user_id, market, kind, subject, points, counts_from, at)
       values (gen_random_uuid(), $1, 'ro', 'correction', gen_random_uuid()::text, 70, '2026-11-28', now())`,
      other.member.userId,
    )
    await rows(
      `insert into saved_address (id, user_id, market, county_id, county, locality_id, locality, street, number, created_at, updated_at)
       values (gen_random_uuid(), $1, 'ro', '12', 'Cluj', '1', 'Cluj-Napoca', 'Strada Lungă', '3', now(), now())`,
      other.member.userId,
    )
    await rows(
      `insert into saved_listing select u.id, 'ro', l.id, true, now()
       from unnest($1::uuid[]) with ordinality as u (id, place)
       cross join lateral (select id from listing where market = 'ro' order by id limit 1 + u.place) l`,
      [member.userId, other.member.userId],
    )
    await rows(
      `update member set phone_number = '+40755000111', phone_number_verified = true where id = $1`,
      other.member.userId,
    )
    await rows(
      `insert into member_passkey values ('a-passkey', $1, '', '', 0, now(), null)`,
      other.member.userId,
    )
    const merge = (cookie: string, typed: string) =>
      send(cookie, member.userId, 'merge-members', { other: typed })
    const helper = await aFreshStaff(shop, granted('support'))
    expect((await merge(helper.cookie, other.email)).statusCode).toBe(403)
    const abroad = await aFreshStaff(shop, granted('owner', 'hu'))
    expect((await merge(abroad.cookie, other.email)).statusCode).toBe(404)
    expect((await merge(owner.cookie, 'nobody@example.com')).statusCode).toBe(422)
    const { email } = (
      await rows<{ email: string }>('select email from member where id = $1', member.userId)
    )[0]!
    expect((await merge(owner.cookie, email)).statusCode).toBe(422)
    const twice = await Promise.all([
      merge(owner.cookie, other.email.toUpperCase()),
      merge(owner.cookie, '0755 000 111'),
    ])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422])
    expect(
      await rows(
        `select m.phone_number as phone, (select sum(points)::int from point_entry where user_id = m.id) as points,
           (select count(*)::int from saved_address where user_id = m.id) as addresses,
           (select count(*)::int from saved_listing where user_id = m.id) as favourites,
           (select count(*)::int from member_passkey where user_id = m.id) as passkeys,
           (select count(*)::int from member where id = $2) as gone
         from member m where m.id = $1`,
        member.userId,
        other.member.userId,
      ),
    ).toEqual([
      { phone: '+40755000111', points: 70, addresses: 1, favourites: 3, passkeys: 1, gone: 0 },
    ])
    const [trail] = await rows<{ kept: string }>(
      `select string_agg(concat(before, after), '') as kept from audit_entry where action = 'merge-members'`,
    )
    expect(trail?.kept).not.toContain('@')
  })

  test('is not merged with a blocked one', async () => {
    const { member } = await aMember(shop)
    const other = await aMember(shop)
    const owner = await aFreshStaff(shop, granted('owner'))
    expect((await send(owner.cookie, other.member.userId, 'block-member')).statusCode).toBe(303)
    const refused = await send(owner.cookie, member.userId, 'merge-members', { other: other.email })
    expect(refused.statusCode).toBe(422)
    expect(await rows('select 1 from member where id = $1', other.member.userId)).toHaveLength(1)
  })

  test('is exported and erased by an owner', async () => {
    const { member } = await aMember(shop)
    const owner = await aFreshStaff(shop, granted('owner'))
    const file = await shop.visit(`/office/members/${member.userId}.zip`, { cookie: owner.cookie })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip'])
    const helper = await aFreshStaff(shop, granted('support'))
    expect((await send(helper.cookie, member.userId, 'erase-member')).statusCode).toBe(403)
    expect((await send(owner.cookie, member.userId, 'erase-member')).statusCode).toBe(303)
    expect(await rows('select 1 from member where id = $1', member.userId)).toEqual([])
    const gone = await shop.visit(`/office/members/${member.userId}.zip`, { cookie: owner.cookie })
    expect(gone.statusCode).toBe(404)
  })
})
