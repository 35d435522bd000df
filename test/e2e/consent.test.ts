import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aBuyer, plans } from './buyers.ts'
import { bannerOf, consentText } from './consent-text.ts'
import {
  addToCart,
  fillCheckout,
  filterPhones,
  goToCheckout,
  hydrated,
  openCart,
  openFirstProduct,
  placeOrder,
} from './journey.ts'
import { markets, pageText } from './text.ts'
import { collected, eventsOf, layerOf } from './tracked.ts'

test.use({ storageState: { cookies: [], origins: [] } })

/** A static page without the framework (markets.md). */
const cookiesPage = {
  ro: '/cookie-uri/',
  bg: '/biskvitki/',
  hu: '/sutik/',
  gr: '/cookies/',
} as const

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'granted',
}
const measured = { ...denied, analytics_storage: 'granted' }

function namesIn(events: readonly Record<string, unknown>[]) {
  return events.map(({ event }) => event)
}

test('ro: no event of a visit is tracked before consent, the exact events after it, and none once it is withdrawn', async ({
  page,
}) => {
  const text = consentText.ro
  const tracked = collected(page)
  await page.goto('/ro/telefoane/')
  await hydrated(page)
  const banner = bannerOf(page, 'ro')
  await expect(banner).toBeVisible()
  expect(await layerOf(page)).toMatchObject([
    { 0: 'consent', 1: 'default', 2: denied },
    { event: 'view_item_list' },
  ])
  const [list] = await eventsOf(page, 'view_item_list')
  expect((list as { ecommerce: { items: unknown[] } }).ecommerce.items).toHaveLength(5)
  expect(tracked).toEqual([])

  await banner.getByText(text.choose, { exact: true }).click()
  await banner.getByRole('checkbox', { name: text.measuring }).check()
  await banner.getByRole('button', { name: text.save }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByText(text.saved)).toBeAttached()
  expect((await layerOf(page)).at(-1)).toEqual({ 0: 'consent', 1: 'update', 2: measured })
  // Events before the consent are never tracked.
  expect(tracked).toEqual([])

  await openFirstProduct(page)
  await expect(banner).toBeHidden()
  expect((await layerOf(page)).slice(0, 2)).toEqual([
    { 0: 'consent', 1: 'default', 2: denied },
    { 0: 'consent', 1: 'update', 2: measured },
  ])
  const item = await itemShown(page)
  const viewed = { event: 'view_item', ecommerce: { ...ofOne(item), items: [item] } }
  expect(await eventsOf(page, 'view_item')).toEqual([viewed])
  await expect.poll(() => tracked).toContainEqual(viewed)

  await addToCart(page, 'ro')
  // A cart line stores no discount.
  const { discount: _, ...line } = item
  const added = { event: 'add_to_cart', ecommerce: { ...ofOne(item), items: [line] } }
  expect(await eventsOf(page, 'add_to_cart')).toEqual([added])
  await expect.poll(() => tracked).toContainEqual(added)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: text.settings }).click()
  await expect(banner).toBeFocused()
  await banner.getByRole('button', { name: text.none }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByRole('link', { name: text.settings })).toBeFocused()
  expect((await layerOf(page)).at(-1)).toEqual({ 0: 'consent', 1: 'update', 2: denied })
  const before = tracked.length
  await page.reload()
  // Without consent to analytics the page is hydrated only on interaction.
  await hydrated(page)
  await expect.poll(() => eventsOf(page, 'view_item')).toHaveLength(1)
  expect(tracked).toHaveLength(before)
  await page.goto('/_events/')
  await expect(page.getByText('add_to_cart · ro').first()).toBeVisible()
})

type Item = {
  readonly name: string
  readonly price: number
  readonly storage: string
  readonly color: string
  readonly discount?: number
}

function ofOne({ price }: Item) {
  return { value: price, currency: 'RON' }
}

/** The product on the screen, from the page and its URL (Spec 3.6). */
async function itemShown(page: Page): Promise<Item> {
  const [seen] = await eventsOf(page, 'view_item')
  const [item] = (seen as { ecommerce: { items: [Item] } }).ecommerce.items
  const url = new URL(page.url())
  const [brand, , id] = url.pathname.split('/').filter(Boolean).slice(-3)
  const shown = await page.getByRole('main').innerText()
  const { name, price, storage, color, discount } = item
  expect(item).toEqual({
    id,
    productId: expect.stringMatching(/^\S+$/),
    name,
    price,
    quantity: 1,
    storage,
    color,
    category: 'Mobile Phones',
    origin: 'Default',
    stockState: 'in-stock',
    brand: expect.stringMatching(new RegExp(`^${brand}$`, 'i')),
    shape: url.searchParams.get('shape'),
    url: url.pathname + url.search,
    image: expect.stringMatching(/^\/pictures\/.+\.svg$/),
    ...(discount !== undefined && { discount: expect.any(Number) }),
  })
  for (const text of [
    name,
    storage,
    color,
    `${new Intl.NumberFormat('ro-RO').format(price)}\u00a0lei`,
  ])
    expect(shown).toContain(text)
  return item
}

