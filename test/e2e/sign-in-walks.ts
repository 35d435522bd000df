import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { shopRows } from '#test/support/shop-database.ts'
import { hydrated } from './journey.ts'
import { type SignInMarket, signInText } from './sign-in-text.ts'

/** An address that no other test uses. */
export function anEmail(prefix: string) {
  return `${prefix}-${randomUUID().slice(0, 8)}@example.com`
}

export const aPassword = 'porumbel verde 7'

export async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

export function main(page: Page): Locator {
  return page.getByRole('main')
}

/** Finds a field by the start of its label: a required one ends with an asterisk. */
export function field(page: Page, label: string): Locator {
  // The button that shows a password is labelled like its field.
  return main(page)
    .getByLabel(new RegExp(`^${label}`))
    .and(page.locator('input'))
}

/**
 * Submits a form and waits for the response. If the shop requires the puzzle first, because all tests of a run share one
 * IP address, the form is sent again by itself.
 */
export async function press(page: Page, market: SignInMarket, name: string) {
  const statuses: number[] = []
  page.on('response', each => isFormSent(each.request()) && statuses.push(each.status()))
  const captchaNotice = main(page).getByText(signInText[market].captcha)
  await main(page).getByRole('button', { name, exact: true }).click()
  await expect.poll(() => statuses.length).toBeGreaterThan(0)
  if (statuses[0] !== 422) return
  // The pressed button has the focus until the error is shown and receives it; the next page may have come before.
  const errorShown = main(page).locator(':focus:not(button)')
  const isShown = async () => statuses.length > 1 || (await errorShown.isVisible())
  await expect.poll(isShown).toBe(true)
  if (await captchaNotice.isVisible()) await expect.poll(() => statuses.length).toBeGreaterThan(1)
}

/** A form, sent by the router or by the browser itself; the next page also posts its cart and its favourites, as JSON. */
function isFormSent(request: Request): boolean {
  const type = request.headers()['content-type'] ?? ''
  return request.method() === 'POST' && type.startsWith('application/x-www-form-urlencoded')
}

export async function signIn(
  page: Page,
  market: SignInMarket,
  email: string,
  password = aPassword,
) {
  const text = signInText[market]
  await field(page, text.email).fill(email)
  await field(page, text.password).fill(password)
  await press(page, market, text.submit)
}

/** The page that was originally requested. */
export function arrivesAt(page: Page, market: SignInMarket, path: string) {
  return expect(page).toHaveURL(new RegExp(`/${market}${path}$`))
}

/** Opens the recipient's newest email in the mailbox and follows its button; `subject` selects one of several. */
export async function followEmail(page: Page, recipient: string, subject = '') {
  await openEmail(page, recipient, subject)
  await page.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/_mailbox/)
}

async function openEmail(page: Page, recipient: string, subject = '') {
  const emails = page.getByRole('listitem').filter({ hasText: recipient })
  const email = emails.filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/_mailbox/')
    await expect(email).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await email.getByRole('link').click()
  await expect(page).toHaveURL(/_mailbox\/.+\//)
}

/** The six digits of the newest text message to a phone. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await openEmail(mailbox, phone)
  const text = await mailbox.getByRole('main').innerText()
  await mailbox.close()
  return /\b\d{6}\b/.exec(text.replace(phone, ''))?.[0] ?? ''
}

export type StoredMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  readonly phone_number: string | null
  readonly market: string
  readonly wants_newsletter: boolean
}

export function membersOf(email: string) {
  return shopRows<StoredMember>('select * from member where email = $1', [email])
}

export function sessionsOf(email: string) {
  return shopRows<{ id: string; token: string }>(
    'select s.id, s.token from member_session s join member m on m.id = s.user_id where m.email = $1',
    [email],
  )
}

export async function cookieNamesOf(page: Page) {
  return (await page.context().cookies()).map(({ name }) => name)
}

export async function isSignedIn(page: Page): Promise<boolean> {
  const names = await cookieNamesOf(page)
  return names.some(name => name.startsWith('kintsu.')) && names.includes('customToken')
}

/** Requests an account, whose email is then on its way. */
export async function requestAccount(page: Page, market: SignInMarket, email: string, query = '') {
  const text = signInText[market]
  await open(page, text.register + query)
  await field(page, text.name).fill('Ana Pop')
  await field(page, text.email).fill(email)
  await field(page, text.password).fill(aPassword)
  await press(page, market, text.makeAccount)
  await expect(main(page).getByRole('heading', { name: text.mailSent })).toBeVisible()
}

/** Registers, verifies the address, and is signed in. */
export async function register(page: Page, market: SignInMarket, email: string, query = '') {
  await requestAccount(page, market, email, query)
  await followEmail(page, email)
  const outgoing = page.url()
  await press(page, market, signInText[market].prove)
  await expect.poll(() => isSignedIn(page)).toBe(true)
  // The page redirects; a test that navigates before would be redirected too.
  await expect(page).not.toHaveURL(outgoing)
}
