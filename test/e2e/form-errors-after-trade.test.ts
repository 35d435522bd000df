import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { freshImei } from '#test/support/trade-ins.ts'
import { agree } from './consent-text.ts'
import { deliveredToPay } from './delivered.ts'
import { expectTracked, press, type Shown } from './form-tracked.ts'
import { deliveredOrder, invitationOf } from './invited.ts'
import { hydrated } from './journey.ts'
import { signIn } from './members.ts'
import { offered } from './offered.ts'
import { type Watched, watch } from './tracked.ts'

// Nothing is consented to at first. The cloud cart sends one request without its token.
test.use({
  storageState: { cookies: [], origins: [] },
  allowedErrors: /\/api\/cart-(document|session)\//,
})

const wrongIban: Shown = [
  ...(['generic', 'IBAN', 'IBAN-ul nu este corect. Verifică fiecare cifră', 'iban'] as const),
]
const noIban: Shown = ['required', 'IBAN', 'Scrie IBAN-ul', 'iban']
const noHolder: Shown = [
  'required',
  'Titularul contului',
  'Scrie numele titularului contului',
  'holder',
]

/** An example from the registry of ISO 13616 with a wrong last digit, and one with another error. */
const wrongIbans = ['RO49 AAAA 1B31 0075 9384 0001', 'RO49 AAAA'] as const

async function writesIban(page: Page, iban: string) {
  const field = page.getByRole('main').getByLabel('IBAN')
  await field.fill(iban)
  await field.blur()
}

test('ro: errors of the account for a return’s refund are tracked, never its number', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const watched = await watch(page)
  await signIn(context, 'ro', String(baseURL))
  const { number } = await deliveredToPay(page, 'ro')
  await page.goto(`/ro/cont/formular-retur/${number}/`)
  await hydrated(page)
  await writesIban(page, wrongIbans[0])
  const where = { location: 'return', before: [wrongIban] }
  await expectTracked(watched, where, [])
  await agree(page, 'ro')
  // Already shown: another wrong number does not show the same error again.
  await writesIban(page, wrongIbans[1])
  await writesIban(page, '')
  await writesIban(page, wrongIbans[0])
  await expectTracked(watched, where, [noIban, wrongIban])
  await page.getByRole('checkbox', { name: 'Returnez toată comanda' }).check()
  await page.getByRole('radio', { name: 'Îl lași la un easybox' }).check()
  await page.getByLabel('Titularul contului').fill('')
  await press(page, 'Mai departe: verifică și confirmă')
  await expectTracked(watched, where, [noIban, wrongIban, noHolder])
  expect(JSON.stringify(watched)).not.toMatch(/RO49|AAAA/)
})

test('ro: errors of the account for a trade-in payout are tracked, never its number', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const watched = await watch(page)
  const { email } = await signIn(context, 'ro', String(baseURL))
  const { open } = await offered(page, 'ro', String(baseURL), email)
  await page.goto(open)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Accept oferta' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Cum primești banii' })
  await expect(title).toBeVisible()
  await hydrated(page)
  await writesIban(page, wrongIbans[0])
  const where = { location: 'sell-payment', before: [wrongIban] }
  await expectTracked(watched, where, [])
  await agree(page, 'ro')
  await press(page, 'Mai departe')
  await expectTracked(watched, where, [])
  await press(page, 'Mai departe')
  await expectTracked(watched, where, [wrongIban])
  await writesIban(page, '')
  await expectTracked(watched, where, [wrongIban, noIban])
  // A voucher needs no account, so there is no error.
  await page.getByRole('radio', { name: /voucher/i }).check()
  await press(page, 'Mai departe')
  await expect(title).toBeHidden()
  await expectTracked(watched, where, [wrongIban, noIban])
  expect(JSON.stringify(watched)).not.toMatch(/RO49|AAAA/)
})

const goodIban = 'BG80 BNBG 9661 1020 3456 78'

