import { expect, test } from 'vitest'
import { known, memoryIdentity } from '#test/support/memory-identity.ts'
import { answerOf, aVisit } from '#test/support/page-visit.ts'
import { handleResetPassword, loadForgotPassword } from './load-forgot-password.ts'

function send(form: Readonly<Record<string, string>>) {
  const { ctx, asked, guarded } = memoryIdentity()
  return {
    asked,
    guarded,
    answer: answerOf(handleResetPassword, aVisit(ctx, '/forgot/', { form })),
  }
}

test('the page asks for the email address; the link in the email opens the form for the new password', async () => {
  const { ctx } = memoryIdentity()
  const show = async (query: string) =>
    (await answerOf(loadForgotPassword, aVisit(ctx, `/forgot/${query}`))).shown
  expect(await show('?next=/cont/')).toEqual({ kind: 'ask', next: '/cont/' })
  expect(await show(`?reset=${known.token}`)).toEqual({
    kind: 'reset',
    next: '',
    token: known.token,
  })
})

test('the response names the address that was entered, and nothing else', async () => {
  const { asked, guarded, answer } = send({
    intent: 'forgot',
    email: known.email,
    captcha: 'solved',
  })
  expect((await answer).shown).toEqual({ kind: 'sent', form: 'forgot', to: known.email })
  expect(asked).toEqual([['reset-asked', { email: known.email, market: 'ro' }]])
  expect(guarded).toMatchObject([{ account: known.email, caller: { captcha: 'solved' } }])
})

test('a link sets a new password once', async () => {
  const form = { intent: 'reset', token: known.token, password: 'zxcvbnmk' }
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
