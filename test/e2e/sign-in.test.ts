import { type Browser, expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { formErrors } from './cart-page.ts'
import { addToCart, openFirstProduct, openPhones } from './journey.ts'
import { type SignInMarket, signInText } from './sign-in-text.ts'
import {
  anEmail,
  aPassword,
  arrivesAt,
  codeFor,
  cookieNamesOf,
  field,
  followEmail,
  isSignedIn,
  main,
  membersOf,
  open,
  press,
  register,
  requestAccount,
  sessionsOf,
  signIn,
} from './sign-in-walks.ts'
import { pageText } from './text.ts'

// The browser logs a line of its own for every refused form.
test.use({ allowedErrors: /status of 4(01|22|29)/ })

const phones = {
  ro: { typed: '0722 000 1', stored: '+407220001' },
  gr: { typed: '691 234 56', stored: '+3069123456' },
} as const

function aPhone(market: keyof typeof phones) {
  const last = String(Math.floor(Math.random() * 100)).padStart(2, '0')
  const { typed, stored } = phones[market]
  return { typed: typed + last, stored: stored + last }
}

async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  return context.newPage()
}

function outOrLost(market: SignInMarket) {
  const { out, lost } = signInText[market]
  return new RegExp(`^(${out}|${lost})$`)
}

