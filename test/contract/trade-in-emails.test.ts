import { afterAll, beforeAll, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { loadTradeIn } from '#http/pages/trade-in/load-trade-in.ts'
import { loadTradeInAuth, sendTradeInAuth } from '#http/pages/trade-in/load-trade-in-auth.ts'
import { loadTradeInOffer } from '#http/pages/trade-in/load-trade-in-offer.ts'
import { loadTradeInPayment } from '#http/pages/trade-in/load-trade-in-payment.ts'
import { loadTradeInStep } from '#http/pages/trade-in/load-trade-in-step.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import {
  aReadyTradeIn,
  playedRegister,
  setBase,
  spotlessPhone,
  tradeInsOn,
} from '#test/support/trade-ins.ts'

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

/** Other messages wait. */
async function deliver() {
  while ((await deliverOutbox(api.ctx, { 'sale-news': handlers['sale-news'] })) > 0);
}

async function emailTo(email: string, title: string) {
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

test('the link of an offer opens it with its answers in another browser, and its secret is removed from the address', async () => {
  const email = 'letter@example.com'
  const { number } = (await tradeInsOn(api).open({ email })).body
  await deliver()
  const [outgoing] = await emailTo(email, 'Oferta noastră pentru dispozitivul tău')
  const link = linkIn(outgoing?.plain ?? '')
  const opened = await visit(api, loadTradeInOffer, link)
  if (opened.kind !== 'answered') throw new Error('it was shown under its secret address')
  expect(opened.headers.get('location')).toBe('/sell/offer/')
  const cookies = opened.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies)
    expect(cookie).toMatch(/Path=\/ro\/sell\/;.*HttpOnly; SameSite=Lax; Secure/)
  const cookie = cookiesIn(opened.headers)
  const shown = await visit(api, loadTradeInOffer, '/sell/offer/', { cookie })
  expect(shown).toMatchObject({
    value: { tradeIn: { number, isOwned: false }, hasEnded: false, nextPath: '/sell/auth/' },
  })
  const wrong = link.replace(/token=.*/, `token=${'x'.repeat(32)}`)
  expect(await visit(api, loadTradeInOffer, wrong)).toMatchObject({ status: 404 })
})

/** The cookies of a browser that followed the link of the offer’s email. */
async function fromEmail(email: string) {
  const { number, token } = (await tradeInsOn(api).open({ email })).body
  await deliver()
  const [outgoing] = await emailTo(email, 'Oferta noastră pentru dispozitivul tău')
  const opened = await visit(api, loadTradeInOffer, linkIn(outgoing?.plain ?? ''))
  if (opened.kind !== 'answered') throw new Error('the link did not lead to the offer')
  return { number, token, cookie: cookiesIn(opened.headers) }
}

const auth = '/sell/auth/'
const accountOf = (email: string) =>
  rows<{ id: string; email_verified: boolean }>('select * from member where email = $1', email)

test('the email given for an offer is filled in when its answers change, and a member’s own before it', async () => {
  const { number, token } = (await tradeInsOn(api).open({ email: 'first@example.com' })).body
  const draft = Buffer.from(JSON.stringify(spotlessPhone)).toString('base64url')
  const emailShown = (cookie: string) =>
    visit(api, loadTradeInStep, '/sell/email/', { cookie: `kintsu.sell=${draft}; ${cookie}` })
  const filledIn = (email: string) => ({ value: { choices: { kind: 'address', email } } })
  const saved = `kintsu.sale=${number}.${token}`
  expect(await emailShown(saved)).toMatchObject(filledIn('first@example.com'))
  expect(await emailShown(`kintsu.sale=${number}.wrong`)).toMatchObject(filledIn(''))
  expect(await emailShown('')).toMatchObject(filledIn(''))
  expect(await emailShown(`${saved}; ${ana.cookie}`)).toMatchObject(
    filledIn(ana.member.email ?? 'none'),
  )
})

