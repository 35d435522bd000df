import { expect, test } from 'vitest'
import { credentials, memoryIdentity } from '#test/support/memory-identity.ts'
import { aVisit, pageResultOf } from '#test/support/page-visit.ts'
import { handleResetPassword, loadForgotPassword } from './load-forgot-password.ts'

function send(form: Readonly<Record<string, string>>) {
  const { ctx, calls, guarded } = memoryIdentity()
  return {
    asked: calls,
    guarded,
    answer: pageResultOf(handleResetPassword, aVisit(ctx, '/forgot/', { form })),
  }
}

test('the page asks for the email address; the link in the email opens the form for the new password', async () => {
  const { ctx } = memoryIdentity()
  const show = async (query: string) =>
    (await pageResultOf(loadForgotPassword, aVisit(ctx, `/forgot/${query}`))).shown
  expect(await show('?next=/cont/')).toEqual({ kind: 'ask', next: '/cont/' })
  expect(await show(`?reset=${credentials.token}`)).toEqual({
    kind: 'reset',
    next: '',
    token: credentials.token,
  })
})

test('the response names the address that was entered, and nothing else', async () => {
  const { asked, guarded, answer } = send({
    intent: 'forgot',
    email: credentials.email,
    captcha: 'solved',
  })
  expect((await answer).shown).toEqual({ kind: 'sent', form: 'forgot', to: credentials.email })
  expect(asked).toEqual([['reset-asked', { email: credentials.email, market: 'ro' }]])
  expect(guarded).toMatchObject([{ account: credentials.email, caller: { captcha: 'solved' } }])
})

test('a link sets a new password once', async () => {
  const form = { intent: 'reset', token: credentials.token, password: 'zxcvbnmk' }
  expect((await send(form).answer).shown).toEqual({ kind: 'password-set' })
  const { shown, status } = await send({ ...form, token: 'used' }).answer
  expect(status).toBe(422)
  expect(shown).toEqual({
    kind: 'refused',
    form: 'reset',
    refusal: { kind: 'invalid-link' },
    typed: {},
    needsCaptcha: false,
  })
})
