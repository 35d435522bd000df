import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { amountIn, expectBadge, linesIn } from './cart-page.ts'
import { cartText } from './cart-text.ts'
import { addToCart, hydrated, openCart } from './journey.ts'
import { heldListings } from './shelf.ts'
import { phonesInStock } from './sold-out.ts'
import { pageText } from './text.ts'

const text = cartText.hu

const messages = {
  title: 'A kosarad',
  added: 'Bekerült a kosárba',
  partlyLost: 'A régi kosárból 1 tétel megmaradt, 1 tétel elveszett.',
  lost: 'a régi kosarat nem tudtuk megőrizni',
  expired: 'A kosarad lejárt',
  notChecked: 'Nem tudtuk ellenőrizni az árakat és a készletet. A kosarad változatlan maradt.',
  retry: 'Próbáld újra',
  checked: 'Az árak és a készlet naprakészek.',
  emptied: 'A kosarat kiürítettük, mert a bolt nem tudta megerősíteni.',
}

const cartPath = '/hu/shop/kosar/'

function devices(page: Page) {
  return linesIn(page, 'hu').getByRole('heading', { level: 2 })
}

/** A cart with one phone, opened on its page and checked once. */
async function fillCart(page: Page, phone = 0) {
  await page.goto((await phonesInStock('hu'))[phone] ?? '')
  await hydrated(page)
  const drawer = await addToCart(page, 'hu')
  const checked = page.waitForResponse(/\/api\/cart-refresh\//)
  await openCart(page, 'hu', drawer)
  await hydrated(page)
  await checked
  await expect(page.getByText(messages.checked)).toBeVisible()
}

test('a cart change in one tab is shown in the other at once', async ({ page, context }) => {
  const [first = '', second = ''] = await phonesInStock('hu')
  const other = await context.newPage()
  await other.goto(cartPath)
  await expect(other.getByRole('heading', { name: pageText.hu.cartEmpty })).toBeVisible()

  await page.goto(first)
  await hydrated(page)
  await addToCart(page, 'hu')
  await expect(devices(other)).toHaveCount(1)
  await expectBadge(other, 'hu', 1)
  await page.goto(second)
  await hydrated(page)
  await addToCart(page, 'hu')
  await expect(devices(other)).toHaveCount(2)
  await expectBadge(other, 'hu', 2)

  await other.getByRole('button', { name: pageText.hu.remove }).first().click()
  await expect(devices(other)).toHaveCount(1)
  const drawer = page.getByRole('dialog', { name: pageText.hu.added })
  await expect(drawer.getByRole('button', { name: pageText.hu.remove })).toHaveCount(1)
  await other.getByRole('main').getByRole('button', { name: text.undo }).click()
  await expect(devices(other)).toHaveCount(2)
  await expect(drawer.getByRole('button', { name: pageText.hu.remove })).toHaveCount(2)
  await drawer.getByRole('button', { name: text.goOn }).click()
  await expectBadge(page, 'hu', 2)
  expect(await heldListings(page, 'hu')).toEqual(await heldListings(other, 'hu'))
})

test('a price change is shown on return after five minutes, and not before', async ({ page }) => {
  await page.clock.install()
  // A phone of its own, so that no other test reads the changed price.
  await fillCart(page, 3)
  const [listing] = await heldListings(page, 'hu')
  const change = (by: number) =>
    shopRows<{ price: number }>(
      'update listing set price_minor = price_minor + $2 where id = $1 returning price_minor::int / 100 as price',
      [listing, by],
    )
  const [changed] = await change(700_000)
  const comeBackAfter = async (milliseconds: number) => {
    await page.clock.fastForward(milliseconds)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await comeBackAfter(4 * 60_000)
  await expect(page.getByText(text.changed)).toHaveCount(0)
  await comeBackAfter(60_000)
  const alert = page.getByRole('status').filter({ hasText: text.changed })
  const [before, now] = (/az ára (.+) volt, most (.+)\./.exec(await alert.innerText()) ?? [])
    .slice(1)
    .map(amountIn)
  expect(now).toBe(changed?.price)
  expect(before).toBe(Number(now) - 7_000)
  await change(-700_000)
})

for (const [name, failure] of [
  ['no connection', 'abort'],
  ['an error of the shop', 'fault'],
] as const)
  test.describe(`with ${name}`, () => {
    test.use({ allowedErrors: /ERR_FAILED|500/ })

    test('a cart that could not be checked stays unchanged and says so', {
      tag: failure === 'abort' ? [] : ['@all'],
    }, async ({ page }) => {
      await fillCart(page)
      await page.route('**/api/cart-refresh/', route =>
        failure === 'abort' ? route.abort() : route.fulfill({ status: 500, body: '' }),
      )
      await page.reload()
      await hydrated(page)
      await expect(page.getByText(messages.notChecked)).toBeVisible()
      await expect(devices(page)).toHaveCount(1)
      await page.unroute('**/api/cart-refresh/')
      await page.getByRole('main').getByRole('button', { name: messages.retry }).click()
      await expect(page.getByText(messages.checked)).toBeVisible()
      await expect(page.getByText(messages.notChecked)).toHaveCount(0)
      await expect(devices(page)).toHaveCount(1)
    })
  })

test('a cart that the server does not confirm is emptied, which can be undone', async ({
  page,
}) => {
  await fillCart(page)
  await page.route('**/api/cart-refresh/', route => route.fulfill({ json: { success: false } }))
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(messages.emptied)).toBeVisible()
  await expect(page.getByRole('heading', { name: pageText.hu.cartEmpty })).toBeVisible()
  expect(await heldListings(page, 'hu')).toEqual([])
  await page.getByRole('main').getByRole('button', { name: text.undo }).click()
  await expect(devices(page)).toHaveCount(1)
  await expectBadge(page, 'hu', 1)
})

/** Changes the stored cart outside the page, as an older version of the shop would have left it. */
function rewriteCart(page: Page, change: 'unreadable-line' | 'only-unreadable' | 'expired') {
  return page.evaluate(kind => {
    const key = 'kintsu-cart-1-hu'
    const cart = JSON.parse(localStorage.getItem(key) ?? '{}')
    const old = { ...cart, stateVersion: 'an-old-one' }
    const unreadable = { id: 'of-another-shape' }
    const changed = {
      'unreadable-line': { ...old, phoneCart: [...cart.phoneCart, unreadable] },
      'only-unreadable': { ...old, phoneCart: [unreadable] },
      expired: { ...cart, expireAt: 1 },
    }[kind]
    localStorage.setItem(key, JSON.stringify(changed))
  }, change)
}

test('a stored cart of an older version or an expired one keeps its readable lines and says so', {
  tag: '@all',
}, async ({ page }) => {
  await fillCart(page)
  for (const [change, message, left] of [
    ['unreadable-line', messages.partlyLost, 1],
    ['only-unreadable', messages.lost, 0],
    ['expired', messages.expired, 0],
  ] as const) {
    await page.goto('/hu/')
    await rewriteCart(page, change)
    await page.reload()
    await hydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Kosár/ })
      .click()
    await expect(page.getByRole('dialog').getByText(message)).toBeVisible()
    expect(await heldListings(page, 'hu'), change).toHaveLength(left)
  }
})

