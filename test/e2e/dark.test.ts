import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { addToCart, hydrated, openCart, openFirstProduct } from './journey.ts'
import { signIn } from './members.ts'
import { holdPhone, openCheckout } from './prepared.ts'
import { soldOutPhone } from './sold-out.ts'

/** The colour of an element's background, as its brightness: 0 is black, 1 is white. */
function brightness(page: Page, selector = 'body') {
  return page.evaluate(chosen => {
    const element = document.querySelector(chosen)
    const color = element ? getComputedStyle(element).backgroundColor : ''
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return (red + green + blue) / (3 * 255)
  }, selector)
}

test.describe('with a dark system', () => {
  // The last page does not exist.
  test.use({ colorScheme: 'dark', allowedErrors: /404/ })

  test('every kind of page is dark, and its text has the contrast of WCAG AA', async ({ page }) => {
    test.slow()
    const pages = [
      '/',
      '/gr/',
      '/gr/smartphone/',
      await soldOutPhone('gr'),
      '/gr/sell-your-device/',
      '/gr/support/',
      '/gr/reviews/',
      '/gr/how-we-test/',
      '/gr/favourites/',
      '/gr/nothing-here/',
    ]
    for (const path of pages) {
      await page.goto(path)
      expect(await brightness(page), path).toBeLessThan(0.15)
      await expectNoAxeViolations(page)
    }
  })

  test('cart, checkout and account are dark, with the contrast of WCAG AA', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.goto('/gr/smartphone/')
    await hydrated(page)
    await openFirstProduct(page, 2)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Περιστροφή 360°' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    const drawer = await addToCart(page, 'gr')
    await expectNoAxeViolations(page)
    await openCart(page, 'gr', drawer)
    await expectNoAxeViolations(page)
    await holdPhone(page, 'gr')
    await openCheckout(page, 'gr')
    await expectNoAxeViolations(page)
    await signIn(page.context(), 'gr', baseURL ?? '')
    await page.goto('/gr/account/')
    await hydrated(page)
    expect(await brightness(page)).toBeLessThan(0.15)
    await expectNoAxeViolations(page)
  })

  test('a page on paper is light', async ({ page }) => {
    await page.goto('/gr/terms/')
    await page.emulateMedia({ media: 'print' })
    expect(await brightness(page)).toBe(1)
    const color = await page.evaluate(() => getComputedStyle(document.body).color)
    expect(color).toBe('rgb(0, 0, 0)')
  })
})

test('the theme that is chosen in the footer stays, also where the framework runs, until the system decides again', async ({
  page,
}) => {
  await page.goto('/hu/rolunk/')
  const choice = page.getByRole('group', { name: 'Megjelenés' })
  expect(await brightness(page)).toBeGreaterThan(0.9)
  await expect(choice.getByRole('button', { name: 'automatikus', pressed: true })).toBeVisible()
  await choice.getByRole('button', { name: 'sötét' }).click()
  expect(await brightness(page)).toBeLessThan(0.15)
  await expect(choice.getByRole('button', { name: 'sötét', pressed: true })).toBeVisible()
  for (const path of ['/hu/', '/hu/bejelentkezes/']) {
    await page.goto(path)
    expect(await brightness(page), path).toBeLessThan(0.15)
  }
  await page.goto('/hu/telefon/')
  await hydrated(page)
  expect(await brightness(page)).toBeLessThan(0.15)
  await choice.getByRole('button', { name: 'automatikus' }).click()
  expect(await brightness(page)).toBeGreaterThan(0.9)
  await page.reload()
  expect(await brightness(page)).toBeGreaterThan(0.9)
})

test('a light theme is chosen against a dark system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/ro/')
  await page.getByRole('group', { name: 'Aspect' }).getByRole('button', { name: 'luminos' }).click()
  expect(await brightness(page)).toBeGreaterThan(0.9)
  await page.reload()
  expect(await brightness(page)).toBeGreaterThan(0.9)
})
