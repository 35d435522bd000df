import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { gate, isHydrated } from './asleep.ts'
import { expectBadge, linesIn } from './cart-page.ts'
import { findingText, searchField } from './finding.ts'
import { hydrated } from './journey.ts'
import { heldListings } from './shelf.ts'
import { pageText } from './text.ts'

async function firstPhone(page: Page) {
  await page.goto('/gr/smartphone/')
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first()
  return (await link.getAttribute('href')) ?? ''
}

test('an untouched page stays unhydrated, and is hydrated under a pointer', async ({ page }) => {
  // A pointer that lies still, as some browsers report it.
  await page.addInitScript(() => {
    const still = new PointerEvent('pointermove', { bubbles: true })
    addEventListener('load', () => document.body.dispatchEvent(still))
  })
  await page.goto('/gr/', { waitUntil: 'networkidle' })
  expect(await isHydrated(page)).toBe(false)
  await expect(page.locator('script[data-wake]')).toHaveAttribute('type', 'text/plain')
  await hydrated(page)
  expect(await isHydrated(page)).toBe(true)
})

test('a click before hydration takes effect after it', async ({ page }) => {
  const phone = await firstPhone(page)
  const open = await gate(page)
  await page.goto(phone)
  const button = page.getByRole('button', { name: pageText.gr.addToCart }).first()
  await button.click()
  await button.click()
  expect(await heldListings(page, 'gr')).toEqual([])
  open()
  const drawer = page.getByRole('dialog', { name: pageText.gr.added })
  await expect(linesIn(drawer, 'gr').getByRole('listitem')).toHaveCount(1)
  expect(await heldListings(page, 'gr')).toHaveLength(1)
  await page.goto('/gr/')
  await expectBadge(page, 'gr', 1)
  expect(await isHydrated(page)).toBe(false)
})

test('a press before hydration is answered at once', async ({ page }) => {
  const phone = await firstPhone(page)
  const open = await gate(page)
  await page.goto(phone)
  const button = page.getByRole('button', { name: pageText.gr.addToCart }).first()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  open()
  await expect(page.getByRole('dialog', { name: pageText.gr.added })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).not.toHaveAttribute('data-held')
})

test('a sheet opened before hydration fills when its code is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const open = await gate(page)
  await page.goto('/gr/smartphone/')
  const filters = page.locator('[href="#filters"]')
  await filters.click()
  const sheet = page.getByRole('dialog', { name: pageText.gr.filters })
  await expect(sheet).toHaveAttribute('aria-busy', 'true')
  open()
  await expect(sheet.getByLabel(pageText.gr.veryGood)).toBeVisible()
  await expect(sheet).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filters).toBeFocused()
})

test('a sheet closed before hydration does not open after it', async ({ page }) => {
  const open = await gate(page)
  await page.goto('/gr/smartphone/')
  await page.locator('[data-cart]').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  open()
  await hydrated(page)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.locator('[data-cart]').click()
  await expect(sheet).toBeVisible()
  await expect(sheet).not.toHaveAttribute('aria-busy')
})

test('choices and text entered before hydration are kept', async ({ page }) => {
  const open = await gate(page)
  await page.goto('/gr/smartphone/')
  await page.getByLabel(findingText.gr.sort).selectOption(findingText.gr.dearestFirst)
  await searchField(page, 'gr').fill('galaxy')
  open()
  await expect(page).toHaveURL(/sort=/)
  await expect(searchField(page, 'gr')).toHaveValue('galaxy')
})

test('a page that is hydrated on another day keeps the delivery dates it was sent with', async ({
  page,
}) => {
  const phone = await firstPhone(page)
  const open = await gate(page)
  await page.clock.setFixedTime(new Date(Date.now() + 3 * 86_400_000))
  await page.goto(phone)
  const dates = page.locator('.soonest, .promises')
  const sent = await dates.allInnerTexts()
  expect(sent).toHaveLength(2)
  open()
  await hydrated(page)
  expect(await dates.allInnerTexts()).toEqual(sent)
})

test.describe('without the framework', () => {
  test.use({ allowedErrors: /net::ERR_FAILED/ })

  test('a page behaves as without scripts', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, route => route.abort())
    await page.goto('/gr/')
    await page.mouse.move(40, 40)
    await searchField(page, 'gr').fill('iphone 13')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').first()).toContainText('iPhone 13')
  })
})
