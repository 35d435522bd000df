import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { expectBadge, linesIn } from './cart-page.ts'
import { addToCart, hydrated, putInCart } from './journey.ts'
import { signIn as signedIn } from './members.ts'
import { type SignInMarket, signInText } from './sign-in-text.ts'
import { isSignedIn, main, open, signIn } from './sign-in-walks.ts'
import { phonesInStock } from './sold-out.ts'
import { pageText } from './text.ts'

// The browser's messages for a lost network, for a 401 after the session ended, and for a sign-in that is asked for a
// puzzle first because many tests have signed in from this IP address.
test.use({
  allowedErrors: /status of (401|422)|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/,
})

const carts = { ro: '/ro/magazin/cosul-meu/', gr: '/gr/shop/my-cart/' } as const

function devices(page: Page, market: SignInMarket) {
  return linesIn(page, market).getByRole('heading', { level: 2 })
}

async function openPhone(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

async function phonesOf(userId: string, market: SignInMarket) {
  const [document] = await shopRows<{ phones: number }>(
    `select jsonb_array_length(keys->'phoneCart') as phones from cart_document where user_id = $1 and market = $2`,
    [userId, market],
  )
  return document?.phones
}

const cartDocument = /\/api\/cart-document\//

/**
 * Opens a page that cannot reach the cart document, and waits until it has tried. Chromium's offline mode only refuses
 * new requests: an open stream or request continues, and would bring changes to the page while it is offline.
 */
async function openCutOff(page: Page, path: string) {
  await page.route(cartDocument, route => route.abort('internetdisconnected'))
  const tried = page.waitForRequest(
    request => cartDocument.test(request.url()) && request.frame().url().endsWith(path),
  )
  await page.goto(path)
  await tried
}

async function goOffline(page: Page) {
  await page.context().setOffline(true)
  await page.unroute(cartDocument)
}

async function anotherBrowser(browser: Browser, page: Page): Promise<Page> {
  return (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
}

for (const market of ['ro', 'gr'] as const)
  test(`in ${market} a guest's cart is available after signing in on every device, until the session is lost`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page, browser }) => {
    test.slow()
    const [first = '', second = ''] = await phonesInStock(market)
    await openPhone(page, first)
    await putInCart(page, market)

    // Two browsers of one member: a guest signs in here, the member is already signed in there.
    const laptop = await anotherBrowser(browser, page)
    const { userId, email, password } = await signedIn(
      laptop.context(),
      market,
      new URL(page.url()).origin,
    )
    await laptop.goto(carts[market])
    await expect(laptop.getByRole('heading', { name: pageText[market].cartEmpty })).toBeVisible()
    await open(page, signInText[market].login)
    await signIn(page, market, email, password)
    await expect.poll(() => isSignedIn(page)).toBe(true)
    await expect(devices(laptop, market)).toHaveCount(1)
    await expectBadge(page, market, 1)
    expect(await phonesOf(userId, market)).toBe(1)

    // An item added in one browser appears in the other.
    const shelf = await laptop.context().newPage()
    await openPhone(shelf, second)
    await addToCart(shelf, market)
    await expectBadge(page, market, 2)
    await shelf.close()

    // Offline, each browser continues, and both agree afterwards; what was removed stays removed.
    await openCutOff(page, carts[market])
    await expect(devices(page, market)).toHaveCount(2)
    await goOffline(page)
    await laptop.getByRole('button', { name: pageText[market].remove }).first().click()
    await expect(devices(laptop, market)).toHaveCount(1)
    await expect.poll(() => phonesOf(userId, market)).toBe(1)
    await expect(devices(page, market)).toHaveCount(2)
    await page.context().setOffline(false)
    await expect(devices(page, market)).toHaveCount(1)

    // Without the custom token the member is signed out, the cart is emptied, and the page says so (Spec 4.7).
    await page.context().clearCookies({ name: 'customToken' })
    await page.goto(carts[market])
    await expect(page).toHaveURL(new RegExp(`/${market}/logout/`))
    const { lost } = signInText[market]
    await expect(main(page).getByRole('heading', { level: 1, name: lost })).toBeVisible()
    await expect.poll(() => isSignedIn(page)).toBe(false)
    await page.goto(carts[market])
    await expect(page.getByRole('heading', { name: pageText[market].cartEmpty })).toBeVisible()
    expect(await phonesOf(userId, market)).toBe(1)
    await expect(devices(laptop, market)).toHaveCount(1)
    await laptop.context().close()
  })
