import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { gate, isHydrated } from './asleep.ts'
import { amountIn, linesIn } from './cart-page.ts'
import { cartText } from './cart-text.ts'
import { addToCart, hydrated, nextIn, stepOf } from './journey.ts'
import { checkouts, holdPhone } from './prepared.ts'
import { heldListings, takeOffShelf } from './shelf.ts'
import { phonesInStock } from './sold-out.ts'
import { pageText } from './text.ts'

/** markets.md, Routes. */
const carts = {
  bg: '/bg/magazin/moyata-kolichka/',
  hu: '/hu/shop/kosar/',
  gr: '/gr/shop/my-cart/',
} as const

test('gr: the cart is server-rendered before the framework loads, and clicks on it take effect', async ({
  page,
}) => {
  await holdPhone(page, 'gr')
  const [listing] = await heldListings(page, 'gr')
  const [shelf] = await shopRows<{ price: number }>(
    'select price_minor::int as price from listing where id = $1',
    [listing],
  )
  const open = await gate(page)
  await page.goto(carts.gr)
  const line = linesIn(page, 'gr').getByRole('listitem')
  await expect(line).toHaveCount(1)
  const price = line.getByText(/euro$/).first()
  expect(amountIn(await price.innerText()) * 100).toBe(shelf?.price)
  expect(await isHydrated(page)).toBe(false)
  await expectNoAxeViolations(page)
  await line.getByRole('button', { name: pageText.gr.remove }).click()
  open()
  await expect(page.getByRole('heading', { name: pageText.gr.cartEmpty })).toBeVisible()
  expect(await heldListings(page, 'gr')).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: pageText.gr.cartEmpty })).toBeVisible()
})

test('bg: the checkout shows its first question before the framework loads, and no question twice', async ({
  page,
}) => {
  await holdPhone(page, 'bg')
  const open = await gate(page)
  await page.goto(checkouts.bg)
  const first = stepOf(page, 'bg', 0)
  await expect(first.getByRole('radio').first()).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
  await expectNoAxeViolations(page)
  const last = first.getByRole('radio').last()
  await last.check()
  await first.getByRole('button', { name: pageText.bg.next }).click()
  open()
  const second = stepOf(page, 'bg', 1)
  await expect(second.getByRole('heading')).toHaveAttribute('aria-current', 'step')
  await page.reload()
  await expect(page.locator('script[data-wake]')).toHaveCount(0)
  await expect(second.getByRole('heading')).toHaveAttribute('aria-current', 'step')
})

test('hu: a cart changed in another tab is hydrated, and one whose device was sold says so', async ({
  page,
  context,
}) => {
  // Phones of its own, so that no other test misses them.
  const own = (await phonesInStock('hu')).slice(5, 7)
  const hold = async (phone: string | undefined) => {
    await page.goto(String(phone))
    await hydrated(page)
    await addToCart(page, 'hu')
  }
  await hold(own[0])
  const deferred = await context.newPage()
  await deferred.goto(carts.hu, { waitUntil: 'networkidle' })
  await expect(linesIn(deferred, 'hu').getByRole('heading', { level: 2 })).toHaveCount(1)
  expect(await isHydrated(deferred)).toBe(false)

  await hold(own[1])
  await expect(linesIn(deferred, 'hu').getByRole('heading', { level: 2 })).toHaveCount(2)
  await expect(deferred.getByText('Az árak és a készlet naprakészek.')).toBeVisible()

  const [first] = await heldListings(page, 'hu')
  const putBack = await takeOffShelf(first)
  try {
    await deferred.reload()
    await expect(deferred.getByText(cartText.hu.changed)).toBeVisible()
    await expect(linesIn(deferred, 'hu').getByRole('heading', { level: 2 })).toHaveCount(1)
  } finally {
    await putBack()
  }
})

test('hu: a cart that is being ordered has no cart snapshot', async ({ page, context }) => {
  const snapshotCount = async () =>
    (await context.cookies()).filter(({ name }) => name === 'kintsu-sketch-hu').length
  await holdPhone(page, 'hu')
  expect(await snapshotCount()).toBe(1)
  await page.goto(checkouts.hu)
  await nextIn(page, 'hu', 0)
  await expect.poll(snapshotCount).toBe(0)
})
