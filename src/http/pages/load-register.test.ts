import { expect, test } from 'vitest'
import { known, memoryIdentity } from '#test/support/memory-identity.ts'
import { answerOf, aVisit, cookiesOf } from '#test/support/page-visit.ts'
import { loadRegister, register } from './load-register.ts'

const path = '/inregistreaza-te/'
const asking = { intent: 'register', name: 'Ana Pop', email: known.email, password: 'zxcvbnmk' }

function send(form: Readonly<Record<string, string>>, own = {}) {
  const { identity, asked: request } = memoryIdentity(own)
  const visit = aVisit(identity, `${path}?next=/cont/`, { form })
  return { asked: request, answer: answerOf(register, visit) }
}

test('an account is asked for, without the newsletter unless it was ticked', async () => {
  const { asked: request, answer } = send(asking)
  expect((await answer).shown).toEqual({ kind: 'sent', form: 'register', to: known.email })
  expect(request[0]?.[1]).toEqual({
    name: 'Ana Pop',
    email: known.email,
    password: 'zxcvbnmk',
    wantsNewsletter: false,
    market: 'ro',
    next: '/cont/',
  })
  const ticked = send({ ...asking, newsletter: 'on' })
  await ticked.answer
  expect(ticked.asked[0]?.[1]).toMatchObject({ wantsNewsletter: true })
})

test('what was typed comes back, the password never', async () => {
  const refusal = { kind: 'password', fault: { kind: 'too-common' } } as const
  const refuses = { register: async () => ({ ok: false, refusal }) }
  const { shown, status } = await send({ ...asking, newsletter: 'on' }, refuses).answer
  expect(status).toBe(422)
  expect(shown).toEqual({
    kind: 'refused',
    form: 'register',
    refusal,
    typed: { name: 'Ana Pop', email: known.email, newsletter: 'on' },
    needsCaptcha: false,
  })
})

test('the link that proves an address only asks when it is opened, and lets in when it is pressed', async () => {
  const { identity, asked: request } = memoryIdentity()
  const opened = await answerOf(loadRegister, aVisit(identity, `${path}?proof=${known.token}`))
  expect(opened.shown).toMatchObject({ kind: 'proof', token: known.token })
  expect(request).toEqual([])
  const { response } = await send({ intent: 'open-link', token: known.token }).answer
  expect(response?.headers.get('location')).toBe('/cont/')
  expect(cookiesOf(response)).toContain('kintsu.session')
})

test('a token longer than any of ours is none', async () => {
  const { identity } = memoryIdentity()
  const show = async (length: number) =>
    (await answerOf(loadRegister, aVisit(identity, `${path}?proof=${'x'.repeat(length)}`))).shown
  expect(await show(1000)).toMatchObject({ kind: 'proof' })
  expect(await show(1001)).toMatchObject({ kind: 'form' })
})