test('a seller who came from the offer’s email gets an account without a second email', async () => {
  const email = 'proven@example.com'
  const { number, cookie } = await fromEmail(email)
  expect(await visit(api, loadTradeInAuth, auth, { cookie })).toMatchObject({
    value: { provenEmail: email },
  })
  const entered = await visit(api, sendTradeInAuth, auth, { cookie, form: '' })
  if (entered.kind !== 'answered') throw new Error('the seller was not signed in')
  expect(entered.headers.get('location')).toBe(`/sell/payment/?sale=${number}`)
  const signedIn = `${cookie}; ${cookiesIn(entered.headers)}`
  expect(
    await visit(api, loadTradeInPayment as never, '/sell/payment/', { cookie: signedIn }),
  ).toMatchObject({
    value: { tradeIn: { number, isOwned: true } },
  })
  expect(await accountOf(email)).toMatchObject([{ email_verified: true }])
  expect(await openedMails(api.database.pool, 'recipient = $1', [email])).toHaveLength(1)
})

test('the token that the browser has without an email proves no address', async () => {
  const email = 'typed@example.com'
  const { number, token } = (await tradeInsOn(api).open({ email })).body
  const other = await fromEmail('other-seller@example.com')
  const [, , proofOfOther] = /kintsu\.sale=[^;]*/.exec(other.cookie)?.[0].split('.').slice(1) ?? []
  expect(proofOfOther).toMatch(/^[\w-]{32}$/)
  for (const value of [
    `${number}.${token}`,
    `${number}.${token}.${token}`,
    `${number}.${token}.${proofOfOther}`,
  ]) {
    const cookie = `kintsu.sale=${value}`
    const shown = await visit(api, loadTradeInAuth, auth, { cookie })
    expect(shown).toMatchObject({ kind: 'shown', value: { tradeIn: { number } } })
    expect(shown).not.toHaveProperty('value.provenEmail', email)
    const refused = await visit(api, sendTradeInAuth, auth, { cookie, form: '' })
    expect(refused).toMatchObject({ kind: 'answered', status: 303 })
    expect(refused.kind === 'answered' && refused.headers.get('location')).toBe(auth)
    expect(refused.kind === 'answered' && refused.headers.getSetCookie()).toEqual([])
  }
  expect(await accountOf(email)).toEqual([])
})

test('an existing account is not opened by the link of an offer', async () => {
  const member = await aMember(api)
  const { cookie } = await fromEmail(member.member.email ?? '')
  const shown = await visit(api, loadTradeInAuth, auth, { cookie })
  expect(shown).toMatchObject({ kind: 'shown', value: { provenEmail: undefined } })
  const refused = await visit(api, sendTradeInAuth, auth, { cookie, form: '' })
  expect(refused.kind === 'answered' && refused.headers.get('location')).toBe(auth)
})

test('a guest who signs in halfway owns the trade-in, and every earlier step redirects there', async () => {
  const { number, token } = (await tradeInsOn(api).open()).body
  const tradeInCookie = `kintsu.sale=${number}.${token}`
  const at = (load: typeof loadTradeInAuth, step: string, cookie = tradeInCookie) =>
    visit(api, load as Parameters<typeof visit>[1], `/sell/${step}/`, { cookie })
  const toAuth = await at(loadTradeInPayment as never, 'payment')
  expect(toAuth.kind === 'answered' && toAuth.headers.get('location')).toBe('/sell/auth/')
  expect(await at(loadTradeInAuth, 'auth')).toMatchObject({
    value: { isOtherAccount: false, next: `/sell/payment/?sale=${number}` },
  })
  const signedIn = `${tradeInCookie}; ${ana.cookie}`
  const toPayment = await at(loadTradeInAuth, 'auth', signedIn)
  expect(toPayment.kind === 'answered' && toPayment.headers.get('location')).toBe('/sell/payment/')
  expect(await at(loadTradeInPayment as never, 'payment', signedIn)).toMatchObject({
    value: { tradeIn: { number, isOwned: true } },
  })
  const other = await aMember(api)
  expect(await at(loadTradeInAuth, 'auth', `${tradeInCookie}; ${other.cookie}`)).toMatchObject({
    value: { isOtherAccount: true },
  })
})