/** On the page of a return or a trade-in: another account is entered incorrectly, then correctly. */
async function changesAccount(page: Page, location: string, watched: Watched) {
  await page.getByText('Schimbă contul').click()
  await page.getByLabel('Titularul contului').fill('')
  // The click that leaves a field takes effect: the error of the field does not move the button away before.
  await press(page, 'Salvează contul')
  await expectTracked(watched, { location }, [noIban, noHolder])
  await writesIban(page, wrongIbans[0])
  await expectTracked(watched, { location }, [noIban, noHolder, wrongIban])
  // A refused submit shows the remaining errors again, but not those shown on the way to it.
  await press(page, 'Salvează contul')
  const shown = [noIban, noHolder, wrongIban, noHolder]
  await expectTracked(watched, { location }, shown)
  await writesIban(page, goodIban)
  await page.getByLabel('Titularul contului').fill('Ana Canary')
  await press(page, 'Salvează contul')
  await expect(page.getByText('Am salvat noul cont.')).toBeVisible()
  await expectTracked(watched, { location }, shown)
  expect(JSON.stringify(watched)).not.toMatch(/RO49|AAAA|BG80|Canary/)
}

test('ro: errors of a changed account for a return are tracked, never its number', async ({
  page,
  context,
  baseURL,
}) => {
  const watched = await watch(page)
  await signIn(context, 'ro', String(baseURL))
  const { number } = await deliveredToPay(page, 'ro')
  await page.goto(`/ro/cont/formular-retur/${number}/`)
  await hydrated(page)
  await agree(page, 'ro')
  await page.getByRole('checkbox', { name: 'Returnez toată comanda' }).check()
  await page.getByRole('radio', { name: 'Îl lași la un easybox' }).check()
  await writesIban(page, goodIban)
  await press(page, 'Mai departe: verifică și confirmă')
  await page.getByRole('button', { name: 'Confirmă retragerea' }).click()
  await expect(page.getByText('Te-ai retras din contract')).toBeVisible()
  await hydrated(page)
  await changesAccount(page, 'return-account', watched)
})

test('ro: errors of a changed account for a trade-in are tracked, never its number', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const watched = await watch(page)
  const { email } = await signIn(context, 'ro', String(baseURL))
  const { open } = await offered(page, 'ro', String(baseURL), email)
  await page.goto(open)
  await hydrated(page)
  await agree(page, 'ro')
  await page.getByRole('main').getByRole('link', { name: 'Accept oferta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cum primești banii' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('radio', { name: 'În contul bancar, în 10–20 de zile' }).check()
  await writesIban(page, goodIban)
  await press(page, 'Mai departe')
  await expect(page.getByLabel('IMEI')).toBeVisible()
  await hydrated(page)
  await page.getByLabel('IMEI').fill(freshImei())
  await page.getByRole('main').getByLabel('Telefon').fill('0712345678')
  await page.getByRole('radio', { name: 'Îl lași la un easybox' }).check()
  for (const box of await page.locator('main form').getByRole('checkbox').all()) await box.check()
  await press(page, 'Vinde dispozitivul')
  await expect(page.getByText('Ai acceptat oferta')).toBeVisible()
  await hydrated(page)
  await changesAccount(page, 'sale-account', watched)
})

test('ro: missing fields of a review are tracked, never its text', { tag: '@all' }, async ({
  page,
}) => {
  test.slow()
  const watched = await watch(page)
  await page.goto(await invitationOf(await deliveredOrder(page, 'ro')))
  await hydrated(page)
  const stars: Shown = ['required', 'Stele', 'Alege de la 1 la 5 stele', 'rating']
  const before: Shown[] = [
    stars,
    ['required', 'Titlu', 'Scrie un titlu', 'title'],
    ['required', 'Părerea ta', 'Scrie ce părere ai', 'text'],
  ]
  await press(page, 'Publică recenzia')
  await expectTracked(watched, { location: 'review', before }, [])
  await agree(page, 'ro')
  await page.getByLabel('Titlu').fill('Cq')
  await page.getByLabel('Părerea ta').fill('Canary, scurt')
  await press(page, 'Publică recenzia')
  const shown: Shown[] = [
    stars,
    ['too-short', 'Titlu', 'Scrie cel puțin 3 caractere', 'title'],
    ['too-short', 'Părerea ta', 'Scrie cel puțin 20 de caractere', 'text'],
  ]
  await expectTracked(watched, { location: 'review', before }, shown)
  expect(JSON.stringify(watched)).not.toMatch(/Canary|Cq/)
})
