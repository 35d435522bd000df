import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { aBuyer, type DeliveryKind, deliveries } from './buyers.ts'
import { amountBeside, expectBadge } from './cart-page.ts'
import { addToCart, hydrated, openFirstProduct, stepOf } from './journey.ts'
import { goToPayment } from './pay-journey.ts'
import { type Method, payText } from './pay-text.ts'
import { heldListings } from './shelf.ts'
import { type Market, pageText } from './text.ts'

/** Prices in whole units on both sides of a limit (markets.md), and the reason shown in the disabled row. */
type Bound = {
  readonly method: Method
  readonly open: number
  readonly disabled: number
  readonly reason: string
  readonly isDaily?: true
}

type Case = {
  readonly delivery: DeliveryKind
  readonly tablets: string
  readonly subtotal: string
  readonly bounds: readonly Bound[]
}

const cases: Readonly<Record<Market, Case>> = {
  ro: {
    delivery: 'locker',
    tablets: '/ro/tablete/',
    subtotal: 'Subtotal',
    bounds: [
      { method: 'bnpl', open: 100, disabled: 99, reason: 'Valoare minimă: 100 lei', isDaily: true },
      { method: 'oney', open: 300, disabled: 299, reason: 'Valoare minimă: 300 lei' },
      { method: 'tnpl', open: 2500, disabled: 2501, reason: 'Valoare maximă: 2.500 lei' },
      { method: 'bnpl', open: 3000, disabled: 3001, reason: 'Valoare maximă: 3.000 lei' },
      // With 9.99 collection fee: the limit itself, and one ban above.
      {
        method: 'cardAtLocker',
        open: 2990.01,
        disabled: 2990.02,
        reason: 'Valoare maximă: 3.000 lei',
        isDaily: true,
      },
    ],
  },
  bg: {
    delivery: 'office',
    tablets: '/bg/tablets/',
    subtotal: 'Междинна сума',
    bounds: [
      {
        method: 'standard',
        open: 150,
        disabled: 149,
        reason: 'Минимална сума: 150 Lev',
        isDaily: true,
      },
      { method: 'promo10', open: 300, disabled: 299, reason: 'Минимална сума: 300 Lev' },
      { method: 'promo', open: 6000, disabled: 6001, reason: 'Максимална сума: 6000 Lev' },
      {
        method: 'cardOrCashAtOffice',
        open: 1997.01,
        disabled: 1997.02,
        reason: 'Максимална сума: 2000 Lev',
        isDaily: true,
      },
    ],
  },
  hu: {
    delivery: 'locker',
    tablets: '/hu/tablet/',
    subtotal: 'Részösszeg',
    bounds: [
      {
        method: 'cofidis',
        open: 40_000,
        disabled: 39_999,
        reason: 'Minimális összeg: 40 000 Ft',
        isDaily: true,
      },
      {
        method: 'cofidis-promo-ten',
        open: 80_000,
        disabled: 79_999,
        reason: 'Minimális összeg: 80 000 Ft',
      },
      {
        method: 'cofidis-promo',
        open: 1_000_000,
        disabled: 1_000_001,
        reason: 'Maximális összeg: 1 000 000 Ft',
      },
      {
        method: 'cardAtLocker',
        open: 499_510,
        disabled: 499_511,
        reason: 'Maximális összeg: 500 000 Ft',
        isDaily: true,
      },
    ],
  },
  gr: {
    delivery: 'courier',
    tablets: '/gr/tablet/',
    subtotal: 'Υποσύνολο',
    bounds: [
      { method: 'bnpl', open: 50, disabled: 49, reason: 'Ελάχιστο ποσό: 50 euro', isDaily: true },
      { method: 'standard', open: 200, disabled: 199, reason: 'Ελάχιστο ποσό: 200 euro' },
      // The lender's own limit applies to the financed amount, including 3.50 for the courier.
      {
        method: 'promoMulti',
        open: 2996.5,
        disabled: 2996.51,
        reason: 'Μέγιστο ποσό: 3.000 euro',
      },
      {
        method: 'paymentOnDelivery',
        open: 498,
        disabled: 498.01,
        reason: 'Μέγιστο ποσό: 500 euro',
        isDaily: true,
      },
    ],
  },
}

const isWhole = process.env.KINTSU_E2E === 'all'