test('the cart drawer returns the focus to the control that opened it', async ({ page }) => {
  await page.goto((await phonesInStock('hu'))[0] ?? '')
  await hydrated(page)
  const drawer = page.getByRole('dialog')
  const button = page.getByRole('button', { name: pageText.hu.addToCart, exact: true }).first()
  const link = page.getByRole('banner').getByRole('link', { name: /^Kosár/ })
  for (const opener of [link, button]) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    // The dialog that opens at once gives way to the real one, whose first control then has the focus.
    await expect(drawer.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await expectBadge(page, 'hu', 1)
})

test('a cart drawer closed before it is loaded stays closed, and does not disturb the next one', async ({
  page,
}) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/load-drawer-[^/]*\.js$/, async route => {
    await isReleased
    await route.continue()
  })
  await page.goto((await phonesInStock('hu'))[0] ?? '')
  await hydrated(page)
  const drawer = page.getByRole('dialog')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Kosár/ })
    .press('Enter')
  await expect(drawer).toHaveAccessibleName(messages.title)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const button = page.getByRole('button', { name: pageText.hu.addToCart, exact: true }).first()
  await button.press('Enter')
  await expectBadge(page, 'hu', 1)
  release()
  await expect(drawer).toHaveAccessibleName(messages.added)
  await expect(drawer.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})
