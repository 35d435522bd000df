import { afterAll, beforeAll, expect, test } from 'vitest'
import { saleHandlers } from '#app/sale-letters.ts'
import { loadSale } from '#http/pages/load-sale.ts'
import { loadSellAuth } from '#http/pages/load-sell-auth.ts'
import { loadSellOffer } from '#http/pages/load-sell-offer.ts'
import { loadSellPayment } from '#http/pages/load-sell-payment.ts'
import { keepInMailbox } from '#providers/mail/mailer.ts'
import { makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { visit } from '#test/support/account-pages.ts'
import { bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aReadySale, playedRegister, salesOn, setBase, spotlessPhone } from '#test/support/sales.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let ana: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  ana = await aMember(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

const config = { bases, secret: 'a secret of the tests' }

async function deliver() {
  const handlers = saleHandlers(config, api.database, api.shop, api.selling, keepInMailbox)
  const run = makeDeliverOutbox({ outbox: makeOutboxStore(api.database.db), handlers })
  while ((await run()) > 0);
}

async function letterTo(email: string, title: string) {
  const mails = await openedMails(api.database.pool, 'recipient = $1', [email])
  return mails.filter(({ subject }) => subject.startsWith(title))
}

function linkIn(plain: string): string {
  const [link = ''] = /https:\/\/shop\.example\/ro\S*/.exec(plain) ?? []
  return link.slice('https://shop.example/ro'.length)
}

function cookiesIn(headers: Headers): string {
  return headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

test('the link of an offer opens it in another browser, with its answers, and keeps its secret out of the address', async () => {
  const email = 'letter@example.com'
  const { number } = (await salesOn(api).open({ email })).body
  await deliver()
  const [letter] = await letterTo(email, 'Oferta noastră pentru dispozitivul tău')
  const link = linkIn(letter?.plain ?? '')
  const opened = await visit(api, loadSellOffer, link)
  if (opened.kind !== 'answered') throw new Error('it was shown under its secret address')
  expect(opened.headers.get('location')).toBe('/sell/offer/')
  const cookies = opened.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies)
    expect(cookie).toMatch(/Path=\/ro\/sell\/;.*HttpOnly; SameSite=Lax; Secure/)
  const cookie = cookiesIn(opened.headers)
  const shown = await visit(api, loadSellOffer, '/sell/offer/', { cookie })
  expect(shown).toMatchObject({
    value: { sale: { number, isOwned: false }, hasEnded: false, nextPath: '/sell/auth/' },
  })
  const wrong = link.replace(/token=.*/, `token=${'x'.repeat(32)}`)
  expect(await visit(api, loadSellOffer, wrong)).toMatchObject({ status: 404 })
})

test('a guest signs in in the middle: the sale is theirs, and every step before leads there', async () => {
  const { number, token } = (await salesOn(api).open()).body
  const kept = `kintsu.sale=${number}.${token}`
  const at = (load: typeof loadSellAuth, step: string, cookie = kept) =>
    visit(api, load as Parameters<typeof visit>[1], `/sell/${step}/`, { cookie })
  const toAuth = await at(loadSellPayment as never, 'payment')
  expect(toAuth.kind === 'answered' && toAuth.headers.get('location')).toBe('/sell/auth/')
  expect(await at(loadSellAuth, 'auth')).toMatchObject({
    value: { isAnothers: false, next: `/sell/payment/?sale=${number}` },
  })
  const signedIn = `${kept}; ${ana.cookie}`
  const toPayment = await at(loadSellAuth, 'auth', signedIn)
  expect(toPayment.kind === 'answered' && toPayment.headers.get('location')).toBe('/sell/payment/')
  expect(await at(loadSellPayment as never, 'payment', signedIn)).toMatchObject({
    value: { sale: { number, isOwned: true } },
  })
  const other = await aMember(api)
  expect(await at(loadSellAuth, 'auth', `${kept}; ${other.cookie}`)).toMatchObject({
    value: { isAnothers: true },
  })
})

test('each letter of a sale is written once, and its link shows it without signing in', async () => {
  const email = 'course@example.com'
  const { number, accept } = await aReadySale(api, ana.cookie, { email })
  await accept()
  await deliver()
  await deliver()
  const [accepted, ...again] = await letterTo(email, 'Ai acceptat oferta')
  expect(again).toEqual([])
  const link = linkIn(accepted?.plain ?? '')
  expect(await visit(api, loadSale, link)).toMatchObject({
    value: { sale: { number, state: 'accepted' }, isMember: false },
  })
  const asMember = await visit(api, loadSale, link, { cookie: ana.cookie })
  expect(asMember.kind === 'answered' && asMember.headers.get('location')).toBe(
    `/cont/detalii-vanzare/${number}/`,
  )
})

test('who chose a voucher reads its code in the letter and on the page, from the acceptance on', async () => {
  const email = 'voucher@example.com'
  const { number, url, accept } = await aReadySale(api, ana.cookie, { email })
  await salesOn(api).ask('PUT', `${url}/payout/`, { payout: 'voucher' }, ana)
  const path = `/cont/detalii-vanzare/${number}/`
  const before = await visit(api, loadSale, path, { cookie: ana.cookie })
  expect(before).not.toHaveProperty('value.sale.voucherCode')
  await accept()
  await deliver()
  const [letter] = await letterTo(email, 'Ai acceptat oferta')
  const [, code] = /Voucherul tău: ([0-9A-Z-]{19})\. E al tău când ajunge dispozitivul/.exec(
    letter?.plain ?? '',
  ) ?? ['', 'none']
  expect(await visit(api, loadSale, path, { cookie: ana.cookie })).toMatchObject({
    value: { sale: { number, voucherCode: code } },
  })
})

test('who waits for a person is written to at once, with a link to their answers, and not once the offer is there', async () => {
  const email = 'draft@example.com'
  const faulty = { 'liquid-contact': 'faults' }
  const { number } = (await salesOn(api).open({ email, answers: { ...spotlessPhone, ...faulty } }))
    .body
  await deliver()
  const [letter, ...more] = await letterTo(email, 'Un coleg se uită întâi')
  expect(more).toEqual([])
  expect(letter?.plain).toContain('În cel mult o zi lucrătoare')
  const opened = await visit(api, loadSellOffer, linkIn(letter?.plain ?? ''))
  if (opened.kind !== 'answered') throw new Error('it was shown under its secret address')
  const cookie = cookiesIn(opened.headers)
  expect(await visit(api, loadSellOffer, '/sell/offer/', { cookie })).toMatchObject({
    value: { sale: { number, state: 'draft' } },
  })
})

test('an offer that was accepted meanwhile is not offered again, and nothing goes to who is erased', async () => {
  const email = 'quiet@example.com'
  const { number, accept } = await aReadySale(api, ana.cookie, { email })
  await accept()
  await rows(`update sale set email = '' where number = $1`, number)
  await deliver()
  await rows('update sale set email = $2 where number = $1', number, email)
  await deliver()
  expect(await letterTo(email, '')).toEqual([])
})
