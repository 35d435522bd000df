import { expect, test } from 'vitest'
import { memoryIdentity } from '#test/support/memory-identity.ts'
import { answerOf, aVisit, cookiesOf } from '#test/support/page-visit.ts'
import { loadLogout, signOut } from './load-logout.ts'

const whole = 'kintsu.session=live; kintsu-member=1; customToken=t'

test.each([
  ['a member is asked', whole, { kind: 'member', name: 'Ana Pop' }],
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
  ['a browser that remembers a member has lost one', 'kintsu-member=1', { kind: 'lost' }],
  [
    'another cookie of a like name is none of them',
    'xkintsu-member=1; a=customToken',
    { kind: 'visitor' },
  ],
  ['who was never in is out', undefined, { kind: 'visitor' }],
])('%s', async (_, cookie, shown) => {
  const { identity, asked: request } = memoryIdentity()
  expect((await answerOf(loadLogout, aVisit(identity, '/logout/', { cookie }))).shown).toEqual(
    shown,
  )
  expect(request, 'a GET ends no session').toEqual([])
})

test('a link can show that a session was lost, but not while it is still valid', async () => {
  const { identity } = memoryIdentity()
  const show = async (cookie?: string) =>
    (await answerOf(loadLogout, aVisit(identity, '/logout/?lost', { cookie }))).shown
  expect(await show()).toEqual({ kind: 'lost' })
  expect(await show(whole)).toMatchObject({ kind: 'member' })
})

test('signing out clears the cookies and reloads the page', async () => {
  const { identity, asked: request } = memoryIdentity()
  const visit = aVisit(identity, '/logout/', { cookie: whole, form: {} })
  const { response } = await answerOf(signOut, visit)
  expect([response?.status, response?.headers.get('location')]).toEqual([303, '/logout/'])
  expect(cookiesOf(response)).toEqual(['kintsu.session', 'kintsu-member'])
  expect(request).toEqual([['signOut', whole]])
})

test('a lost session is cleared without a redirect', async () => {
  const { identity } = memoryIdentity()
  const visit = aVisit(identity, '/logout/', { form: { intent: 'forget' } })
  const { shown, headers } = await answerOf(signOut, visit)
  expect(shown).toEqual({ kind: 'forgotten' })
  expect(headers?.getSetCookie()).toHaveLength(2)
})

test('another site cannot sign a member out', async () => {
  const { identity, asked: request } = memoryIdentity()
  const visit = aVisit(identity, '/logout/', {
    cookie: whole,
    form: {},
    origin: 'http://evil.example',
  })
  expect((await answerOf(signOut, visit)).status).toBe(403)
  expect(request).toEqual([])
})
