import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { hydrated } from './journey.ts'
import { signIn as asMember } from './members.ts'
import { answers, byKeyboard, byPointer } from './seller-hands.ts'
import {
  answerInput,
  answersAll,
  choosesDevice,
  choosesPayout,
  expectScreen,
  type Seller,
  sendsDevice,
  signsIn,
  takesOffer,
} from './seller-walks.ts'
import { signInText } from './sign-in-text.ts'
import { anEmail, aPassword, arrivesAt, field, followEmail, main, press } from './sign-in-walks.ts'
import {
  bankPays,
  historyOf,
  parcelComes,
  payoutsOf,
  soon,
  staffPosterOf,
  stateOf,
  tradeInOf,
  unitsOf,
} from './trade-in-world.ts'
import {
  consoleInBg,
  laptopInHu,
  phoneInRo,
  sellerText,
  stepMinor,
  tabletInBg,
  type WholeTradeIn,
  watchInGr,
} from './whole-trade-ins.ts'

async function notLooking() {
  return undefined
}

function sellerOf(page: Page, tradeIn: WholeTradeIn): Seller {
  return {
    page,
    tradeIn,
    hands: byPointer,
    look: notLooking,
  }
}

/** An account created earlier in another browser. */
async function somebody(browser: Browser, market: WholeTradeIn['market'], origin: string) {
  const elsewhere = await browser.newContext()
  const member = await asMember(elsewhere, market, origin)
  await elsewhere.close()
  return member
}

/** The base price times all percentages at once, rounded down at the end, in minor units (sell.md, Price). */
function worth(base: number, { market, percents }: WholeTradeIn, ...found: readonly number[]) {
  const all = [...percents, ...found]
  const exact = all.reduce((sum, percent) => sum * BigInt(percent), BigInt(base))
  const step = BigInt(stepMinor[market])
  return Number((exact / 100n ** BigInt(all.length) / step) * step)
}

/** Describes the device, gets an offer, signs in on the way and accepts. */
async function sells(seller: Seller, browser: Browser, origin: string) {
  const email = anEmail('seller')
  await choosesDevice(seller)
  await answersAll(seller)
  await takesOffer(seller, email)
  const offered = await tradeInOf(email)
  const member = await somebody(browser, seller.tradeIn.market, origin)
  await signsIn(seller, member)
  await choosesPayout(seller)
  const identifier = await sendsDevice(seller)
  const sold = await tradeInOf(email)
  expect(sold).toMatchObject({
    number: offered.number,
    answers: offered.answers,
    user_id: member.userId,
  })
  expect(sold.offer).toBe(worth(sold.base, seller.tradeIn))
  return { number: sold.number, identifier, amount: sold.offer, base: sold.base }
}

type Sold = Pick<Awaited<ReturnType<typeof sells>>, 'number' | 'identifier'>

/** The parcel arrives, and staff inspect the device. */
async function inspect(request: APIRequestContext, sold: Sold, found: object) {
  await parcelComes(request, sold.number)
  return staffPosterOf(request, sold.number)('inspection', {
    found,
    photos: await Promise.all(Object.keys(found).map(photoOf)),
    identifier: sold.identifier,
    isLocked: false,
  })
}

/** A photo of a part, as staff uploaded it. */
async function photoOf(part: string) {
  const [photo] = await rows<{ id: string }>(
    `insert into photo (id, picture, width, height, client_hash, created_at)
     values (gen_random_uuid(), '\\x00', 4, 3, 'bench', now()) returning id`,
  )
  return { id: photo?.id, part }
}

async function expectTradeInShows(
  page: Page,
  { market }: WholeTradeIn,
  number: string,
  mark: string,
) {
  await page.goto(`${sellerText[market].sale}${number}/`)
  await hydrated(page)
  await expect(main(page).getByText(mark, { exact: true }).first()).toBeVisible()
}

const untilInspected = ['offered', 'accepted', 'label-sent', 'in-transit', 'received', 'inspected']

/** Paid once, and in stock at the amount paid. */
async function expectPaid(
  number: string,
  amount: number,
  steps: readonly string[],
  method = 'bank',
) {
  expect(await historyOf(number)).toEqual([...untilInspected, ...steps, 'paid'])
  expect(await payoutsOf(number)).toEqual([{ amount, method, state: 'paid' }])
  expect(await unitsOf(number)).toEqual([{ state: 'intake', cost: amount }])
}

/** The answer to the second offer with its confirmation, and the thank-you page. */
async function answersSecond(page: Page, open: string, sure: string, done: string) {
  await page.locator('summary', { hasText: open }).click()
  await page.getByRole('button', { name: sure }).click()
  await expect(page.getByText(done)).toBeVisible()
}

// A refused sign-in that requires the puzzle has its own status.
test.use({
  viewport: { width: 360, height: 800 },
  allowedErrors: /\/api\/cart-(document|session)\/|422/,
})
test.beforeEach(() => test.setTimeout(300_000))

