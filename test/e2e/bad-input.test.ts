import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aBuyer, plans } from './buyers.ts'
import { fillCheckout, hydrated, orderButton, placeOrder, thankedFor } from './journey.ts'
import { orderNumbered, ordersOf, unitsOf } from './outcome.ts'
import { holdPhone, holdPhoneForAll, openCheckout } from './prepared.ts'
import { languageOf, markets, pageText } from './text.ts'

/** Waits until all requests have arrived; later ones pass. */
function meeting(all: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived >= all) resolve()
    return promise
  }
}

test.describe('URLs that do not exist', () => {
  test.use({ allowedErrors: /404/ })

  for (const market of markets) {
    test(`an unknown path is a 404 page in the language of ${market}`, {
      tag: market === 'bg' ? [] : ['@all'],
    }, async ({ page }) => {
      const response = await page.goto(`/${market}/no-such-page/at-all/`)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf[market])
      await expect(
        page.getByRole('heading', { level: 1, name: pageText[market].notFound }),
      ).toBeVisible()
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/${market}/$`))
    })
  }

  test('a URL with malformed escapes is a 404 page in the language of its market', async ({
    page,
  }) => {
    const response = await page.goto('/hu/%zz/')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: pageText.hu.notFound })).toBeVisible()
  })

  test('an unknown market shows the country choice', async ({ page }) => {
    await page.goto('/xx/')
    for (const market of markets)
      await expect(page.getByRole('link', { name: pageText[market].country })).toBeVisible()
  })

  test('a thank-you page without its link is a 404 page', async ({ page }) => {
    const response = await page.goto('/ro/magazin/multumim/RO000000018/?t=guessed')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: pageText.ro.notFound })).toBeVisible()
  })
})

test.describe('a stored cart of another version', () => {
  test('a cart of another version keeps its readable lines and says so', async ({ page }) => {
    await holdPhone(page, 'hu')
    // The cart page checks the cart and writes it back; the home page only reads it.
    await page.goto('/hu/')
    await page.evaluate(() => {
      const key = 'kintsu-cart-1-hu'
      const cart = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...cart, stateVersion: 'an-old-one' }))
    })
    await page.goto('/hu/shop/kosar/')
    await expect(
      page.getByText('A bolt megváltozott a legutóbbi látogatásod óta.').first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: pageText.hu.remove })).toHaveCount(1)
  })

  test('an unreadable cart is emptied and says so', async ({ page }) => {
    await page.goto('/ro/')
    await page.evaluate(() => localStorage.setItem('kintsu-cart-1-ro', '{"phoneCart":"broken'))
    await page.goto('/ro/magazin/cosul-meu/')
    await expect(
      page.getByText('Coșul salvat nu a mai putut fi citit, așa că am început unul nou.').first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: pageText.ro.cartEmpty })).toBeVisible()
  })
})

test('a double click on the order button places one order', async ({ page }) => {
  const buyer = aBuyer('bg')
  await holdPhoneForAll(page, 'bg', 17)
  await openCheckout(page, 'bg')
  await fillCheckout(page, 'bg', plans.bg, buyer)
  await orderButton(page, 'bg').dblclick()
  const number = await thankedFor(page, 'bg')
  expect(await ordersOf(buyer.email)).toEqual([{ number }])
  const order = await orderNumbered(number)
  expect(await unitsOf(order.id)).toHaveLength(1)
})

test('placing the same cart in two tabs creates one order', async ({ page, context }) => {
  const buyer = aBuyer('ro')
  await holdPhoneForAll(page, 'ro', 18)
  await openCheckout(page, 'ro')
  await fillCheckout(page, 'ro', plans.ro, buyer)
  const second = await context.newPage()
  await second.goto(page.url())
  await hydrated(second)
  const bothSent = meeting(2)
  for (const tab of [page, second])
    await tab.route('**/api/orders/', async route => {
      await bothSent()
      await route.continue()
    })
  await Promise.all([orderButton(page, 'ro').click(), orderButton(second, 'ro').click()])
  const numbers = await Promise.all([thankedFor(page, 'ro'), thankedFor(second, 'ro')])
  expect(new Set(numbers).size).toBe(1)
  expect(await ordersOf(buyer.email)).toEqual([{ number: numbers[0] }])
})

test('going back after ordering shows an empty cart and places no second order', async ({
  page,
}) => {
  const buyer = aBuyer('gr')
  await holdPhoneForAll(page, 'gr', 19)
  await openCheckout(page, 'gr')
  await fillCheckout(page, 'gr', plans.gr, buyer)
  const number = await placeOrder(page, 'gr')
  await page.goBack()
  await expect(page.getByRole('heading', { name: pageText.gr.cartEmpty })).toBeVisible()
  await expect(orderButton(page, 'gr')).toHaveCount(0)
  await page.goForward()
  expect(await thankedFor(page, 'gr')).toBe(number)
  expect(await ordersOf(buyer.email)).toEqual([{ number }])
})