test('each trade-in email is written once, and its link shows the trade-in without signing in', async () => {
  const email = 'course@example.com'
  const { number, accept } = await aReadyTradeIn(api, ana.cookie, { email })
  await accept()
  await deliver()
  await deliver()
  const [accepted, ...again] = await emailTo(email, 'Ai acceptat oferta')
  expect(again).toEqual([])
  const link = linkIn(accepted?.plain ?? '')
  expect(await visit(api, loadTradeIn, link)).toMatchObject({
    value: { tradeIn: { number, state: 'accepted' }, isMember: false },
  })
  const asMember = await visit(api, loadTradeIn, link, { cookie: ana.cookie })
  expect(asMember.kind === 'answered' && asMember.headers.get('location')).toBe(
    `/cont/detalii-vanzare/${number}/`,
  )
})

test('a seller who chose a voucher reads its code in the email and on the page from acceptance on', async () => {
  const email = 'voucher@example.com'
  const { number, url, accept } = await aReadyTradeIn(api, ana.cookie, { email })
  await tradeInsOn(api).ask('PUT', `${url}/payout/`, { payout: 'voucher' }, ana)
  const path = `/cont/detalii-vanzare/${number}/`
  const before = await visit(api, loadTradeIn, path, { cookie: ana.cookie })
  expect(before).toMatchObject({ value: { tradeIn: { number } } })
  expect(before).not.toHaveProperty('value.tradeIn.voucherCode')
  await accept()
  await deliver()
  const [outgoing] = await emailTo(email, 'Ai acceptat oferta')
  const [, code] = /Voucherul tău: ([0-9A-Z-]{19})\. E al tău când ajunge dispozitivul/.exec(
    outgoing?.plain ?? '',
  ) ?? ['', 'none']
  expect(await visit(api, loadTradeIn, path, { cookie: ana.cookie })).toMatchObject({
    value: { tradeIn: { number, voucherCode: code } },
  })
})

test('a seller whose device needs a manual review is emailed at once with a link to the answers, and no longer once there is an offer', async () => {
  const email = 'draft@example.com'
  const faulty = { 'liquid-contact': 'faults' }
  const { number } = (
    await tradeInsOn(api).open({ email, answers: { ...spotlessPhone, ...faulty } })
  ).body
  await deliver()
  const [outgoing, ...more] = await emailTo(email, 'Un coleg se uită întâi')
  expect(more).toEqual([])
  expect(outgoing?.plain).toContain('În cel mult o zi lucrătoare')
  const opened = await visit(api, loadTradeInOffer, linkIn(outgoing?.plain ?? ''))
  if (opened.kind !== 'answered') throw new Error('it was shown under its secret address')
  const cookie = cookiesIn(opened.headers)
  expect(await visit(api, loadTradeInOffer, '/sell/offer/', { cookie })).toMatchObject({
    value: { tradeIn: { number, state: 'draft' } },
  })
})

test('an offer accepted before its email is written is not offered again', async () => {
  const email = 'quick@example.com'
  const { accept } = await aReadyTradeIn(api, ana.cookie, { email })
  await accept()
  await deliver()
  const subjects = (await emailTo(email, '')).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining('Ai acceptat oferta')])
})

test('a seller whose account was erased gets no email', async () => {
  const email = 'quiet@example.com'
  const { number } = await aReadyTradeIn(api, ana.cookie, { email })
  await rows(`update sale set email = '' where number = $1`, number)
  await deliver()
  await rows('update sale set email = $2 where number = $1', number, email)
  await deliver()
  expect(await emailTo(email, '')).toEqual([])
})