for (const market of ['ro', 'bg', 'hu', 'gr'] as const)
  test(`payment methods are enabled up to their limits in ${market}, and disabled with a reason beyond them`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page }) => {
    test.slow()
    const { bounds } = cases[market]
    const listing = await openPayment(page, market)
    const originalPrice = await priceOf(listing)
    try {
      for (const bound of bounds.filter(({ isDaily }) => isDaily || isWhole)) {
        await changePrice(page, market, listing, bound.disabled)
        await expectDisabled(page, market, bound.method, bound.reason)
        await changePrice(page, market, listing, bound.open)
        await expectOpen(page, market, bound.method)
      }
      if (market === 'hu') await expectTenItemsAtMost(page, listing)
    } finally {
      await setPrice(listing, originalPrice)
    }
  })

/** A tablet, which no other test buys, up to the payment step; returns its listing. */
async function openPayment(page: Page, market: Market): Promise<string> {
  const { delivery: kind, tablets } = cases[market]
  const delivery = deliveries[market][kind]
  if (!delivery) throw new Error(`no ${kind} in ${market}`)
  await page.goto(tablets)
  await hydrated(page)
  await openFirstProduct(page)
  await addToCart(page, market)
  const [listing] = await heldListings(page, market)
  await goToPayment(page, { market, customer: 'personal', delivery }, aBuyer(market))
  return String(listing)
}

async function priceOf(listing: string): Promise<number> {
  const sql = 'select price_minor::float8 as minor from listing where id = $1'
  const [row] = await shopRows<{ minor: number }>(sql, [listing])
  return Number(row?.minor)
}

function setPrice(listing: string, minor: number) {
  return shopRows('update listing set price_minor = $2 where id = $1', [listing, Math.round(minor)])
}

/** Changes the price in the shop; the reopened page shows it. */
async function changePrice(page: Page, market: Market, listing: string, whole: number) {
  await setPrice(listing, whole * 100)
  await page.reload()
  await expect.poll(() => amountBeside(page, cases[market].subtotal)).toBe(whole)
}

function rowOf(page: Page, market: Market, method: Method) {
  return stepOf(page, market, 4).getByRole('radio', {
    name: String(payText[market].methods[method]),
    exact: true,
  })
}

/** The reason in the market's language (markets.md). It can be focused with the keyboard, but not chosen. */
async function expectDisabled(page: Page, market: Market, method: Method, reason: string) {
  const row = rowOf(page, market, method)
  await expect(row).toHaveAttribute('aria-disabled', 'true')
  await expect(row).toHaveAccessibleDescription(ending(reason))
  await row.click({ force: true })
  await expect(row).not.toBeChecked()
  await expect(rowOf(page, market, 'card')).not.toHaveAttribute('aria-disabled')
}

/** Amounts contain non-breaking spaces. */
function ending(reason: string) {
  return new RegExp(`${reason.replaceAll('.', '[.]').replaceAll(' ', '\\s')}$`)
}

/** A loan is enabled once its terms can be agreed to. */
async function expectOpen(page: Page, market: Market, method: Method) {
  const row = rowOf(page, market, method)
  await expect(row).not.toHaveAttribute('aria-disabled')
  await row.check()
  if (['cardAtLocker', 'cardOrCashAtOffice', 'paymentOnDelivery'].includes(method)) return
  const name = String(payText[market].methods[method])
  const details = stepOf(page, market, 4).getByRole('region', { name, exact: true })
  for (const consent of payText[market].lenderConsents)
    await expect(details.getByRole('checkbox', { name: consent })).not.toBeChecked()
}

/** Cofidis finances ten items, but not eleven (Specification 9.1). */
async function expectTenItemsAtMost(page: Page, listing: string) {
  const checkout = page.url()
  const loans = ['cofidis', 'cofidis-promo', 'cofidis-promo-ten'] as const
  await setPrice(listing, 10_000_000)
  await addAccessories(page, 9)
  await expectBadge(page, 'hu', 10)
  await page.goto(checkout)
  for (const loan of loans) await expectOpen(page, 'hu', loan)
  await addAccessories(page, 1)
  await expectBadge(page, 'hu', 11)
  await page.goto(checkout)
  for (const loan of loans) await expectDisabled(page, 'hu', loan, 'Legfeljebb 10 termék')
}

/** The cheapest ones, so that their price keeps every row enabled. */
async function addAccessories(page: Page, count: number) {
  await page.goto('/hu/kiegeszitok/?ar=1-5000')
  await hydrated(page)
  const add = page.getByRole('article').getByRole('button', { name: pageText.hu.addToCart })
  for (let at = 0; at < count; at += 1) {
    await add.nth(at).click()
    await expect(page.getByRole('article').nth(at).getByRole('link')).toBeVisible()
  }
}
