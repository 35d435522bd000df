import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSettings } from '#http/pages/account/load-settings-forms.ts'
import { confirmEmail, stopEmailChange } from '#services/identity/confirm-email.ts'
import { resetPassword } from '#services/identity/reset-password.ts'
import { sendReset } from '#services/identity/send-reset.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aCaller,
  aMember,
  aNewcomer,
  type IdentityApp,
  identityApp,
  linkTokenIn,
  solved,
} from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'

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

type Owner = Awaited<ReturnType<typeof aMember>>
type Form = Readonly<Record<string, string>>

function send({ cookie }: Owner, form: Form) {
  return visit(api, changeSettings, '/cont/setari/', { cookie, form })
}

function emailForm(owner: Owner, email: string) {
  return {
    intent: 'email',
    email,
    current: owner.password,
  }
}

async function emailOf({ member }: Owner) {
  return (await rows<{ email: string }>('select email from member where id = $1', member.userId))[0]
    ?.email
}

async function phoneOf({ member }: Owner) {
  return (
    await rows<{ phone: string | null }>(
      'select phone_number as phone from member where id = $1',
      member.userId,
    )
  )[0]?.phone
}

async function isIn({ cookie }: Owner) {
  return (await viewSession(api.ctx, cookie)).kind === 'member'
}

const accepted = { kind: 'answered', status: 303 }

/** The emails sent since the last call; the one to the old address is last, whichever was written first. */
async function emails() {
  return (await api.sentEmails()).toSorted(
    (one, other) => Number(one.kind === 'email-change') - Number(other.kind === 'email-change'),
  )
}

