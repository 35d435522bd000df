import { expect, test } from 'vitest'
import { memoryIdentity } from '#test/support/memory-identity.ts'
import { aVisit, cookiesOf, pageResultOf } from '#test/support/page-visit.ts'
import { handleSignOut, loadLogout } from './load-logout.ts'

const fullCookie = 'kintsu.session=live; kintsu-member=1; customToken=t'

test.each([
  ['a member is asked to confirm', fullCookie, { kind: 'member', name: 'Ana Pop' }],
  [
    'without the custom token the session is lost',
    'kintsu.session=live; kintsu-member=1',
    { kind: 'lost' },
  ],
  [
    'a session that ended is lost',
    'kintsu.session=dead; kintsu-member=1; customToken=t',
    { kind: 'lost' },
  ],
  [
    'a browser that remembers a member but has no session has lost it',
    'kintsu-member=1',
    { kind: 'lost' },
  ],
  [
    'a cookie with a similar name is ignored',
    'xkintsu-member=1; a=customToken',
    { kind: 'visitor' },
  ],
  ['a browser without cookies is a visitor', undefined, { kind: 'visitor' }],
])('%s', async (_, cookie, shown) => {
  const { ctx, calls } = memoryIdentity()
  expect((await pageResultOf(loadLogout, aVisit(ctx, '/logout/', { cookie }))).shown).toEqual(shown)
  expect(calls, 'a GET ends no session').toEqual([])
})

test('a link can show that a session was lost, but not while it is still valid', async () => {
  const { ctx } = memoryIdentity()
  const show = async (cookie?: string) =>
    (await pageResultOf(loadLogout, aVisit(ctx, '/logout/?lost', { cookie }))).shown
  expect(await show()).toEqual({ kind: 'lost' })
  expect(await show(fullCookie)).toMatchObject({ kind: 'member' })
})

test('signing out clears the cookies and reloads the page', async () => {
  const { ctx, calls } = memoryIdentity()
  const visit = aVisit(ctx, '/logout/', { cookie: fullCookie, form: {} })
  const { response } = await pageResultOf(handleSignOut, visit)
  expect([response?.status, response?.headers.get('location')]).toEqual([303, '/logout/'])
  expect(cookiesOf(response)).toEqual([
    'kintsu.session',
    'kintsu-member',
    'customToken',
    'kintsu-cart',
  ])
  expect(calls).toEqual([['signOut', fullCookie]])
})

test('a lost session is cleared without a redirect', async () => {
  const { ctx } = memoryIdentity()
  const visit = aVisit(ctx, '/logout/', { form: { intent: 'forget' } })
  const { shown, headers } = await pageResultOf(handleSignOut, visit)
  expect(shown).toEqual({ kind: 'forgotten' })
  expect(headers?.getSetCookie()).toHaveLength(4)
})

test('another site cannot sign a member out', async () => {
  const { ctx, calls } = memoryIdentity()
  const visit = aVisit(ctx, '/logout/', {
    cookie: fullCookie,
    form: {},
    origin: 'http://evil.example',
  })
  expect((await pageResultOf(handleSignOut, visit)).status).toBe(403)
  expect(calls).toEqual([])
})
