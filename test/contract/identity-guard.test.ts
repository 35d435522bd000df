import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
    for (let n = 0; n < 3; n += 1)
      expect(await app.identity.signIn(guess, aCaller())).toEqual(wrong)
    expect(await app.identity.needsCaptcha(email.toUpperCase(), aCaller())).toBe(true)
    expect(await app.identity.signIn(guess, aCaller())).toEqual(puzzle)
    const owner = { email, password }
    expect(await app.identity.signIn(owner, aCaller())).toEqual(puzzle)
    expect((await app.identity.signIn(owner, aCaller({ captcha: solved }))).ok).toBe(true)
  })

  test('guesses for an unknown address are counted the same way', async () => {
    const guess = { email: 'nimeni@exemplu.ro', password: 'ghicită' }
    for (let n = 0; n < 3; n += 1)
      expect(await app.identity.signIn(guess, aCaller())).toEqual(wrong)
    expect(await app.identity.needsCaptcha('nimeni@exemplu.ro', aCaller())).toBe(true)
    expect(await app.identity.signIn(guess, aCaller())).toEqual(puzzle)
  })

  test('guesses from one IP address are refused from the twenty-first, for that address only', async () => {
    const { email, password } = await aMember(app)
    const caller = aCaller({ captcha: solved })
    for (let n = 0; n < 20; n += 1) {
      const guess = { email: `persoana${n}@exemplu.ro`, password: 'ghicită' }
      expect(await app.identity.signIn(guess, caller)).toEqual(wrong)
    }
    expect(await app.identity.signIn({ email, password }, caller)).toMatchObject({
      refusal: { kind: 'too-many-tries' },
    })
    expect((await app.identity.signIn({ email, password }, aCaller())).ok).toBe(true)
  })

  test('guesses of a signed-in member who changes the password are counted too', async () => {
    const { member } = await aMember(app)
    const form = { current: 'ghicită', password: 'parola cea nouă' }
    for (let n = 0; n < 3; n += 1)
      expect(await app.identity.changePassword(member, form, aCaller())).toMatchObject({
        refusal: { kind: 'wrong-password' },
      })
    expect(await app.identity.changePassword(member, form, aCaller())).toEqual(puzzle)
  })
})

describe('sending emails and codes', () => {
  test('registering and resetting a password require the captcha from the first request', async () => {
    const form = aNewcomer()
    expect(await app.identity.register(form, aCaller())).toEqual(puzzle)
    expect(await app.identity.register(form, aCaller({ captcha: 'x' }))).toEqual(puzzle)
    expect(await app.identity.sendReset(form, aCaller())).toEqual(puzzle)
    expect(await app.mailed()).toEqual([])
    expect(await app.identity.sendReset(form, aCaller({ captcha: solved }))).toEqual(done)
  })

  test('links and codes require the captcha from the fourth to one mailbox or number', async () => {
    const email = { email: 'des@exemplu.ro', market: 'ro' as const }
    const phone = { phone: '0740 222 333', market: 'ro' as const }
    for (let n = 0; n < 3; n += 1) {
      expect(await app.identity.sendSignInLink(email, aCaller())).toEqual(done)
      expect(await app.identity.sendPhoneCode(phone, aCaller())).toEqual(done)
    }
    expect(await app.identity.sendSignInLink(email, aCaller())).toEqual(puzzle)
    expect(await app.identity.sendPhoneCode(phone, aCaller())).toEqual(puzzle)
    expect(await app.identity.sendSignInLink(email, aCaller({ captcha: solved }))).toEqual(done)
    expect(await app.identity.sendPhoneCode(phone, aCaller({ captcha: solved }))).toEqual(done)
    expect(await app.mailed()).toHaveLength(8)
  })
})
