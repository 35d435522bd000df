import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aBuyer, type Delivering, deliveries, plans } from './buyers.ts'
import { tryCode } from './cart-page.ts'
import { cartText } from './cart-text.ts'
import { suggestionsFor } from './finding.ts'
import {
  addToCart,
  billPerson,
  chooseDelivery,
  choosePayment,
  choosePlace,
  giveContact,
  goToCheckout,
  hydrated,
  nextIn,
  openCart,
  openExtras,
  openFirstProduct,
  orderButton,
  placeOrder,
  stepOf,
  thankedFor,
} from './journey.ts'
import { whileLentLater } from './pay-courses.ts'
import {
  atProvider,
  chooseMethod,
  completePayment,
  goToPayment,
  press,
  titled,
} from './pay-journey.ts'
import { type Method, payText } from './pay-text.ts'
import { holdPhoneForAll } from './prepared.ts'
import { soldOutPhone } from './sold-out.ts'
import { type Market, markets, pageText } from './text.ts'

type Width = 320 | 1280

/** The path of each page within its market (markets.md). */
const paths = {
  ro: {
    category: '/telefoane/',
    filtered: '/telefoane/?marca=apple,samsung&stare=BUN',
    nothing: '/telefoane/?pret=1-2',
    brand: '/magazin/apple/',
    model: '/magazin/apple/iphone-13/',
    laptops: '/laptopuri/',
    accessories: '/accesorii/',
    search: '/cautare/',
    cart: '/magazin/cosul-meu/',
    withdrawal: '/dreptul-de-retragere/',
  },
  bg: {
    category: '/telefoni/',
    filtered: '/telefoni/?marka=apple,samsung&sastoyanie=BUN',
    nothing: '/telefoni/?tsena=1-2',
    brand: '/magazin/apple/',
    model: '/magazin/apple/iphone-13/',
    laptops: '/laptop/',
    accessories: '/aksesoari/',
    search: '/tarsene/',
    cart: '/magazin/moyata-kolichka/',
    withdrawal: '/pravo-na-otkaz/',
  },
  hu: {
    category: '/telefon/',
    filtered: '/telefon/?marka=apple,samsung&allapot=BUN',
    nothing: '/telefon/?ar=1-2',
    brand: '/shop/apple/',
    model: '/shop/apple/iphone-13/',
    laptops: '/laptop/',
    accessories: '/kiegeszitok/',
    search: '/kereses/',
    cart: '/shop/kosar/',
    withdrawal: '/elallasi-jog/',
  },
  gr: {
    category: '/smartphone/',
    filtered: '/smartphone/?brand=apple,samsung&condition=BUN',
    nothing: '/smartphone/?price=1-2',
    brand: '/shop/apple/',
    model: '/shop/apple/iphone-13/',
    laptops: '/laptop/',
    accessories: '/accessories/',
    search: '/search/',
    cart: '/shop/my-cart/',
    withdrawal: '/right-of-withdrawal/',
  },
} as const

/**
 * The pages checked in the daily run, besides those covered by other tests; KINTSU_E2E=all checks every market at
 * both widths.
 */
const daily = {
  shows: { gr: 320 },
  finds: {},
  orders: {},
  pays: {},
} as const satisfies Record<string, Partial<Record<Market, Width>>>

function tagOf(
  dailyWidths: Partial<Readonly<Record<Market, Width>>>,
  market: Market,
  width: Width,
) {
  return dailyWidths[market] === width ? [] : ['@all']
}

/** Phones cheap enough for the payment method that is chosen later. */
function affordable(market: Market) {
  return paths[market].nothing.replace('1-2', `1-${plans[market].priceTo}`)
}

async function look(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await lookHere(page)
}

/** For a page that may come without the framework, and is then never hydrated. */
async function read(page: Page, path: string) {
  await page.goto(path)
  await lookHere(page)
}

async function lookHere(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingWrong(page)
}

async function expectNothingWrong(page: Page) {
  await expect.soft(page.locator('h1'), `headings of ${page.url()}`).toHaveCount(1)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
}

/** The page works from 320 px up without horizontal overflow. */
async function expectNoSidewaysScroll(page: Page) {
  return expect
    .soft(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      `pixels out of the page at ${page.url()}`,
    )
    .toBe(0)
}

/** A panel over the page fits into the window, even where it would not make the page scroll. */
async function expectWithin(page: Page, panel: Locator, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const box = await panel.boundingBox()
  const [left, right] = box ? [box.x, width - box.x - box.width] : []
  expect
    .soft(Math.min(left ?? -1, right ?? -1), `beside the panel at ${width} px`)
    .toBeGreaterThanOrEqual(0)
}