for (const market of ['ro', 'gr'] as const) {
  const text = signInText[market]
  const tag = market === 'ro' ? [] : ['@all']

  test(`in ${market} an account is created, verified by its email, signed out, and signed in by its password`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    const email = anEmail('ana')
    await open(page, `${text.register}?next=//evil.example/`)
    await expectNoAxeViolations(page)
    await expect(main(page).getByRole('checkbox', { name: text.newsletter })).not.toBeChecked()
    await field(page, text.password).fill('12345678')
    await expect(main(page).getByText(text.common).first()).toBeVisible()
    await field(page, text.password).fill(aPassword)
    await expect(main(page).getByText(text.good)).toBeVisible()
    await register(page, market, email, '?next=//evil.example/')
    await arrivesAt(page, market, '/?')
    expect(await membersOf(email)).toMatchObject([
      { name: 'Ana Pop', email_verified: true, market, wants_newsletter: false },
    ])
    const [first] = await sessionsOf(email)

    await open(page, `/${market}/logout/`)
    await expect(page.getByRole('heading', { level: 1, name: text.signOutQuestion })).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await sessionsOf(email), 'a GET ends no session').toHaveLength(1)
    await main(page).getByRole('button', { name: text.signOut }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.out })).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await sessionsOf(email)).toEqual([])
    expect(await isSignedIn(page)).toBe(false)

    await open(page, `${text.login}?next=${text.terms}`)
    await expectNoAxeViolations(page)
    await main(page).getByRole('button', { name: text.submit, exact: true }).click()
    await expect(main(page).getByText(text.fix)).toBeVisible()
    await expectNoAxeViolations(page)
    await signIn(page, market, email, 'another one')
    const refused = main(page).getByText(text.wrong)
    await expect(refused).toBeVisible()
    await expect(page.locator(':focus')).toContainText(text.wrong)
    await expectNoAxeViolations(page)
    await expect(field(page, text.email)).toHaveValue(email)
    await expect(field(page, text.password)).toHaveValue('')
    const expected = { errorType: 'wrong-credentials', errorMessage: text.wrong }
    expect((await formErrors(page)).at(-1)).toMatchObject(expected)
    await signIn(page, market, email)
    await arrivesAt(page, market, text.terms)
    const [second, ...others] = await sessionsOf(email)
    expect(others).toEqual([])
    expect(second?.token, 'a session is new at sign-in').not.toBe(first?.token)
    await page.goto(`${text.login}?next=${text.terms}`)
    await arrivesAt(page, market, text.terms)
  })

  test(`in ${market} the link of an email signs in once, and only when its button is pressed`, {
    tag,
  }, async ({ page, browser }) => {
    const email = anEmail('link')
    await open(page, `${text.login}?next=${text.terms}`)
    await field(page, text.email).fill(email)
    await main(page).getByRole('link', { name: text.byLink }).click()
    await expect(field(page, text.email)).toHaveValue(email)
    await expectNoAxeViolations(page)
    await press(page, market, text.sendLink)
    const sent = main(page).getByRole('heading', { name: text.mailSent })
    await expect(sent).toBeFocused()
    await expectNoAxeViolations(page)
    await followEmail(page, email)
    await expect(main(page).getByRole('heading', { name: text.oneStep })).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await sessionsOf(email), 'opened, it lets nobody in').toEqual([])
    const link = page.url()
    await main(page).getByRole('button', { name: text.submit }).click()
    await arrivesAt(page, market, text.terms)
    expect(await membersOf(email)).toMatchObject([{ email_verified: true }])
    expect(await sessionsOf(email)).toHaveLength(1)

    const other = await elsewhere(browser, page)
    await open(other, link)
    await main(other).getByRole('button', { name: text.submit }).click()
    await expect(main(other).getByText(text.linkExpired)).toBeVisible()
    await expectNoAxeViolations(other)
    expect(await isSignedIn(other)).toBe(false)
    await other.context().close()
  })

  test(`in ${market} a code sent to the phone signs in`, { tag }, async ({ page }) => {
    const phone = aPhone(market)
    await open(page, `${text.login}?next=${text.terms}`)
    await main(page).getByRole('link', { name: text.byPhone }).click()
    await field(page, text.phone).fill(phone.typed)
    await press(page, market, text.sendCode)
    await expect(main(page).getByText(text.resendIn)).toBeVisible()
    await expectNoAxeViolations(page)
    const code = await codeFor(page, phone.stored)
    await field(page, text.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await press(page, market, text.submit)
    await arrivesAt(page, market, text.terms)
    const members = await shopRows<{ market: string; phone_number_verified: boolean }>(
      'select market, phone_number_verified from member where phone_number = $1',
      [phone.stored],
    )
    expect(members).toEqual([{ market, phone_number_verified: true }])
    expect(await isSignedIn(page)).toBe(true)
  })

  test(`in ${market} an identity provider signs in, and a failed one is reported`, {
    tag,
  }, async ({ page }) => {
    await open(page, `${text.login}?next=${text.terms}`)
    await main(page).getByRole('button', { name: text.byDemo }).click()
    await page.locator('button[value=refuse]').click()
    await expect(main(page).getByText(text.signInFailed)).toBeVisible()
    expect(await isSignedIn(page)).toBe(false)
    await open(page, `${text.login}?next=${text.terms}`)
    await main(page).getByRole('button', { name: text.byDemo }).click()
    await page.locator('button[value=alfa]').click()
    await arrivesAt(page, market, text.terms)
    expect(await membersOf('alfa@demo.example')).toMatchObject([{ email_verified: true }])
    expect(await isSignedIn(page)).toBe(true)
  })

  test(`in ${market} a forgotten password is reset, and every session ends`, {
    tag,
  }, async ({ page, browser }) => {
    test.slow()
    const email = anEmail('forgets')
    await register(page, market, email)
    const other = await elsewhere(browser, page)
    await open(other, text.login)
    await main(other).getByRole('link', { name: text.forgotten }).click()
    await expectNoAxeViolations(other)
    await field(other, text.email).fill(email)
    await press(other, market, text.sendLink)
    await expect(main(other).getByRole('heading', { name: text.mailSent })).toBeVisible()
    await followEmail(other, email, text.resetEmail)
    await expectNoAxeViolations(other)
    await field(other, text.newPassword).fill('alta parola 8')
    await main(other).getByRole('button', { name: text.savePassword }).click()
    await expect(main(other).getByRole('heading', { name: text.passwordSet })).toBeVisible()
    await expectNoAxeViolations(other)
    expect(await sessionsOf(email)).toEqual([])
    // The open page may have been notified and be on its way there already.
    await page.goto(`/${market}/logout/`).catch(() => undefined)
    await expect(page.getByRole('heading', { level: 1, name: outOrLost(market) })).toBeVisible()
    // The consent to analytics belongs to the browser, not to the account.
    await expect.poll(() => cookieNamesOf(page)).toEqual(['kintsu-consent'])

    await main(other).getByRole('link', { name: text.submit }).click()
    await signIn(other, market, email)
    await expect(main(other).getByText(text.wrong)).toBeVisible()
    await signIn(other, market, email, 'alta parola 8')
    await expect.poll(() => isSignedIn(other)).toBe(true)
    expect(await sessionsOf(email)).toHaveLength(1)
    await other.context().close()
  })

  test(`in ${market} losing the custom token signs out, and failed attempts to return require the puzzle`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    const email = anEmail('loses')
    await register(page, market, email)
    await page.context().clearCookies({ name: 'customToken' })
    // Any page of the shop that notices it redirects there.
    await page.goto(`/${market}${text.terms}`).catch(() => undefined)
    await expect(page).toHaveURL(new RegExp(`/${market}/logout/`))
    await expect(page.getByRole('heading', { level: 1, name: text.lost })).toBeVisible()
    await expectNoAxeViolations(page)
    // The consent to analytics belongs to the browser, not to the account.
    await expect.poll(() => cookieNamesOf(page)).toEqual(['kintsu-consent'])
    expect(await sessionsOf(email)).toEqual([])

    await open(page, text.login)
    for (const guess of ['first one', 'second one', 'third one']) {
      await signIn(page, market, email, guess)
      await expect(main(page).getByText(text.wrong)).toBeVisible()
      await expect(field(page, text.password)).toHaveValue('')
    }
    await expect(main(page).locator('input[name=captcha]')).toBeAttached()
    await expectNoAxeViolations(page)
    await signIn(page, market, email)
    await expect.poll(() => isSignedIn(page)).toBe(true)
  })

  test(`in ${market} a shopper signs in within the checkout, and continues to it`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page }) => {
    test.slow()
    const email = anEmail('buys')
    await register(page, market, email)
    await page.context().clearCookies()
    await open(page, `/${market}/`)
    await openPhones(page, market)
    await openFirstProduct(page)
    await addToCart(page, market)
    await open(page, text.cartLogin)
    const guest = page.getByRole('link', { name: pageText[market].asGuest })
    await expect(guest).toBeVisible()
    await main(page).getByRole('link', { name: text.submit, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: text.title })).toBeFocused()
    await expectNoAxeViolations(page)
    await signIn(page, market, email, 'another one')
    await expect(main(page).getByText(text.wrong)).toBeVisible()
    await expect(guest).toBeVisible()
    await signIn(page, market, email)
    await expect(page).toHaveURL(new RegExp(`${text.checkout}$`))
    expect(await sessionsOf(email)).toHaveLength(2)
    await page.goto(text.cartLogin)
    await expect(page).toHaveURL(new RegExp(`${text.checkout}$`))
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form says why and keeps the typed values, an email signs in, a button signs out', async ({
    page,
    browser,
    baseURL,
  }) => {
    const text = signInText.ro
    const email = anEmail('plain')
    const other = await browser.newContext({ javaScriptEnabled: true, baseURL: baseURL ?? '' })
    await requestAccount(await other.newPage(), 'ro', email, `?next=${text.terms}`)
    await other.close()
    await page.goto(`${text.login}?next=${text.terms}`)
    await field(page, text.email).fill(email)
    await field(page, text.password).fill('another one')
    await main(page).getByRole('button', { name: text.submit, exact: true }).click()
    // Failed attempts of other tests may have triggered the puzzle, which needs a script.
    await expect(
      main(page).getByText(text.wrong).or(main(page).getByText(text.captcha)),
    ).toBeVisible()
    await expect(field(page, text.email)).toHaveValue(email)
    await expect(field(page, text.password)).toHaveValue('')

    await followEmail(page, email)
    await main(page).getByRole('button', { name: text.prove }).click()
    await arrivesAt(page, 'ro', text.terms)
    expect(await sessionsOf(email)).toHaveLength(1)
    await page.goto('/ro/logout/')
    await main(page).getByRole('button', { name: text.signOut }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.out })).toBeVisible()
    expect(await sessionsOf(email)).toEqual([])
  })
})