describe('a new email address', () => {
  test('a new email address is active once its email is confirmed; sessions stay and sign-in works with it', async () => {
    const [owner, email] = [await aMember(api), aNewcomer().email]
    expect(await send(owner, emailForm(owner, ` ${email.toUpperCase()} `))).toMatchObject(accepted)
    const written = await emails()
    expect(written.map(({ kind, email: to }) => [kind, to])).toEqual([
      ['new-email', email],
      ['email-change', owner.email],
    ])
    expect(await emailOf(owner)).toBe(owner.email)
    const token = linkTokenIn(api, written[0])
    expect((await confirmEmail(api.ctx, token)).ok).toBe(true)
    expect(await emailOf(owner)).toBe(email)
    expect(await isIn(owner)).toBe(true)
    const { password } = owner
    expect((await signIn(api.ctx, { email, password }, aCaller())).ok).toBe(true)
    expect((await signIn(api.ctx, { email: owner.email, password }, aCaller())).ok).toBe(false)
    expect(await confirmEmail(api.ctx, token)).toEqual({
      ok: false,
      refusal: { kind: 'invalid-link' },
    })
  })

  test('a new email address is not set by an expired confirmation link', async () => {
    const [owner, email] = [await aMember(api), aNewcomer().email]
    await send(owner, emailForm(owner, email))
    const [outgoing] = await emails()
    await rows(`update verification set expires_at = now() - interval '1 second'`)
    expect(await confirmEmail(api.ctx, linkTokenIn(api, outgoing))).toEqual({
      ok: false,
      refusal: { kind: 'invalid-link' },
    })
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test('guest orders with the new email address become the member’s orders', async () => {
    const [owner, email] = [await aMember(api), aNewcomer().email]
    await send(owner, emailForm(owner, email))
    const [outgoing] = await emails()
    const { orderId } = await anOrder(api, rows)
    await rows('update orders set contact_email = $2, user_id = null where id = $1', orderId, email)
    await confirmEmail(api.ctx, linkTokenIn(api, outgoing))
    expect(await rows('select user_id from orders where id = $1', orderId)).toEqual([
      { user_id: owner.member.userId },
    ])
  })

  test.each([
    ['before', false],
    ['after', true],
  ])(
    'a change stopped from the old address %s its confirmation ends every session and passkey',
    async (_, isDone) => {
      const [owner, email] = [await aMember(api), aNewcomer().email]
      await send(owner, emailForm(owner, email))
      const { userId } = owner.member
      await rows(
        `insert into member_passkey values (gen_random_uuid()::text, $1, '', '', 0, now(), null)`,
        userId,
      )
      const [proof, notice] = await emails()
      if (isDone) await confirmEmail(api.ctx, linkTokenIn(api, proof))
      expect((await stopEmailChange(api.ctx, linkTokenIn(api, notice))).ok).toBe(true)
      expect(await emailOf(owner)).toBe(owner.email)
      expect(await isIn(owner)).toBe(false)
      expect(await rows('select 1 from member_passkey where user_id = $1', userId)).toEqual([])
      expect((await confirmEmail(api.ctx, linkTokenIn(api, proof))).ok).toBe(false)
      expect((await stopEmailChange(api.ctx, linkTokenIn(api, notice))).ok).toBe(false)
    },
  )

  test('the old address of the first of two changes can stop both, even when both are confirmed', async () => {
    const owner = await aMember(api)
    await send(owner, emailForm(owner, aNewcomer().email))
    const [first, notice] = await emails()
    await confirmEmail(api.ctx, linkTokenIn(api, first))
    await send(owner, emailForm(owner, aNewcomer().email))
    await confirmEmail(api.ctx, linkTokenIn(api, (await emails())[0]))
    expect((await stopEmailChange(api.ctx, linkTokenIn(api, notice))).ok).toBe(true)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test('an email address of another account is answered like a free one, and only its owner is emailed', async () => {
    const [owner, other] = [await aMember(api), await aMember(api)]
    const free = await send(owner, emailForm(owner, aNewcomer().email))
    await emails()
    const taken = await send(owner, emailForm(owner, other.email))
    expect(taken).toMatchObject(accepted)
    for (const result of [free, taken])
      expect(result.kind === 'answered' && result.headers.get('location')).toBe(
        '/cont/setari/?done=email#email',
      )
    expect((await emails()).map(({ kind, email }) => [kind, email])).toEqual([
      ['have-account', other.email],
      ['email-change', owner.email],
    ])
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test('an email address that another member registers before the confirmation stays theirs', async () => {
    const [owner, newcomer] = [await aMember(api), aNewcomer()]
    await send(owner, emailForm(owner, newcomer.email))
    const [proof] = await emails()
    const other = await aMember(api, newcomer)
    expect((await confirmEmail(api.ctx, linkTokenIn(api, proof))).ok).toBe(false)
    expect(await emailOf(other)).toBe(newcomer.email)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test('a second change request invalidates the link of the first', async () => {
    const [owner, second] = [await aMember(api), aNewcomer().email]
    await send(owner, emailForm(owner, aNewcomer().email))
    const [first] = await emails()
    await send(owner, emailForm(owner, second))
    const [last] = await emails()
    expect((await confirmEmail(api.ctx, linkTokenIn(api, first))).ok).toBe(false)
    expect((await confirmEmail(api.ctx, linkTokenIn(api, last))).ok).toBe(true)
    expect(await emailOf(owner)).toBe(second)
  })

  test('a change of the email address invalidates password reset links sent to the old address', async () => {
    const [owner, email] = [await aMember(api), aNewcomer().email]
    await sendReset(api.ctx, { email: owner.email, market: 'ro' }, aCaller({ captcha: solved }))
    const token = linkTokenIn(api, (await emails())[0])
    await send(owner, emailForm(owner, email))
    const [proof] = await emails()
    expect((await confirmEmail(api.ctx, linkTokenIn(api, proof))).ok).toBe(true)
    const reset = await resetPassword(api.ctx, { token, password: 'altă parolă lungă' })
    expect(reset).toEqual({ ok: false, refusal: { kind: 'invalid-link' } })
  })

  test('a change of the email address needs the current password; repeated guesses require the captcha', async () => {
    const owner = await aMember(api)
    const wrong = { ...emailForm(owner, aNewcomer().email), current: 'nu e parola' }
    const reasons = []
    for (let n = 0; n < 4; n++) {
      const result = await send(owner, wrong)
      reasons.push(result.kind === 'shown' ? (result.value as { reason: unknown }).reason : result)
    }
    expect(reasons).toEqual([
      ...Array.from({ length: 3 }, () => ({ kind: 'wrong-password' })),
      { kind: 'captcha-needed' },
    ])
    expect(await emails()).toEqual([])
    const right = { ...emailForm(owner, aNewcomer().email), captcha: solved }
    expect(await send(owner, right)).toMatchObject(accepted)
    expect(await emails()).toHaveLength(2)
  })

  test.each([
    ['', { kind: 'required', of: 'email' }],
    ['ana', { kind: 'pattern', of: 'email' }],
  ])('the invalid email address %j is shown again as it was typed', async (email, reason) => {
    const owner = await aMember(api)
    expect(await send(owner, emailForm(owner, email))).toEqual({
      kind: 'shown',
      value: { form: 'email', email, field: 'email', reason },
    })
  })
})

describe('a new phone number', () => {
  const codeSentTo = async (owner: Owner, phone: string) => {
    const result = await send(owner, { intent: 'phone', phone })
    const [message] = await api.sentMessages()
    const code = api.unseal(message?.payload.sealed)
    return { result, message, code }
  }
  const enter = (owner: Owner, phone: string, code: string) =>
    send(owner, { intent: 'phone-code', phone, code })
  const wrong = (phone: string) => ({
    kind: 'shown',
    value: { form: 'phone-code', phone, reason: { kind: 'wrong-code' } },
  })

  test('a new phone number is set with the code sent to it; sessions stay', async () => {
    const [owner, phone] = [await aMember(api), '0711 100 001']
    const { result, message, code } = await codeSentTo(owner, phone)
    expect(result).toEqual({ kind: 'shown', value: { form: 'phone-code', phone } })
    expect(message?.payload).toMatchObject({ phone: '+40711100001' })
    expect(await phoneOf(owner)).toBe(null)
    expect(await enter(owner, phone, code)).toMatchObject(accepted)
    expect(await phoneOf(owner)).toBe('+40711100001')
    expect(await isIn(owner)).toBe(true)
  })

  test('a phone number of another account is answered like a free one, and its right code like a wrong one', async () => {
    const [owner, other, phone] = [await aMember(api), await aMember(api), '0711 100 002']
    await enter(other, phone, (await codeSentTo(other, phone)).code)
    const { result, code } = await codeSentTo(owner, phone)
    expect(result).toEqual({ kind: 'shown', value: { form: 'phone-code', phone } })
    expect(await enter(owner, phone, code)).toEqual(wrong(phone))
    expect([await phoneOf(owner), await phoneOf(other)]).toEqual([null, '+40711100002'])
  })

  test('guessing does not set a phone number: the captcha comes first, and five wrong codes invalidate the right one', async () => {
    const [owner, phone] = [await aMember(api), '0711 100 003']
    const { code } = await codeSentTo(owner, phone)
    const not = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 3; n++) expect(await enter(owner, phone, not)).toEqual(wrong(phone))
    expect(await enter(owner, phone, code)).toEqual({
      kind: 'shown',
      value: { form: 'phone-code', phone, reason: { kind: 'captcha-needed' } },
    })
    const guess = { intent: 'phone-code', phone, captcha: solved }
    for (let n = 0; n < 2; n++)
      expect(await send(owner, { ...guess, code: not })).toEqual(wrong(phone))
    expect(await send(owner, { ...guess, code })).toEqual(wrong(phone))
    expect(await phoneOf(owner)).toBe(null)
  })

  test('a code sent to one number does not verify another number', async () => {
    const owner = await aMember(api)
    const { code } = await codeSentTo(owner, '0711 100 004')
    expect(await enter(owner, '0711 100 005', code)).toEqual(wrong('0711 100 005'))
    expect(await phoneOf(owner)).toBe(null)
  })
})

test.each([
  { intent: 'email', email: 'a@exemplu.ro', current: 'x', userId: 'other' },
  { intent: 'phone', phone: '0711100009', member: 'other' },
  { intent: 'phone-code', phone: '0711100009', code: '123456', user_id: 'other' },
])('a form with an unknown field is refused completely: %o', async form => {
  const owner = await aMember(api)
  expect(await send(owner, form)).toMatchObject({ kind: 'answered', status: 400 })
  expect(await api.sentMessages()).toEqual([])
})
