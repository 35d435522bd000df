import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { agree } from './consent-words.ts'
import { deliveredToPay } from './delivered.ts'
import { expectTold, press, type Shown } from './form-told.ts'
import { deliveredOrder, invitationOf } from './invited.ts'
import { awake } from './journey.ts'
import { signIn } from './members.ts'
import { offered } from './offered.ts'
import { watch } from './told.ts'

// Nothing is agreed to at first. The cart in the cloud asks once without its pass.
test.use({
  storageState: { cookies: [], origins: [] },
  allowedErrors: /\/api\/cart-(document|session)\//,
})

const wrongIban: Shown = [
  ...(['generic', 'IBAN', 'IBAN-ul nu este corect. Verifică fiecare cifră', 'iban'] as const),
]
const noIban: Shown = ['required', 'IBAN', 'Câmp obligatoriu', 'iban']

/** An example of ISO 13616's register with a wrong last digit, and with another fault. */
const wrongIbans = ['RO49 AAAA 1B31 0075 9384 0001', 'RO49 AAAA'] as const

const writesIban = async (page: Page, iban: string) => {
  const field = page.getByRole('main').getByLabel('IBAN')
  await field.fill(iban)
  await field.blur()
}

test('ro: the account a return is paid back to is told where it is wrong, never its number', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const watched = await watch(page)
  await signIn(context, 'ro', String(baseURL))
  const { number } = await deliveredToPay(page, 'ro')
  await page.goto(`/ro/cont/formular-retur/${number}/`)
  await awake(page)
  await writesIban(page, wrongIbans[0])
  const where = { location: 'return', before: [wrongIban] }
  await expectTold(watched, where, [])
  await agree(page, 'ro')
  // Shown already: the same error is not shown anew by another wrong number.
  await writesIban(page, wrongIbans[1])
  await writesIban(page, '')
  await writesIban(page, wrongIbans[0])
  await expectTold(watched, where, [noIban, wrongIban])
  await page.getByRole('checkbox', { name: 'Returnez toată comanda' }).check()
  await page.getByRole('radio', { name: 'Îl lași la un easybox' }).check()
  await page.getByLabel('Titularul contului').fill('')
  await press(page, 'Mai departe: verifică și confirmă')
  const noHolder: Shown = ['required', 'Titularul contului', 'Câmp obligatoriu', 'holder']
  await expectTold(watched, where, [noIban, wrongIban, noHolder])
  expect(JSON.stringify(watched)).not.toMatch(/RO49|AAAA/)
})

test('ro: the account a sale is paid to is told where it is wrong, never its number', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const watched = await watch(page)
  const { email } = await signIn(context, 'ro', String(baseURL))
  const { open } = await offered(page, 'ro', String(baseURL), email)
  await page.goto(open)
  await awake(page)
  await page.getByRole('main').getByRole('link', { name: 'Accept oferta' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Cum primești banii' })
  await expect(title).toBeVisible()
  await awake(page)
  await writesIban(page, wrongIbans[0])
  const where = { location: 'sell-payment', before: [wrongIban] }
  await expectTold(watched, where, [])
  await agree(page, 'ro')
  await press(page, 'Mai departe')
  await expectTold(watched, where, [])
  await press(page, 'Mai departe')
  await expectTold(watched, where, [wrongIban])
  await writesIban(page, '')
  await expectTold(watched, where, [wrongIban, noIban])
  // A voucher asks for no account, so nothing is wrong.
  await page.getByRole('radio', { name: /voucher/i }).check()
  await press(page, 'Mai departe')
  await expect(title).toBeHidden()
  await expectTold(watched, where, [wrongIban, noIban])
  expect(JSON.stringify(watched)).not.toMatch(/RO49|AAAA/)
})

test('ro: what a review lacks is told, never what it says', { tag: '@all' }, async ({ page }) => {
  test.slow()
  const watched = await watch(page)
  await page.goto(await invitationOf(await deliveredOrder(page, 'ro')))
  await awake(page)
  const stars: Shown = ['required', 'Stele', 'Alege de la 1 la 5 stele', 'rating']
  const before: Shown[] = [
    stars,
    ['required', 'Titlu', 'Câmp obligatoriu', 'title'],
    ['required', 'Părerea ta', 'Câmp obligatoriu', 'text'],
  ]
  await press(page, 'Publică recenzia')
  await expectTold(watched, { location: 'review', before }, [])
  await agree(page, 'ro')
  await page.getByLabel('Titlu').fill('Cq')
  await page.getByLabel('Părerea ta').fill('Canary, scurt')
  await press(page, 'Publică recenzia')
  const shown: Shown[] = [
    stars,
    ['too-short', 'Titlu', 'Scrie cel puțin 3 caractere', 'title'],
    ['too-short', 'Părerea ta', 'Scrie cel puțin 20 de caractere', 'text'],
  ]
  await expectTold(watched, { location: 'review', before }, shown)
  expect(JSON.stringify(watched)).not.toMatch(/Canary|Cq/)
})