test('a phone is traded in in ro by a seller who registers on the way, and axe finds no violations on any page', {
  tag: '@all',
}, async ({ page, request }) => {
  const look = async () => {
    await expectNoAxeViolations(page)
    const out = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect.soft(await page.evaluate(out), `pixels out of the page at ${page.url()}`).toBe(0)
  }
  const seller = { ...sellerOf(page, phoneInRo), look }
  const email = anEmail('seller')
  await choosesDevice(seller)
  await answersAll(seller)
  await takesOffer(seller, email)
  const text = signInText.ro
  await main(page).getByRole('link', { name: 'Creează unul' }).click()
  await expect(field(page, text.name)).toBeVisible()
  await hydrated(page)
  await look()
  await field(page, text.name).fill('Ana Pop')
  await field(page, text.email).fill(email)
  await field(page, text.password).fill(aPassword)
  await press(page, 'ro', text.makeAccount)
  await expect(main(page).getByRole('heading', { name: text.mailSent })).toBeVisible()
  await followEmail(page, email, 'adres')
  await press(page, 'ro', text.prove)
  await arrivesAt(page, 'ro', '/sell/payment/')
  await choosesPayout(seller)
  const identifier = await sendsDevice(seller)
  const { number, offer, base } = await tradeInOf(email)
  expect(offer).toBe(worth(base, phoneInRo))
  expect(await inspect(request, { number, identifier }, {})).toBe('inspected')
  await bankPays(number)
  await expectTradeInShows(page, phoneInRo, number, sellerText.ro.paid)
  await look()
  await expectPaid(number, offer, [])
})

test('a tablet is traded in in bg for a voucher', async ({ page, request, browser, baseURL }) => {
  const sold = await sells(sellerOf(page, tabletInBg), browser, String(baseURL))
  expect(await inspect(request, sold, {})).toMatch(/inspected|paid/)
  await expect.poll(() => stateOf(sold.number), soon).toBe('paid')
  await expectTradeInShows(page, tabletInBg, sold.number, sellerText.bg.paid)
  await expectPaid(sold.number, sold.amount, [], 'voucher')
})

test('a laptop is traded in in hu with an accepted second offer', { tag: '@all' }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const sold = await sells(sellerOf(page, laptopInHu), browser, String(baseURL))
  expect(await inspect(request, sold, { 'grading-case': 'dents' })).toBe('second-offer')
  await expectTradeInShows(page, laptopInHu, sold.number, 'Második ajánlat')
  await answersSecond(
    page,
    'Elfogadom:',
    'Igen, elfogadom a második ajánlatot',
    'Elfogadtad a második ajánlatot.',
  )
  await bankPays(sold.number)
  await expectTradeInShows(page, laptopInHu, sold.number, sellerText.hu.paid)
  // A case with visible dents has the factor .88 (sell.md, Price).
  const second = worth(sold.base, laptopInHu, 88)
  await expectPaid(sold.number, second, ['second-offer', 'accepted-second'])
})

test('a watch is sent back to its seller in gr, who declines a second offer', {
  tag: '@all',
}, async ({ page, request, browser, baseURL }) => {
  const sold = await sells(sellerOf(page, watchInGr), browser, String(baseURL))
  expect(await inspect(request, sold, { 'grading-case': 'dents' })).toBe('second-offer')
  await expectTradeInShows(page, watchInGr, sold.number, 'Δεύτερη προσφορά')
  await answersSecond(
    page,
    'Δεν δέχομαι, θέλω πίσω τη συσκευή',
    'Ναι, θέλω πίσω τη συσκευή',
    'Δεν δέχτηκες τη δεύτερη προσφορά.',
  )
  const post = staffPosterOf(request, sold.number)
  expect(await post('send-back', { carrier: 'courier', awb: `GR${Date.now()}` })).toBe('returning')
  await expectTradeInShows(page, watchInGr, sold.number, 'Στον δρόμο προς εσένα')
  expect(await post('given-back', {})).toBe('returned')
  await expectTradeInShows(page, watchInGr, sold.number, 'Επέστρεψε σε εσένα')
  expect(await historyOf(sold.number)).toEqual([
    ...untilInspected,
    'second-offer',
    'declined',
    'returning',
    'returned',
  ])
  expect(await payoutsOf(sold.number)).toEqual([])
  expect(await unitsOf(sold.number)).toEqual([])
})

test('a console is traded in in bg by keyboard alone', { tag: '@all' }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const seller = { ...sellerOf(page, consoleInBg), hands: byKeyboard(page) }
  const sold = await sells(seller, browser, String(baseURL))
  expect(await inspect(request, sold, {})).toBe('inspected')
  await bankPays(sold.number)
  await expectTradeInShows(page, consoleInBg, sold.number, sellerText.bg.paid)
  await expectPaid(sold.number, sold.amount, [])
})

test('a locked laptop is refused in hu: its page says why and what to do, and continues once it is unlocked', {
  tag: '@all',
}, async ({ page }) => {
  const [works] = laptopInHu.screens.slice(-1)
  const [title = '', whole = ''] = works ?? []
  const screens = [
    ...laptopInHu.screens.slice(0, -1),
    [title, 'Céges (MDM) vagy BIOS-zár van rajta'] as const,
  ]
  const seller = sellerOf(page, { ...laptopInHu, screens })
  await choosesDevice(seller)
  await answersAll(seller)
  const refusal = main(page).getByRole('heading', { name: 'Zárolt laptopot nem tudunk megvenni' })
  await expect(refusal).toBeVisible()
  await page.reload()
  await expect(refusal).toBeVisible()
  await hydrated(page)
  await expectNoAxeViolations(page)
  await expect(main(page).getByText('Ha nem lehet feloldani, add le')).toBeVisible()
  await expect(main(page).getByRole('button', { name: sellerText.hu.see })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Válasz módosítása' }).click()
  await expectScreen(seller, title)
  await main(page).getByRole('group').getByText('Céges (MDM) vagy BIOS-zár van rajta').click()
  const next = main(page).getByRole('button', { name: sellerText.hu.next, exact: true })
  await answers(page, seller.hands, [answerInput(page, whole)], next)
  await expectScreen(seller, sellerText.hu.lastTitle)
})
