import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoProviders } from '#app/demo/demo-providers.ts'
import { startSocial } from '#services/identity/start-social.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, cookieOf, linkTokenIn, solved } from '#test/support/identity.ts'
import { openSandbox, sandboxKeys } from '#test/support/sandbox.ts'
import { setCookiesOf, type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let sandbox: Awaited<ReturnType<typeof openSandbox>>
let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  sandbox = await openSandbox()
  database = await seededDatabase()
  const { social = {} } = demoProviders(sandboxKeys, sandbox)
  shop = await wholeShop(database.url, {}, { social })
})
afterAll(async () => {
  await shop.close()
  await database.drop()
  await sandbox.close()
})

const login = '/ro/autentifica-te/'

/** Open redirect (quality.md, Attacks). */
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '/cont/\r\nSet-Cookie: evil=1',
  '/cont/%0d%0aSet-Cookie:%20evil=1/',
  '/\t/evil.example',
  '/cont/..//evil.example',
  '@evil.example',
]
function to(path: string, next: string) {
  return `${path}?${new URLSearchParams({ next })}`
}

function expectHome(response: Awaited<ReturnType<WholeShop['visit']>>, next: string) {
  expect([next, response.headers.location]).toEqual([next, '/ro'])
  expect(setCookiesOf(response).filter(line => line.startsWith('evil'))).toEqual([])
  expect(response.headers.evil).toBeUndefined()
}

describe('the redirect after sign-in', () => {
  test('a password sign-in redirects home for a foreign `next`, and to `next` if it is a page of the shop', async () => {
    const { email, password } = await aMember(shop)
    const form = { intent: 'password', email, password }
    for (const next of elsewhere.slice(0, 6))
      expectHome(await shop.visit(to(login, next), { form }), next)
    const own = await shop.visit(to(login, '/cont/setari/'), { form })
    expect(own.headers.location).toBe('/ro/cont/setari/')
  })

  test('a member who is signed in already is redirected home for a foreign `next`', async () => {
    const { cookie } = await aMember(shop)
    for (const page of [login, '/ro/inregistreaza-te/'])
      for (const next of elsewhere) expectHome(await shop.visit(to(page, next), { cookie }), next)
  })

  test('the sign-in forms never contain a foreign `next`', async () => {
    for (const page of [login, '/ro/inregistreaza-te/', '/ro/forgot/'])
      for (const next of elsewhere) {
        const result = await shop.visit(to(page, next))
        expect([page, result.statusCode]).toEqual([page, 200])
        expect(result.body).not.toMatch(/(href|action|value)="[^"]*evil/)
      }
  })

  test('a sign-in link in an email never contains a foreign `next`', async () => {
    const { email } = await aMember(shop)
    for (const next of elsewhere) {
      const forms = [
        [login, { intent: 'link', email }],
        ['/ro/inregistreaza-te/', { intent: 'register', name: 'Un Nume', email: 'n@exemplu.ro' }],
        ['/ro/forgot/', { intent: 'forgot', email }],
      ] as const
      for (const [page, fields] of forms) {
        const form = { password: 'o parolă lungă', ...fields, captcha: solved }
        expect((await shop.visit(to(page, next), { form })).statusCode).toBe(200)
        const [outgoing] = await shop.sentEmails()
        expect([page, next, outgoing && 'next' in outgoing]).toEqual([page, next, false])
        if (page !== login || next !== elsewhere[0]) continue
        const open = { intent: 'open-link', token: linkTokenIn(shop, outgoing) }
        expectHome(await shop.visit(to(login, next), { form: open }), next)
      }
    }
  })

  test('a sign-in by code redirects home for a foreign `next`', async () => {
    for (const [n, next] of elsewhere.slice(0, 3).entries()) {
      const phone = `074080010${n}`
      await shop.visit(to(login, next), { form: { intent: 'phone', phone } })
      const [message] = await shop.sentMessages()
      expect(message?.payload.next).toBeUndefined()
      const form = { intent: 'code', phone, code: shop.unseal(message?.payload.sealed) }
      expectHome(await shop.visit(to(login, next), { form }), next)
    }
  })

  test('a social sign-in redirects home for a foreign `next`, given at the start or added on the way back', async () => {
    for (const next of elsewhere.slice(0, 4)) {
      const started = await startSocial(shop.ctx, { way: 'demo', market: 'ro', next })
      if (!started.ok) throw new Error(started.refusal.kind)
      const { url, cookies } = started.value
      const answer = await fetch(`${url}&auto=alfa`, { redirect: 'manual' })
      const back = new URL(answer.headers.get('location') ?? 'http://nowhere.example')
      back.searchParams.append('next', next)
      const cookie = cookieOf(cookies)
      const result = await shop.visit(back.pathname + back.search, { cookie })
      expectHome(result, next)
      expect(setCookiesOf(result).some(line => line.includes('kintsu.session='))).toBe(true)
    }
  })
})

describe('a URL', () => {
  test('a URL with a line break adds no header', async () => {
    const { cookie } = await aMember(shop)
    for (const broken of [
      '/ro/cont%0d%0aSet-Cookie:evil=1',
      '/ro/autentifica-te?next=%0d%0aSet-Cookie:evil=1',
      '/ro/cont/setari/?done=%0d%0aSet-Cookie:evil=1',
      '/ro/cont/cumparaturile-mele/%0d%0aevil:1/',
      '/%0d%0aevil:1',
      '/invoices/%0d%0aevil:1.pdf',
    ]) {
      const result = await shop.visit(broken, { cookie })
      expect([broken, result.statusCode < 500]).toEqual([broken, true])
      expect(result.headers.evil).toBeUndefined()
      expect(setCookiesOf(result).filter(line => line.startsWith('evil'))).toEqual([])
      expect(result.headers.location ?? '').not.toMatch(/[\r\n]/)
    }
  })

  test('a foreign host in the headers appears neither in pages nor in emails', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-original-url': '//evil.example',
      forwarded: 'host=evil.example',
    }
    for (const url of ['/ro/', '/ro/cont/', '/ro/autentifica-te', login]) {
      const result = await shop.visit(url, { headers })
      expect(JSON.stringify([result.headers, result.body])).not.toContain('evil.example')
    }
    const asEvil = await shop.visit('/ro/', { headers: { host: 'evil.example' } })
    expect(asEvil.body).not.toContain('evil.example')
  })
})
