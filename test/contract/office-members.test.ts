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
