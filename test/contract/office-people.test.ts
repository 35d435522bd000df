import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Grant } from '#domain/staff/grant.ts'
import {
  changeDisabled,
  changeGrants,
  inviteStaff,
  resetFactor,
  viewPeople,
} from '#services/staff/people.ts'
import { resetAccess } from '#services/staff/reset-access.ts'
import { viewStaff } from '#services/staff/view-staff.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aFreshStaff, aStaff, granted, staffPassword } from '#test/support/staff.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function someone(grants: readonly Grant[]) {
  const { cookie } = await aStaff(api, grants)
  const viewer = await viewStaff(api.ctx, cookie)
  if (!viewer) throw new Error('nobody is signed in')
  return viewer.staff
}

let count = 0
function invitation(grants: readonly Grant[], email = `invited-${++count}@office.example`) {
  return {
    name: 'Ana  Pop',
    email,
    language: 'en',
    grants,
    origin: 'https://shop.example',
  } as const
}

describe('inviting somebody', () => {
  test('emails a link with which they choose a password, once', async () => {
    const owner = await someone(granted('owner'))
    const form = invitation(granted('orders', 'ro'))
    expect(await inviteStaff(api.ctx, owner, form)).toMatchObject({ ok: true })
    const [letter] = await openedMails(api.database.pool, 'recipient = $1', [form.email])
    expect(letter?.plain).toContain(`Hello Ana Pop, ${owner.name} has given you access`)
    const [, token = ''] = /office\/join\/\?token=(\S+)/.exec(letter?.plain ?? '') ?? []
    const { staffAccounts } = api.ctx
    expect(await staffAccounts.resetPassword(token, staffPassword)).toBe(true)
    expect(await staffAccounts.resetPassword(token, staffPassword)).toBe(false)
    expect(await staffAccounts.signIn(form.email, staffPassword, 'test')).toMatchObject({
      kind: 'opened',
    })
  })

  test('gives no more than the inviter holds', async () => {
    const owner = await someone(granted('owner', 'ro'))
    const beyond = { ok: false, refusal: { kind: 'beyond-own-roles' } }
    expect(await inviteStaff(api.ctx, owner, invitation(granted('read-only', 'bg')))).toEqual(
      beyond,
    )
    const finance = await someone(granted('finance'))
    expect(await inviteStaff(api.ctx, finance, invitation(granted('finance', 'ro')))).toEqual(
      beyond,
    )
    expect(await inviteStaff(api.ctx, owner, invitation(granted('owner', 'ro')))).toMatchObject({
      ok: true,
    })
  })

  test.each([
    ['an address that somebody has', { email: 'OWNER@office.example' }, 'email-taken'],
    ['an address that is none', { email: 'nobody' }, 'invalid-email'],
    ['no name', { name: '  ' }, 'invalid-name'],
    ['no role', { grants: [] }, 'no-roles'],
  ])('with %s is refused', async (_, over, kind) => {
    const owner = await someone(granted('owner'))
    await rows(
      `insert into staff (id, name, email, created_at, updated_at)
       values (gen_random_uuid(), 'Owner', 'owner@office.example', now(), now()) on conflict do nothing`,
    )
    const form = { ...invitation(granted('orders', 'ro')), ...over }
    expect(await inviteStaff(api.ctx, owner, form)).toEqual({ ok: false, refusal: { kind } })
  })
})

describe('the last owner of a market', () => {
  test('keeps the role, and cannot be removed by two at once', async () => {
    await rows('delete from staff_grant')
    const [one, two] = [
      await someone(granted('owner', 'hu')),
      await someone(granted('owner', 'hu')),
    ]
    const done = await Promise.all([
      changeGrants(api.ctx, two, one.id, granted('support', 'hu')),
      changeGrants(api.ctx, one, two.id, granted('support', 'hu')),
    ])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(done.find(({ ok }) => !ok)).toEqual({
      ok: false,
      refusal: { kind: 'last-owner', market: 'hu' },
    })
    const owners = await rows(`select 1 from staff_grant where market = 'hu' and role = 'owner'`)
    expect(owners).toHaveLength(1)
  })

  test('does not leave either', async () => {
    await rows('delete from staff_grant')
    const only = await someone(granted('owner', 'gr'))
    const other = await someone(granted('owner', 'ro', 'gr'))
    expect(await changeDisabled(api.ctx, only, other.id, true)).toMatchObject({
      refusal: { kind: 'beyond-own-roles' },
    })
    expect(await changeDisabled(api.ctx, other, only.id, true)).toEqual({
      ok: true,
      value: undefined,
    })
    const successor = await someone(granted('owner', 'ro', 'gr'))
    await rows(
      'update staff_grant set market = $2 where staff_id = $1 and market = $3',
      successor.id,
      'bg',
      'gr',
    )
    expect(await changeGrants(api.ctx, other, other.id, granted('owner', 'ro'))).toEqual({
      ok: false,
      refusal: { kind: 'last-owner', market: 'gr' },
    })
  })

  test('nobody disables their own account', async () => {
    const owner = await someone(granted('owner'))
    expect(await changeDisabled(api.ctx, owner, owner.id, true)).toEqual({
      ok: false,
      refusal: { kind: 'own-account' },
    })
  })
})

test('people of other markets are not seen', async () => {
  const here = await someone(granted('owner', 'ro'))
  const there = await someone(granted('orders', 'bg'))
  const seen = (await viewPeople(api.ctx, here)).map(({ id }) => id)
  expect(seen).toContain(here.id)
  expect(seen).not.toContain(there.id)
})

test('a reset of the second factor ends the sessions, and the next sign-in asks for the password alone', async () => {
  const owner = await someone(granted('owner'))
  const { id, email, cookie } = await aFreshStaff(api, granted('orders'))
  expect(await resetFactor(api.ctx, owner, id)).toEqual({ ok: true, value: undefined })
  expect(await viewStaff(api.ctx, cookie)).toBeUndefined()
  expect(await api.ctx.staffAccounts.signIn(email, staffPassword, 'test')).toMatchObject({
    kind: 'opened',
  })
})

test('the command line lets a locked-out owner back in, and makes the first one', async () => {
  const { email, cookie } = await aFreshStaff(api, [])
  for (const address of [email, 'first@office.example']) {
    const { link } = await resetAccess(api.ctx, address, 'https://shop.example')
    const [, token = ''] = /token=(\S+)/.exec(link) ?? []
    expect(await api.ctx.staffAccounts.resetPassword(token, 'a new sentence of staff')).toBe(true)
    const entry = await api.ctx.staffAccounts.signIn(address, 'a new sentence of staff', 'test')
    expect(entry.kind, address).toBe('opened')
  }
  expect(await viewStaff(api.ctx, cookie)).toBeUndefined()
  const markets = await rows<{ market: string }>(
    `select g.market from staff_grant g join staff s on s.id = g.staff_id
     where s.email = 'first@office.example' and g.role = 'owner' order by 1`,
  )
  expect(markets.map(({ market }) => market)).toEqual(['bg', 'gr', 'hu', 'ro'])
})
