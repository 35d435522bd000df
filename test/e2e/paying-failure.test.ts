import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { makeOwnShop } from '#test/support/own-shop.ts'
import { sandboxControl } from '#test/support/sandbox-control.ts'
import { aBuyer } from './buyers.ts'
import { hydrated, orderButton, stepOf, thankedFor } from './journey.ts'
import { confirmationsOf, orderNumbered, ordersOf, paymentsOf, unitsOf } from './outcome.ts'
import { atProvider, fillOrder, press, titled } from './pay-journey.ts'
import { type Method, payText } from './pay-text.ts'
import type { Market } from './text.ts'

function sandbox() {
  return sandboxControl(String(process.env.KINTSU_E2E_SANDBOX))
}

/** Everything up to the order button; uses phones further down the list than the payment tests. */
async function fill(page: Page, market: Market, method: Method, at: number) {
  const buyer = aBuyer(market)
  const delivery = market === 'gr' || market === 'bg' ? 'courier' : 'locker'
  await fillOrder(page, { market, customer: 'personal', method, delivery }, buyer, at)
  return buyer
}

/** Of two concurrent starts one has to wait, and continues from there. */
async function reachProvider(page: Page, market: Market): Promise<string> {
  const { atProvider: at, goOnAt } = payText[market]
  const goOn = page.getByRole('button', { name: goOnAt })
  const card = page.getByRole('heading', { level: 1, name: at.card })
  // While the other tab is still on its way to the provider, the button stays: the shopper presses it again.
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click({ timeout: 2_000 })
    await expect(card).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  return atProvider(page, market, 'card')
}

function browserKeyIn(page: Page) {
  return page.evaluate(() => localStorage.getItem('kintsu-browser-key-1'))
}

/** One order, one payment, one unit, one confirmation. */
async function expectPaidOnce(number: string, email: string) {
  expect(await ordersOf(email)).toEqual([{ number }])
  const order = await orderNumbered(number)
  expect(order.state).toBe('confirmed')
  expect(await paymentsOf(order.id)).toMatchObject([
    { state: 'captured', amount: order.total_minor },
  ])
  expect(await unitsOf(order.id)).toMatchObject([{ state: 'sold' }])
  expect(await confirmationsOf(order.id)).toBe(1)
}

test('an order submitted twice and left by the back button is one order, which continues where it was', async ({
  page,
}) => {
  const buyer = await fill(page, 'ro', 'card', 12)
  await orderButton(page, 'ro').dblclick()
  const number = await atProvider(page, 'ro', 'card')
  await page.goBack()
  await expect(page.getByText(payText.ro.waitsFor(number))).toBeVisible()
  await expect(stepOf(page, 'ro', 4)).toBeVisible()
  await orderButton(page, 'ro').click()
  expect(await atProvider(page, 'ro', 'card')).toBe(number)
  await press(page, payText.ro.atProvider.pay)
  expect(await thankedFor(page, 'ro')).toBe(number)
  await expectPaidOnce(number, buyer.email)
})

test('an order placed in two tabs is one order, and both end on its thank-you page', async ({
  page,
  context,
}) => {
  const buyer = await fill(page, 'gr', 'card', 13)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(orderButton(other, 'gr')).toBeEnabled()
  // The key that proves to the shop that both tabs are one browser exists before either orders.
  await expect.poll(() => browserKeyIn(page)).toMatch(/^[\da-f-]{36}$/)
  await expect.poll(() => browserKeyIn(other)).toBe(await browserKeyIn(page))
  await Promise.all([orderButton(page, 'gr').click(), orderButton(other, 'gr').click()])
  const number = await reachProvider(page, 'gr')
  expect(await reachProvider(other, 'gr')).toBe(number)
  await press(page, payText.gr.atProvider.pay)
  expect(await thankedFor(page, 'gr')).toBe(number)
  await press(other, payText.gr.atProvider.pay)
  expect(await thankedFor(other, 'gr')).toBe(number)
  await expectPaidOnce(number, buyer.email)
})

