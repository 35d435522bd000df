import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, cookieNamed, cookieOf, linkTokenIn, solved } from '#test/support/identity.ts'
import { rowsIn } from '#test/support/order-cases.ts'
import { expectProblem } from '#test/support/problems.ts'
import { anOrder } from '#test/support/shipping.ts'
import { aVoucher } from '#test/support/vouchers.ts'
import {
  setCookiesOf,
  signedInBy,
  type WholeShop,
  wholeShop,
  withCart,
} from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const login = '/ro/autentifica-te/'
const sessionName = '__Host-kintsu.session'

function sessionIn(cookie: string) {
  return new RegExp(`${sessionName}=([^;]+)`).exec(cookie)?.[1]
}

const apiOfMembers = [
  '/api/addresses/?market=ro',
  '/api/cart-document/?market=ro',
  '/api/cart-document/stream?market=ro',
]
const pagesOfMembers = ['/ro/cont/', '/ro/cont/cumparaturile-mele/', '/ro/cont/setari/']

/** An old cookie is worthless: the API answers 401, and every page redirects to logout. */
async function expectOut(cookie: string) {
  for (const url of apiOfMembers)
    expectProblem(await shop.visit(url, { cookie }), { status: 401, code: 'signed-out' })
  for (const url of pagesOfMembers) {
    const page = await shop.visit(url, { cookie })
    expect([url, page.statusCode, page.headers.location]).toEqual([url, 302, '/ro/logout/'])
  }
}

async function expectIn(cookie: string) {
  return expect((await shop.visit('/ro/cont/', { cookie })).statusCode).toBe(200)
}

describe('a session', () => {
  test('a session planted before the sign-in is not the one after it', async () => {
    const [victim, attacker] = [await aMember(shop), await aMember(shop)]
    for (const planted of [`${sessionName}=planted.bm90LXNpZ25lZA`, attacker.cookie]) {
      const form = { intent: 'password', email: victim.email, password: victim.password }
      const result = await shop.visit(login, { form, cookie: planted })
      expect(result.statusCode).toBe(303)
      const own = cookieOf(setCookiesOf(result))
      expect(sessionIn(own)).toMatch(/\w{20}/)
      expect(sessionIn(own)).not.toBe(sessionIn(planted))
      await expectIn(own)
    }
    await expectOut(`${sessionName}=planted.bm90LXNpZ25lZA`)
    const theirs = await shop.visit('/ro/cont/setari/', { cookie: attacker.cookie })
    expect(theirs.body).toContain(attacker.email)
    expect(theirs.body).not.toContain(victim.email)
  })

  test('an ended session is not restored by its stored cookies', async () => {
    const cookie = await withCart(shop, await signedInBy(shop, await aMember(shop)))
    await expectIn(cookie)
    expect((await shop.visit(apiOfMembers[1]!, { cookie })).statusCode).toBe(200)
    const left = await shop.visit('/ro/logout/', { cookie, form: { intent: 'leave' } })
    expect(left.statusCode).toBe(303)
    await expectOut(cookie)
  })

  test('a password change ends the other sessions, and a password reset ends all of them', async () => {
    const member = await aMember(shop)
    const [phone, laptop] = [await signedInBy(shop, member), await signedInBy(shop, member)]
    const changed = { intent: 'password', current: member.password, password: 'parola de după' }
    expect(
      (await shop.visit('/ro/cont/setari/', { cookie: phone, form: changed })).statusCode,
    ).toBe(303)
    await expectIn(phone)
    await expectOut(laptop)
    await shop.sentEmails()
    const forgot = { intent: 'forgot', email: member.email, captcha: solved }
    expect((await shop.visit('/ro/forgot/', { form: forgot })).statusCode).toBe(200)
    const [email] = await shop.sentEmails()
    const reset = { intent: 'reset', token: linkTokenIn(shop, email), password: 'parola cea nouă' }
    expect((await shop.visit('/ro/forgot/', { form: reset })).statusCode).toBe(200)
    await expectOut(phone)
    await shop.sentMessages()
  })

  test('the session cookie is bound to its host and to https, and hidden from scripts', async () => {
    const { email, password } = await aMember(shop)
    const result = await shop.visit(login, { form: { intent: 'password', email, password } })
    const lines = setCookiesOf(result)
    expect(cookieNamed(lines, sessionName)).toMatch(/; Path=\/;.*HttpOnly/i)
    for (const line of lines) {
      expect(line).toMatch(/; Secure/i)
      expect(line).toMatch(/; SameSite=Lax/i)
      expect(line).not.toMatch(/; Domain=/i)
    }
    expect(result.headers['cache-control']).toContain('no-store')
  })
})

/** The response as seen by the requester, with the requested address masked. */
/** The challenge for passkeys is another one in each document. */
function seenAs(response: Awaited<ReturnType<WholeShop['visit']>>, who: string) {
  return {
    status: response.statusCode,
    body: response.body
      .replaceAll(who, 'WHO')
      .replaceAll(encodeURIComponent(who), 'WHO')
      .replace(/"[\w-]{72}"/, 'CHALLENGE'),
    cookies: setCookiesOf(response),
  }
}

