import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { addToCart, hydrated, openFirstProduct, openPhones } from './journey.ts'
import { signIn } from './members.ts'

const offline = [
  {
    market: 'ro',
    heading: 'Nu ai conexiune la internet',
    again: 'Încearcă din nou',
  },
  {
    market: 'gr',
    heading: 'Δεν υπάρχει σύνδεση στο διαδίκτυο',
    again: 'Δοκίμασε ξανά',
  },
] as const

// The router may ask for the routes of links just when the network goes, and a page that is back online for its cart just
// when its session ends.
test.use({
  serviceWorkers: 'allow',
  allowedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch manifest patches|401 .*\/api\/cart-session\/\)$/,
})

for (const { market, heading, again } of offline)
  test(`${market}: a page opened without a network is the shop’s own, and loads once it is back`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${market}/`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto(`/${market}/?again`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectNoAxeViolations(page)
    await context.setOffline(false)
    await page.getByRole('link', { name: again }).click()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    expect(page.url()).toContain(`/${market}/?again`)
  })

/** The pages that a browser has stored, without the page that says that there is no network. */
function storedPages(page: Page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => /-(seen|own)$/.test(name))
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .toSorted()
  })
}

const asItWas = 'Nu ai conexiune la internet: așa era pagina la ultima ta vizită.'

test('without a network a product that was seen and the cart can be read, and say that they may be old', async ({
  page,
  context,
}) => {
  await page.goto('/ro/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await openPhones(page, 'ro')
  const list = page.url()
  const title = await openFirstProduct(page)
  const product = page.url()
  await addToCart(page, 'ro')
  await page.goto('/ro/magazin/cosul-meu/')
  const cart = page.getByRole('main')
  await expect(cart.getByText(title).first()).toBeVisible()

  await context.setOffline(true)
  await page.goto(list)
  await expect(page.getByRole('status').getByText(asItWas)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByRole('status').getByText(asItWas)).toBeVisible()
  await hydrated(page)
  // A link to a page that was seen works; one to another page is held, and says why.
  await page.getByRole('banner').getByRole('link', { name: 'Cont', exact: true }).click()
  await expect(
    page.getByText('Fără internet nu se poate trimite sau deschide nimic.'),
  ).toBeVisible()
  await page.goto('/ro/magazin/cosul-meu/')
  await expect(cart.getByText(title).first()).toBeVisible()
  await expect(page.getByRole('status').getByText(asItWas)).toBeVisible()

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(asItWas)).toHaveCount(0)
})

test('without a network a member reads how their orders stand, until they sign out', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, 'ro', String(baseURL))
  await page.goto('/ro/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/ro/cont/cumparaturile-mele/')
  await hydrated(page)
  await page.goto('/ro/cont/setari/')
  await expect.poll(() => storedPages(page)).toEqual(['/ro/cont/cumparaturile-mele/'])
  await context.setOffline(true)
  await page.goto('/ro/cont/cumparaturile-mele/')
  await expect(page.getByRole('heading', { level: 1, name: 'Cumpărăturile mele' })).toBeVisible()
  await expect(page.getByRole('status').getByText(asItWas)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/ro/logout/')
  await expect.poll(() => storedPages(page)).not.toContain('/ro/cont/cumparaturile-mele/')
  await context.setOffline(true)
  await page.goto('/ro/cont/cumparaturile-mele/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nu ai conexiune la internet' }),
  ).toBeVisible()
})
