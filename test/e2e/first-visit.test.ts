import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { aBuyer, deliveries, plans, seats } from './buyers.ts'
import {
  chooseDelivery,
  choosePlace,
  giveContact,
  hydrated,
  orderButton,
  pick,
  stepOf,
} from './journey.ts'
import { orderNumbered } from './outcome.ts'
import { atProvider } from './pay-journey.ts'
import { payText } from './pay-text.ts'
import { holdPhoneForAll, openCheckout } from './prepared.ts'
import { phoneForAll } from './sold-out.ts'
import { markets, pageText } from './text.ts'

// What a first visit stumbled on: docs/first-visits.md.

const compare = {
  ro: 'Compară-le cu acesta',
  bg: 'Сравни ги с този модел',
  hu: 'Összehasonlítom őket ezzel',
  gr: 'Σύγκρινέ τα με αυτό',
} as const

for (const market of markets)
  test(`in ${market} a product leads to a comparison with similar ones, which fits a phone`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await phoneForAll(market, 5))
    await page.getByRole('link', { name: compare[market] }).click()
    const devices = page.getByRole('table').getByRole('columnheader')
    await expect(devices).toHaveCount(4)
    // The names of the rows stay over the values that are scrolled below them.
    const label = page.getByRole('rowheader').first()
    const before = await label.boundingBox()
    const frame = page.getByRole('region').filter({ has: page.getByRole('table') })
    await frame.evaluate(element => element.scrollTo({ left: 200 }))
    expect(await frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect((await label.boundingBox())?.x).toBe(before?.x)
  })

test('a choice of a variant leads to the same place of its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await phoneForAll('bg', 5))
  await hydrated(page)
  const url = page.url()
  await page.evaluate(() => scrollTo(0, 500))
  await page
    .getByRole('group', { name: 'Състояние' })
    .getByRole('link')
    .and(page.locator(':not([aria-current]):not([href^="#"])'))
    .first()
    .click()
  await expect(page).not.toHaveURL(url)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.getByRole('link', { name: 'Kintsu' }).first().click()
  await expect(page).toHaveURL(/\/bg\/$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const towns: Readonly<Record<'gr' | 'bg', { readonly street: string }>> = {
  gr: { street: 'Τσιμισκή' },
  bg: { street: 'ул. Пирин' },
}

for (const market of ['gr', 'bg'] as const)
  test(`in ${market} a street stays that was filled in before the town`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page }) => {
    const { courier } = deliveries[market]
    if (!courier) throw new Error(`no courier in ${market}`)
    const text = pageText[market]
    await holdPhoneForAll(page, market, 23)
    await openCheckout(page, market)
    await chooseDelivery(page, market, courier)
    const step = stepOf(page, market, 1)
    await step.getByLabel(text.street).fill(towns[market].street)
    await pick(step, text.county, seats[market].county)
    await pick(step, text.locality, seats[market].locality)
    await expect(step.getByLabel(text.street)).toHaveValue(towns[market].street)
  })

test('Enter in the search of pickup points does not send the step', async ({ page }) => {
  await holdPhoneForAll(page, 'hu', 23)
  await openCheckout(page, 'hu')
  await chooseDelivery(page, 'hu', plans.hu)
  const step = stepOf(page, 'hu', 1)
  await step.getByLabel(pageText.hu.findPoint).fill('Szeged')
  await page.keyboard.press('Enter')
  await expect(step.getByText(/Szeged/).first()).toBeVisible()
  await expect(step.getByRole('alert')).toHaveCount(0)
})

test('an order straight from a product offers its free screen protector', async ({ page }) => {
  const market = 'ro'
  await page.goto(await phoneForAll(market, 22))
  await hydrated(page)
  await page.getByRole('button', { name: 'Cumpără acum', exact: true }).click()
  const summary = page.getByRole('complementary')
  const offer = summary.getByRole('button', { name: /· Gratuit$/ }).first()
  await expect(offer).toBeVisible()
  await offer.click()
  await expect(offer).toHaveCount(0)
  await choosePlace(page, market, {
    delivery: '',
    place: { kind: 'point', search: 'Cluj', point: 'easybox' },
  })
  await giveContact(page, market, aBuyer(market))
  const payment = stepOf(page, market, 4)
  await payment
    .getByRole('radio', { name: String(payText[market].methods.card), exact: true })
    .check()
  await payment.getByRole('checkbox', { name: pageText[market].terms }).check()
  await orderButton(page, market).click()
  const order = await orderNumbered(await atProvider(page, market, 'card'))
  expect(
    await shopRows(
      `select kind, price_minor::int as price from order_line where order_id = $1 and kind <> 'device'`,
      [order.id],
    ),
  ).toEqual([{ kind: 'accessory', price: 0 }])
})