test('a waiting page can be reloaded, and continues by itself', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const buyer = await fill(page, 'gr', 'bnpl', 14)
  await orderButton(page, 'gr').click()
  const number = await atProvider(page, 'gr', 'bnpl')
  const lender = page.url()
  const { atProvider: at, checking, checkAgain } = payText.gr
  await press(page, at.later)
  await titled(page, checking)
  await page.reload()
  await titled(page, checking)
  await page.getByRole('link', { name: checkAgain }).click()
  await titled(page, checking)
  const bank = await context.newPage()
  await bank.goto(lender)
  await press(bank, at.approveLoan)
  expect(await thankedFor(page, 'gr')).toBe(number)
  await expectPaidOnce(number, buyer.email)
})

test.describe('when a server does not respond', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('an unavailable provider is reported, and the order is paid once it is available again', async ({
    page,
  }) => {
    const buyer = await fill(page, 'bg', 'card', 15)
    // The library retries once: both the request after the order and the first click on the button fail.
    await sandbox().scenario(
      { provider: 'stripe', email: buyer.email },
      { kind: 'respond', status: 500, times: 4 },
    )
    await orderButton(page, 'bg').click()
    await titled(page, payText.bg.open)
    const goOn = page.getByRole('button', { name: payText.bg.goOnAt })
    await goOn.click()
    await expect(page.getByRole('alert')).toContainText(payText.bg.noAnswer)
    await goOn.click()
    const number = await atProvider(page, 'bg', 'card')
    await press(page, payText.bg.atProvider.pay)
    expect(await thankedFor(page, 'bg')).toBe(number)
    await expectPaidOnce(number, buyer.email)
  })

  test('a slow connection shows that the order is being sent, and sends it once', async ({
    page,
  }) => {
    const buyer = await fill(page, 'hu', 'card', 12)
    let letThrough = () => {}
    const isFree = new Promise<void>(done => {
      letThrough = done
    })
    await page.route('**/api/orders/', async route => {
      await isFree
      await route.continue()
    })
    await orderButton(page, 'hu').click()
    await expect(page.getByRole('status').filter({ hasText: payText.hu.sending })).toHaveCount(1)
    await orderButton(page, 'hu').click({ force: true })
    letThrough()
    const number = await atProvider(page, 'hu', 'card')
    await press(page, payText.hu.atProvider.pay)
    expect(await thankedFor(page, 'hu')).toBe(number)
    await expectPaidOnce(number, buyer.email)
  })

  test('a response lost after the order was placed creates no second order', async ({ page }) => {
    const buyer = await fill(page, 'ro', 'card', 16)
    await page.route(
      '**/api/orders/',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await orderButton(page, 'ro').click()
    await expect(page.getByText('Comanda nu a putut fi trimisă')).toBeVisible()
    await orderButton(page, 'ro').click()
    const number = await atProvider(page, 'ro', 'card')
    await press(page, payText.ro.atProvider.pay)
    expect(await thankedFor(page, 'ro')).toBe(number)
    await expectPaidOnce(number, buyer.email)
  })

  test('a payment continues to paid after the shop process was killed', { tag: '@all' }, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const shop = makeOwnShop(Number(new URL(String(baseURL)).port) + 10)
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    try {
      await shop.start()
      const { atProvider: at, checking, retrying } = payText.gr
      await fill(page, 'gr', 'bnpl', 0)
      await orderButton(page, 'gr').click()
      const number = await atProvider(page, 'gr', 'bnpl')
      const lender = page.url()
      await press(page, at.later)
      await titled(page, checking)
      await hydrated(page)
      await shop.kill()
      await expect(page.getByText(retrying)).toBeVisible({ timeout: 30_000 })
      await shop.start()
      const bank = await context.newPage()
      await bank.goto(lender)
      await press(bank, at.approveLoan)
      await expect(bank).not.toHaveURL(lender)
      await expect(page.getByText(checking)).toBeHidden({ timeout: 60_000 })
      expect(await thankedFor(page, 'gr')).toBe(number)
    } finally {
      await context.close()
      await shop.stop()
    }
  })
})
