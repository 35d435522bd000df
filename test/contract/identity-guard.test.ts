import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '#services/identity/change-password.ts'
import { needsCaptcha } from '#services/identity/needs-captcha.ts'
import { register } from '#services/identity/register.ts'
import { sendPhoneCode } from '#services/identity/send-phone-code.ts'
import { sendReset } from '#services/identity/send-reset.ts'
import { sendSignInLink } from '#services/identity/send-sign-in-link.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aCaller,
  aMember,
  aNewcomer,
  type IdentityApp,
  identityApp,
  solved,
} from '#test/support/identity.ts'

let database: TestDatabase
let app: IdentityApp

beforeAll(async () => {
  database = await seededDatabase()
  app = await identityApp(database.url)
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const puzzle = { ok: false, refusal: { kind: 'captcha-needed' } }
const wrong = { ok: false, refusal: { kind: 'wrong-credentials' } }
const done = { ok: true, value: undefined }

describe('guessing a password', () => {
  test('guesses from many addresses require the captcha, and the owner can still sign in by solving it', async () => {
    const { email, password } = await aMember(app)
    const guess = { email, password: 'ghicită' }
    for (let n = 0; n < 3; n += 1) expect(await signIn(app.ctx, guess, aCaller())).toEqual(wrong)
    expect(await needsCaptcha(app.ctx, email.toUpperCase(), aCaller())).toBe(true)
    expect(await signIn(app.ctx, guess, aCaller())).toEqual(puzzle)
    const owner = { email, password }
    expect(await signIn(app.ctx, owner, aCaller())).toEqual(puzzle)
    expect((await signIn(app.ctx, owner, aCaller({ captcha: solved }))).ok).toBe(true)
  })

  test('guesses for an unknown address are counted the same way', async () => {
    const guess = { email: 'nimeni@exemplu.ro', password: 'ghicită' }
    for (let n = 0; n < 3; n += 1) expect(await signIn(app.ctx, guess, aCaller())).toEqual(wrong)
    expect(await needsCaptcha(app.ctx, 'nimeni@exemplu.ro', aCaller())).toBe(true)
    expect(await signIn(app.ctx, guess, aCaller())).toEqual(puzzle)
  })

  test('guesses from one IP address are refused from the twenty-first, for that address only', async () => {
    const { email, password } = await aMember(app)
    const caller = aCaller({ captcha: solved })
    for (let n = 0; n < 20; n += 1) {
      const guess = { email: `persoana${n}@exemplu.ro`, password: 'ghicită' }
      expect(await signIn(app.ctx, guess, caller)).toEqual(wrong)
    }
    expect(await signIn(app.ctx, { email, password }, caller)).toMatchObject({
      refusal: { kind: 'too-many-tries' },
    })
    expect((await signIn(app.ctx, { email, password }, aCaller())).ok).toBe(true)
  })

  test('guesses of a signed-in member who changes the password are counted too', async () => {
    const { member } = await aMember(app)
    const form = { current: 'ghicită', password: 'parola cea nouă' }
    for (let n = 0; n < 3; n += 1)
      expect(await changePassword(app.ctx, member, form, aCaller())).toMatchObject({
        refusal: { kind: 'wrong-password' },
      })
    expect(await changePassword(app.ctx, member, form, aCaller())).toEqual(puzzle)
  })
})

describe('sending emails and codes', () => {
  test('registering and resetting a password require the captcha from the first request', async () => {
    const form = aNewcomer()
    expect(await register(app.ctx, form, aCaller())).toEqual(puzzle)
    expect(await register(app.ctx, form, aCaller({ captcha: 'x' }))).toEqual(puzzle)
    expect(await sendReset(app.ctx, form, aCaller())).toEqual(puzzle)
    expect(await app.sentMessages()).toEqual([])
    expect(await sendReset(app.ctx, form, aCaller({ captcha: solved }))).toEqual(done)
  })

  test('links and codes require the captcha from the fourth to one mailbox or number', async () => {
    const email = { email: 'des@exemplu.ro', market: 'ro' as const }
    const phone = { phone: '0740 222 333', market: 'ro' as const }
    for (let n = 0; n < 3; n += 1) {
      expect(await sendSignInLink(app.ctx, email, aCaller())).toEqual(done)
      expect(await sendPhoneCode(app.ctx, phone, aCaller())).toEqual(done)
    }
    expect(await sendSignInLink(app.ctx, email, aCaller())).toEqual(puzzle)
    expect(await sendPhoneCode(app.ctx, phone, aCaller())).toEqual(puzzle)
    expect(await sendSignInLink(app.ctx, email, aCaller({ captcha: solved }))).toEqual(done)
    expect(await sendPhoneCode(app.ctx, phone, aCaller({ captcha: solved }))).toEqual(done)
    expect(await app.sentMessages()).toHaveLength(8)
  })
})
