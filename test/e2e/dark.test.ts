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

const themes = {
  ro: {
    name: 'Aspect',
    system: 'automat',
    dark: 'întunecat',
    pages: ['/ro/despre-noi/', '/ro/', '/ro/autentifica-te/', '/ro/telefoane/'],
  },
  bg: {
    name: 'Изглед',
    system: 'автоматичен',
    dark: 'тъмен',
    pages: ['/bg/za-nas/', '/bg/', '/bg/vhod/', '/bg/telefoni/'],
  },
  hu: {
    name: 'Megjelenés',
    system: 'automatikus',
    dark: 'sötét',
    pages: ['/hu/rolunk/', '/hu/', '/hu/bejelentkezes/', '/hu/telefon/'],
  },
  gr: {
    name: 'Εμφάνιση',
    system: 'αυτόματα',
    dark: 'σκούρα',
    pages: ['/gr/about-us/', '/gr/', '/gr/login/', '/gr/smartphone/'],
  },
} as const

for (const [market, { name, system, dark, pages }] of Object.entries(themes))
  test(`the theme that is chosen in the footer of ${market} stays, also where the framework runs, until the system decides again`, {
    tag: market === 'hu' ? [] : ['@all'],
  }, async ({ page }) => {
    const [still, home, signIn, list] = pages
    await page.goto(still)
    const choice = page.getByRole('group', { name })
    expect(await brightness(page)).toBeGreaterThan(0.9)
    await expect(choice.getByRole('button', { name: system, pressed: true })).toBeVisible()
    await choice.getByRole('button', { name: dark }).click()
    expect(await brightness(page)).toBeLessThan(0.15)
    await expect(choice.getByRole('button', { name: dark, pressed: true })).toBeVisible()
    await expectNoAxeViolations(page)
    for (const path of [home, signIn]) {
      await page.goto(path)
      expect(await brightness(page), path).toBeLessThan(0.15)
      await expectNoAxeViolations(page)
    }
    await page.goto(list)
    await hydrated(page)
    expect(await brightness(page)).toBeLessThan(0.15)
    await expectNoAxeViolations(page)
    await choice.getByRole('button', { name: system }).click()
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