test.describe('axe finds no violations on', () => {
  test.slow()
  // axe reads every style sheet again, which a third-party style sheet does not allow.
  test.use({ allowedErrors: /widgets\/oney\/style\.css/ })

  test('the country choice', async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    }
  })

  for (const market of markets)
    for (const width of [320, 1280] as const) {
      const shows = tagOf(daily.shows, market, width)
      test(`the catalogue of ${market}, at ${width} px`, { tag: shows }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const { category, filtered, nothing, brand, model } = paths[market]
        for (const path of ['/', category, filtered, brand, model])
          await look(page, `/${market}${path}`)
        await look(page, `/${market}${nothing}`)
        await expect(page.getByText(pageText[market].nothingMatches)).toBeVisible()
        await page.goto(`/${market}${category}`)
        await hydrated(page)
        if (width === 320) await lookAtSheet(page, market)
        await openFirstProduct(page)
        await expectNothingWrong(page)
        await look(page, await soldOutPhone(market))
        await expect(page.getByText(pageText[market].soldOut).first()).toBeVisible()
        const legal = page.getByRole('contentinfo').getByRole('link')
        for (const href of await legal.evaluateAll(pagesOfOurs)) await read(page, href)
      })

      const finds = tagOf(daily.finds, market, width)
      test(`the search of ${market}, at ${width} px`, { tag: finds }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const { laptops, accessories, search, withdrawal } = paths[market]
        await read(page, `/${market}${withdrawal}`)
        await look(page, `/${market}${laptops}`)
        await look(page, `/${market}${accessories}`)
        await look(page, `/${market}${search}`)
        await look(page, `/${market}${search}?q=zzqqxx`)
        await look(page, `/${market}${search}?q=iphone+13+128`)
        await page.goto(`/${market}/`)
        await hydrated(page)
        const list = await suggestionsFor(page, market, 'iphone')
        await page.keyboard.press('ArrowDown')
        await expectNothingWrong(page)
        for (const at of [640, 768, 1024, width]) await expectWithin(page, list, at)
      })

      const orders = tagOf(daily.orders, market, width)
      test(`the cart and checkout of ${market}, at ${width} px`, { tag: orders }, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await look(page, `/${market}${paths[market].cart}`)
        await page.goto(`/${market}${affordable(market)}`)
        await hydrated(page)
        await openFirstProduct(page)
        const drawer = await addToCart(page, market)
        // After the protector and the battery: an accessory, which appears shortly after.
        await expect(drawer.getByRole('button', { pressed: false }).nth(2)).toBeVisible()
        await expectNothingWrong(page)
        await openCart(page, market, drawer)
        await expectNothingWrong(page)
        await lookAtRefusedCode(page, market)
        await openExtras(page, market)
        await expectNothingWrong(page)
        await goToCheckout(page, market)
        await lookAtCheckout(page, market)
        await orderButton(page, market).scrollIntoViewIfNeeded()
        await expectNoAxeViolations(page)
        await placeOrder(page, market)
        await expectNothingWrong(page)
      })

      const pays = tagOf(daily.pays, market, width)
      test(`the payment pages of ${market}, at ${width} px`, { tag: pays }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const delivery = deliveries[market].courier as Delivering
        await holdPhoneForAll(page, market, 20)
        await goToPayment(page, { market, customer: 'personal', delivery }, aBuyer(market))
        await lookAtLoans(page, market)
        await completePayment(page, market, { method: 'card' })
        await lookAtCancelled(page, market)
        await lookAtFailed(page, market)
        await lookAtReview(page, market)
      })
    }
})

test.describe('axe finds no violations on a 404 page', () => {
  test.use({ allowedErrors: /404/ })

  for (const market of markets)
    test(`in ${market}`, { tag: market === 'gr' ? [] : ['@all'] }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await look(page, `/${market}/no-such-page/at-all/`)
    })
})

async function lookAtRefusedCode(page: Page, market: Market) {
  const [code, message] = cartText[market].expired
  await tryCode(page, market, code)
  await expect(page.getByText(message)).toBeVisible()
  await expectNothingWrong(page)
}