describe('whether an address has an account', () => {
  test.each([
    ['sign-in', login, { intent: 'password', password: 'ghicită-rău' }],
    ['sign-in link', login, { intent: 'link' }],
    ['registering', '/ro/inregistreaza-te/', { intent: 'register', name: 'Un Nume' }],
    ['resetting', '/ro/forgot/', { intent: 'forgot' }],
  ])('%s does not reveal whether an address has an account', async (_, url, fields) => {
    const { email } = await aMember(shop)
    const nobody = email.replace('membru', 'nimeni')
    const [forMember, forNobody] = [
      await shop.visit(url, {
        form: { password: 'o parolă lungă', ...fields, email, captcha: solved },
      }),
      await shop.visit(url, {
        form: { password: 'o parolă lungă', ...fields, email: nobody, captcha: solved },
      }),
    ]
    expect(forMember.statusCode).toBeLessThan(500)
    expect(seenAs(forMember, email)).toEqual(seenAs(forNobody, nobody))
    await shop.sentMessages()
  })

  test('a phone sign-in does not reveal whether a number has an account', async () => {
    const form = { intent: 'phone', captcha: solved }
    const [known, unknown] = ['0740900100', '0740900200'] as const
    await shop.visit(login, { form: { ...form, phone: known } })
    const [message] = await shop.sentMessages()
    const code = shop.unseal(message?.payload.sealed)
    const entered = await shop.visit(login, { form: { intent: 'code', phone: known, code } })
    expect(entered.statusCode).toBe(303)
    const answers = [
      seenAs(await shop.visit(login, { form: { ...form, phone: known } }), known),
      seenAs(await shop.visit(login, { form: { ...form, phone: unknown } }), unknown),
    ]
    expect(answers[0]).toEqual(answers[1])
    await shop.sentMessages()
  })
})

/** Headers that anybody can send, so that each attempt seems to come from another address. */
function forged(n: number) {
  return {
    'x-forwarded-for': `203.0.113.${n}`,
    'x-real-ip': `203.0.113.${n}`,
    forwarded: `for=203.0.113.${n}`,
  }
}

describe('guessing', () => {
  test('guessing a password is answered 429, whatever IP address is forged; the owner can sign in', async () => {
    const { email, password } = await aMember(shop)
    const from = '10.66.0.1'
    const guess = (n: number) =>
      shop.visit(login, {
        from,
        headers: forged(n),
        form: { intent: 'password', email, password: `ghicită ${n}`, captcha: solved },
      })
    const statuses: number[] = []
    for (let n = 0; n < 20; n += 1) statuses.push((await guess(n)).statusCode)
    expect(statuses).toEqual(Array(20).fill(401))
    const refused = await guess(21)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const owner = { intent: 'password', email, password, captcha: solved }
    expect((await shop.visit(login, { form: owner })).statusCode).toBe(303)
  })

  test('guessing a code is answered 429, and the owner of the number can sign in with the next one', async () => {
    const phone = '0740900300'
    const send = async () => {
      await shop.visit(login, { form: { intent: 'phone', phone, captcha: solved } })
      const [message] = await shop.sentMessages()
      return shop.unseal(message?.payload.sealed)
    }
    const code = await send()
    const wrong = code === '111111' ? '222222' : '111111'
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) {
      const form = { intent: 'code', phone, code: wrong, captcha: solved }
      const headers = forged(n)
      statuses.push((await shop.visit(login, { from: '10.66.0.2', headers, form })).statusCode)
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429])
    const form = { intent: 'code', phone, code: await send(), captcha: solved }
    expect((await shop.visit(login, { form })).statusCode).toBe(303)
  })

  test('guessing the token of an order or its invoice is answered 429; other requesters are not blocked', async () => {
    const rows = rowsIn(shop)
    const { orderId } = await anOrder(shop, rows)
    const [order] = await rows<{ number: string }>(
      'select number from orders where id = $1',
      orderId,
    )
    const token = (n: number) => `guess${n}`.padEnd(32, 'A')
    for (const [at, url] of [
      `/api/orders/${order!.number}/?token=`,
      `/api/orders/${order!.number}/payment/?token=`,
      `/invoices/${order!.number}.pdf?t=`,
    ].entries()) {
      const statuses = new Set<number>()
      const most = url.includes('payment') ? 121 : 21
      for (let n = 0; n < most; n += 1) {
        const result = await shop.visit(url + token(n), {
          from: `10.66.1.${at}`,
          headers: forged(n % 250),
        })
        statuses.add(result.statusCode)
        if (n < most - 1) expect([url, n, result.statusCode]).toEqual([url, n, 404])
      }
      expect([url, ...statuses]).toEqual([url, 404, 429])
      expect((await shop.visit(url + token(0))).statusCode).toBe(404)
    }
  })

  test('guessing a voucher code is answered 429; a customer with a voucher can use it meanwhile', async () => {
    const voucher = await aVoucher(shop, 500)
    const ask = (code: string, from?: string) =>
      shop.visit('/api/vouchers/', {
        ...(from !== undefined && { from, headers: forged(1) }),
        json: { market: 'ro', codes: [code] },
      })
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1)
      statuses.push((await ask('2222-2222-2222-2222', '10.66.2.1')).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect((await ask(voucher.code)).json()).toEqual({
      vouchers: [{ kind: 'open', left: { minor: 500, currency: 'RON' }, isPending: false }],
    })
  })
})