test('ro: form errors stay in the page and reach form analytics only after consent, never with typed values', async ({
  page,
}) => {
  const tracked = collected(page)
  await page.goto('/ro/autentifica-te/')
  await hydrated(page)
  const form = page.getByRole('main')
  await form
    .getByRole('textbox', { name: /^E-mail/ })
    .first()
    .fill('canary.of.the.test')
  const submit = form.getByRole('button', { name: 'Intră în cont', exact: true })
  await submit.click()
  const error = {
    event: 'formError',
    errorType: 'pattern',
    errorMessage: 'Adresă de e-mail invalidă',
    location: 'password',
    field: 'email',
  }
  await expect
    .poll(() => eventsOf(page, 'formError'))
    .toContainEqual({ ...error, fieldLabel: 'E-mail' })
  expect(tracked).toEqual([])
  await bannerOf(page, 'ro').getByRole('button', { name: consentText.ro.all }).click()
  await expect(bannerOf(page, 'ro')).toBeHidden()
  await submit.click()
  await expect.poll(() => tracked).toContainEqual({ ...error, formId: 'ro-password' })
  expect(JSON.stringify([await layerOf(page), tracked])).not.toContain('canary')
})

test('ro: without JavaScript the consent choice is a form that leads back to the page', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  await page.goto('/ro/telefoane/?marca=apple,samsung&stare=BUN')
  const banner = bannerOf(page, 'ro')
  await expect(banner).toBeHidden()
  await page.getByRole('link', { name: consentText.ro.settings }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: consentText.ro.none }).click()
  await expect(page).toHaveURL(/\/ro\/telefoane\/\?marca=apple(,|%2C)samsung&stare=BUN$/)
  await expect(banner).toBeHidden()
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'kintsu-consent', sameSite: 'None', secure: true })
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject(denied)
  await context.close()
})

for (const market of markets) {
  const text = consentText[market]

  for (const path of ['/', cookiesPage[market]])
    test(`${market}: the consent banner is correct in every state on ${path}`, {
      tag: '@all',
    }, async ({ page }) => {
      for (const width of [320, 1280]) {
        await page.context().clearCookies()
        await page.setViewportSize({ width, height: 720 })
        await page.goto(`/${market}${path}`)
        const banner = bannerOf(page, market)
        await expect(banner).toBeVisible()
        await expectNoAxeViolations(page)
        // The page can be used with the banner open: it is at the bottom and leaves most of the page free.
        const box = await banner.boundingBox()
        expect(box?.height ?? 720).toBeLessThan(360)
        // Equal choices: the three buttons look alike.
        const widths = await banner
          .locator('button:visible, summary')
          .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().width)))
        expect(widths).toHaveLength(3)
        expect(new Set(widths).size).toBe(1)
        await banner.getByText(text.choose, { exact: true }).press('Enter')
        const measuring = banner.getByRole('checkbox', { name: text.measuring })
        await expect(measuring).not.toBeChecked()
        await expectNoAxeViolations(page)
        await banner.getByRole('button', { name: text.all }).click()
        await expect(banner).toBeHidden()
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(banner).toBeHidden()
        await page.getByRole('link', { name: text.settings }).click()
        await expect(measuring).toBeChecked()
        await page.keyboard.press('Escape')
        await expect(banner).toBeHidden()
      }
    })
}

test('ro: a purchase is tracked once, after any reload, following the events of the checkout', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const tracked = collected(page)
  await page.goto('/ro/telefoane/')
  await hydrated(page)
  await bannerOf(page, 'ro').getByRole('button', { name: consentText.ro.all }).click()
  await filterPhones(page, 'ro', 'Samsung', plans.ro.priceTo)
  await openFirstProduct(page)
  await openCart(page, 'ro', await addToCart(page, 'ro'))
  await page.getByRole('button', { name: pageText.ro.remove }).click()
  await page.goBack()
  await hydrated(page)
  await openCart(page, 'ro', await addToCart(page, 'ro'))
  await goToCheckout(page, 'ro')
  await fillCheckout(page, 'ro', plans.ro, aBuyer('ro'))
  const number = await placeOrder(page, 'ro')
  await expect.poll(() => namesIn(tracked)).toContain('purchase')
  expect(namesIn(tracked).filter(name => name !== 'view_item_list')).toEqual([
    'view_item',
    'add_to_cart',
    'remove_from_cart',
    'view_item',
    'add_to_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ])
  const added = tracked.find(({ event }) => event === 'add_to_cart') as {
    ecommerce: { items: [] }
  }
  const bought = tracked.at(-1) as { ecommerce: { transaction_id: string; items: [] } }
  expect(bought.ecommerce.transaction_id).toBe(number)
  expect(bought.ecommerce.items).toEqual(added.ecommerce.items)
  const before = tracked.length
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
  await expect.poll(() => layerOf(page)).toHaveLength(2)
  expect(tracked).toHaveLength(before)
})
