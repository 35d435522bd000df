import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '#services/identity/change-password.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { signOut } from '#services/identity/sign-out.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aCaller,
  aMember,
  aNewcomer,
  cookieOf,
  type IdentityApp,
  identityApp,
} from '#test/support/identity.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: IdentityApp

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

function tokenIn(cookie: string): string {
  return /(?:^|; )customToken=([^;]+)/.exec(cookie)?.[1] ?? ''
}

async function exchange(cookie: string) {
  const response = await api.ask({
    method: 'POST',
    url: '/api/cart-session/',
    headers: { origin: 'https://shop.example', cookie },
    body: { token: tokenIn(cookie) },
  })
  const set = [response.headers['set-cookie'] ?? []].flat()
  return { response, set, cookie: `${cookie}; ${cookieOf(set)}` }
}

function read(cookie: string) {
  return api.ask({ url: '/api/cart-document/', query: { market: 'ro' }, headers: { cookie } })
}

async function signInAgain(form: { readonly email: string; readonly password: string }) {
  const entry = await signIn(api.ctx, form, aCaller())
  if (!entry.ok) throw new Error(entry.refusal.kind)
  return cookieOf(entry.value.cookies)
}

describe('the cart after sign-in', () => {
  test('the custom token issued with the session opens the cart', async () => {
    const { cookie } = await aMember(api)
    expectProblem(await read(cookie), { status: 401, code: 'no-cart-session' })
    const exchanged = await exchange(cookie)
    expect(exchanged.response.statusCode).toBe(200)
    expect((await read(exchanged.cookie)).statusCode).toBe(200)
  })

  test('signing out makes stored cookies worthless and removes all of them', async () => {
    const { cookie } = await exchange((await aMember(api)).cookie)
    await signOut(api.ctx, cookie)
    for (const { response, set } of [await exchange(cookie)]) {
      expectProblem(response, { status: 401, code: 'signed-out' })
      for (const name of ['kintsu-member', 'customToken', 'kintsu-cart'])
        expect(set.some(line => line.startsWith(`${name}=;`) && /max-age=0/i.test(line))).toBe(true)
    }
    expectProblem(await read(cookie), { status: 401, code: 'signed-out' })
  })

  test('two browsers of a member share one cart, and neither can use the other’s cookies', async () => {
    const form = aNewcomer()
    const phone = (await exchange((await aMember(api, form)).cookie)).cookie
    const laptop = await signInAgain(form)
    const mixed = `${laptop}; ${phone.split('; ').find(each => each.startsWith('kintsu-cart='))}`
    expectProblem(await read(mixed), { status: 401, code: 'no-cart-session' })
    const opened = (await exchange(laptop)).cookie
    expect((await read(opened)).json().owner).toBe((await read(phone)).json().owner)
  })

  test('a password changed in another browser also ends the cart session', async () => {
    const form = aNewcomer()
    const member = await aMember(api, form)
    const laptop = (await exchange(await signInAgain(form))).cookie
    expect((await read(laptop)).statusCode).toBe(200)
    const viewer = await viewSession(api.ctx, member.cookie)
    if (viewer.kind !== 'member') throw new Error(viewer.kind)
    const changed = await changePassword(
      api.ctx,
      viewer.member,
      { current: form.password, password: 'o altă parolă lungă' },
      aCaller(),
    )
    expect(changed.ok).toBe(true)
    expectProblem(await read(laptop), { status: 401, code: 'signed-out' })
  })
})
