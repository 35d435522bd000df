import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { aBuyer, deliveries } from './buyers.ts'
import { expectBadge } from './cart-page.ts'
import { addToCart, hydrated, orderButton, stepOf } from './journey.ts'
import { signIn } from './members.ts'
import { atProvider, chooseMethod, goToPayment } from './pay-journey.ts'
import { payText } from './pay-text.ts'
import { holdPhoneForAll } from './prepared.ts'
import { signInText } from './sign-in-text.ts'
import { main } from './sign-in-walks.ts'
import { phonesInStock } from './sold-out.ts'
import { pageText } from './text.ts'

// The lines of the specification's error catalogue that only a browser shows (docs/errors.md).

/** The lines that the page wrote to the browser console. */
function loggedOn(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', message => message.type() === 'warning' && lines.push(message.text()))
  return lines
}

/** Nothing on the page shows the error: no alert, no toast. */
async function expectNothingShown(page: Page) {
  await expect(page.getByRole('alert')).toHaveCount(0)
  const toasts = page.getByRole('region', { name: 'Notificări' }).getByRole('listitem')
  await expect(toasts).toHaveCount(0)
}

async function toPayment(page: Page, market: 'ro' | 'hu', kind: 'locker' | 'courier') {
  const delivery = deliveries[market][kind]
  if (!delivery) throw new Error(`no ${kind} in ${market}`)
  await holdPhoneForAll(page, market, 7)
  await goToPayment(page, { market, customer: 'personal', delivery }, aBuyer(market))
  return stepOf(page, market, 4)
}

test('a birth date that cannot be used is shown as invalid, and no order is placed', async ({
  page,
}) => {
  test.slow()
  const step = await toPayment(page, 'hu', 'courier')
  await chooseMethod(step, 'hu', { method: 'cofidis', isCalled: true })
  await step.getByRole('checkbox', { name: pageText.hu.terms }).check()
  const birth = step.getByLabel(payText.hu.call?.birthDate ?? '')
  for (const [typed, message] of [
    ['1990-02-31', 'A születési dátum érvénytelen'],
    ['1990-13-01', 'A születési dátum érvénytelen'],
    ['2015-01-01', 'Legalább 18 évesnek kell lenned'],
    ['', 'Add meg a születési dátumot'],
  ] as const) {
    await birth.fill(typed)
    await orderButton(page, 'hu').click()
    await expect(birth).toHaveAttribute('aria-invalid', 'true')
    await expect(birth).toHaveAccessibleDescription(new RegExp(message))
    await expect(step.getByRole('checkbox', { name: pageText.hu.terms })).toBeVisible()
  }
  await birth.fill('1980-05-17')
  await birth.blur()
  await expect(birth).not.toHaveAttribute('aria-invalid', 'true')
})

test('an error of the Oney widget is logged with status and response, and the plan is shown without it', async ({
  page,
}) => {
  test.slow()
  const log = loggedOn(page)
  await page.route('**/widgets/oney/loader.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.loadOneyWidget = ready => {
        window.oneyMerchantApp = { loadSimulationPopin: ({ options }) => options.errorCallback(503, 'No simulation now') }
        ready()
      }`,
    }),
  )
  const step = await toPayment(page, 'ro', 'locker')
  await chooseMethod(step, 'ro', { method: 'oney', rates: 3 })
  await expect.poll(() => log).toContain('Oney widget 503 No simulation now')
  await expect(step.getByRole('region', { name: 'Simulare Oney' })).toHaveCount(0)
  await expectNothingShown(page)
  await step.getByRole('checkbox', { name: pageText.ro.terms }).check()
  await orderButton(page, 'ro').click()
  await atProvider(page, 'ro', 'oney')
})

async function phonesOf(userId: string) {
  const [document] = await shopRows<{ phones: number }>(
    `select jsonb_array_length(keys->'phoneCart') as phones from cart_document where user_id = $1 and market = 'ro'`,
    [userId],
  )
  return document?.phones
}

test.describe('errors in a member’s cart and session', () => {
  // The browser's own console line for an error response.
  test.use({ allowedErrors: /status of 50\d/ })

  test('a cart that cannot be saved or followed in the cloud is only logged, and is saved once that is possible', async ({
    page,
    baseURL,
  }) => {
    const log = loggedOn(page)
    const { userId } = await signIn(page.context(), 'ro', String(baseURL))
    await page.route('**/api/cart-document/stream*', route => route.fulfill({ status: 503 }))
    await page.route(
      url => url.pathname === '/api/cart-document/',
      route =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, json: {} })
          : route.continue(),
    )
    await page.goto(String((await phonesInStock('ro'))[0]))
    await hydrated(page)
    await expect.poll(() => log).toContain('cart document: stream')
    await addToCart(page, 'ro')
    await expect.poll(() => log).toContain('cart document: write 500')
    await expectBadge(page, 'ro', 1)
    await expectNothingShown(page)
    expect(await phonesOf(userId)).not.toBe(1)

    await page.unrouteAll()
    await expect.poll(() => phonesOf(userId), { timeout: 30_000 }).toBe(1)
    await expectBadge(page, 'ro', 1)
  })

  test('a failed sign-out is only logged: a member with a lost session sees just that message', async ({
    page,
    baseURL,
  }) => {
    const log = loggedOn(page)
    await signIn(page.context(), 'ro', String(baseURL))
    await page.route(
      url => url.pathname === '/ro/logout/',
      route =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.context().clearCookies({ name: 'customToken' })
    await page.goto('/ro/')
    await expect(page).toHaveURL(/\/ro\/logout\//)
    await expect(
      main(page).getByRole('heading', { level: 1, name: signInText.ro.lost }),
    ).toBeVisible()
    await expect.poll(() => log).toContain('sign-out 503')
    await expectNothingShown(page)
  })
})
