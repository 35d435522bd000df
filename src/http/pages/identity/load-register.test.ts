import { expect, test } from 'vitest'
import { credentials, memoryIdentity } from '#test/support/memory-identity.ts'
import { aVisit, cookiesOf, pageResultOf } from '#test/support/page-visit.ts'
import { handleRegister, loadRegister } from './load-register.ts'

const path = '/inregistreaza-te/'
const registration = {
  intent: 'register',
  name: 'Ana Pop',
  email: credentials.email,
  password: 'zxcvbnmk',
}

function send(form: Readonly<Record<string, string>>) {
  const { ctx, calls } = memoryIdentity()
  const visit = aVisit(ctx, `${path}?next=/cont/`, { form })
  return { asked: calls, answer: pageResultOf(handleRegister, visit) }
}

test('a registration has no newsletter unless the box was ticked', async () => {
  const { asked, answer } = send(registration)
  expect((await answer).shown).toEqual({ kind: 'sent', form: 'register', to: credentials.email })
  expect(asked).toEqual([
    ['hashOf', 'zxcvbnmk'],
    [
      'registration-asked',
      {
        userId: expect.any(String),
        name: 'Ana Pop',
        email: credentials.email,
        sealedHash: expect.any(String),
        wantsNewsletter: false,
        market: 'ro',
        next: '/cont/',
      },
    ],
  ])
  const ticked = send({ ...registration, newsletter: 'on' })
  await ticked.answer
  expect(ticked.asked[1]?.[1]).toMatchObject({ wantsNewsletter: true })
})

test('a refused registration returns the input, but never the password', async () => {
  const common = { ...registration, password: 'password', newsletter: 'on' }
  const { shown, status } = await send(common).answer
  expect(status).toBe(422)
  expect(shown).toEqual({
    kind: 'refused',
    form: 'register',
    refusal: { kind: 'password', error: { kind: 'too-common' } },
    typed: { name: 'Ana Pop', email: credentials.email, newsletter: 'on' },
    needsCaptcha: false,
  })
})

test('opening the confirmation link only asks to confirm; confirming it signs in', async () => {
  const { ctx, calls } = memoryIdentity()
  const opened = await pageResultOf(loadRegister, aVisit(ctx, `${path}?proof=${credentials.token}`))
  expect(opened.shown).toMatchObject({ kind: 'proof', token: credentials.token })
  expect(calls).toEqual([])
  const { response } = await send({ intent: 'open-link', token: credentials.token }).answer
  expect(response?.headers.get('location')).toBe('/cont/')
  expect(cookiesOf(response)).toContain('kintsu.session')
})

test('a token longer than the shop’s own is ignored', async () => {
  const { ctx } = memoryIdentity()
  const show = async (length: number) =>
    (await pageResultOf(loadRegister, aVisit(ctx, `${path}?proof=${'x'.repeat(length)}`))).shown
  expect(await show(1000)).toMatchObject({ kind: 'proof' })
  expect(await show(1001)).toMatchObject({ kind: 'form' })
})