async function lookAtSheet(page: Page, market: Market) {
  await page.getByRole('button', { name: pageText[market].filters }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

/** Every step when opened, then with its errors, then filled in. */
async function lookAtCheckout(page: Page, market: Market) {
  const plan = plans[market]
  await expectNoAxeViolations(page)
  await chooseDelivery(page, market, plan)
  await lookAtErrors(page, market, 1)
  await choosePlace(page, market, plan)
  await lookAtErrors(page, market, 2)
  await giveContact(page, market, aBuyer(market))
  await expectNoAxeViolations(page)
  await billPerson(page, market)
  await lookAtErrors(page, market, 4)
  await choosePayment(page, market, plan)
  await expectNothingWrong(page)
}

async function lookAtErrors(page: Page, market: Market, at: 1 | 2 | 4) {
  const step = stepOf(page, market, at)
  await expect(step.getByRole('button').or(step.getByRole('radio')).first()).toBeVisible()
  await expectNoAxeViolations(page)
  // The order button completes the last step.
  if (at === 4) await orderButton(page, market).click()
  else await nextIn(page, market, at)
  const { point, county, name, consent } = pageText[market].required
  const missing = { 1: [point, county], 2: [name], 4: [consent] }[at]
  const asked = new RegExp(missing.join('|'))
  await expect(stepOf(page, market, at).getByText(asked).first()).toBeVisible()
  await expectNothingWrong(page)
}

/** The market's loans, the most expensive method of each lender. */
const lent = {
  ro: ['tnpl', 'bnpl', 'oney'],
  bg: ['promo10', 'promo', 'standard'],
  hu: ['cofidis-promo', 'cofidis-promo-ten', 'cofidis'],
  gr: ['bnpl', 'promoMulti', 'standard'],
} as const satisfies Record<Market, readonly Method[]>

/** Each payment row with its installments: as it opens, and with missing fields. */
async function lookAtLoans(page: Page, market: Market) {
  const step = stepOf(page, market, 4)
  for (const method of lent[market]) {
    const name = String(payText[market].methods[method])
    await step.getByRole('radio', { name, exact: true }).check()
    const details = step.getByRole('region', { name, exact: true })
    await expect(details.getByRole('checkbox').first()).toBeVisible()
    await expect(details.locator('[aria-busy="true"]')).toHaveCount(0)
    if (method === 'cofidis')
      await details.getByRole('radio', { name: String(payText.hu.call?.byPhone) }).check()
    await orderButton(page, market).click()
    await expect(step.getByText(pageText[market].required.consent).first()).toBeVisible()
    await expectNothingWrong(page)
  }
}

/** An order left at the provider: where it waits, next to its cart, and after it was cancelled. */
async function lookAtCancelled(page: Page, market: Market) {
  const text = payText[market]
  await orderButton(page, market).click()
  const number = await atProvider(page, market, 'card')
  await expectNothingWrong(page)
  await press(page, text.atProvider.back)
  await titled(page, text.open)
  await expectNothingWrong(page)
  const waiting = page.url()
  await page.goto(`/${market}${paths[market].cart}`)
  await expect(page.getByText(text.waitsFor(number))).toBeVisible()
  await expectNothingWrong(page)
  await page.getByRole('main').getByRole('button', { name: text.cancelOrder }).click()
  await expect(page.getByText(text.waitsFor(number))).toBeHidden()
  await expectNothingWrong(page)
  await page.goto(waiting)
  await titled(page, text.cancelled)
  await expectNothingWrong(page)
}

/** A declined card, and another method's installments instead. */
async function lookAtFailed(page: Page, market: Market) {
  const text = payText[market]
  await page.goto(`/${market}${paths[market].cart}`)
  await goToCheckout(page, market)
  await orderButton(page, market).click()
  await atProvider(page, market, 'card')
  await press(page, text.atProvider.refuseCard)
  await titled(page, text.failed)
  await expectNothingWrong(page)
  await chooseMethod(page, market, { method: lent[market][0] })
  await expectNothingWrong(page)
}

/** A lender that reviews an application, and its approval. */
async function lookAtReview(page: Page, market: Market) {
  const text = payText[market]
  await page.getByRole('button', { name: text.payAgain }).click()
  await atProvider(page, market, lent[market][0])
  const lender = page.url()
  await press(page, text.atProvider.later)
  await titled(page, whileLentLater(market, lent[market][0]))
  await expectNothingWrong(page)
  await page.goto(lender)
  await press(page, text.atProvider.approveLoan)
  await thankedFor(page, market, market === 'gr' ? pageText.gr.thanks : text.approved)
  await expectNothingWrong(page)
}

/** The pages linked in the footer that contain text only: terms and privacy. */
function pagesOfOurs(links: Element[]) {
  return links
    .map(link => link.getAttribute('href') ?? '')
    .filter(href => /^\/[a-z]{2}\/[^/]+\/$/.test(href))
    .slice(-2)
}
