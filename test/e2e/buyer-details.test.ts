import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aBuyer, deliveries, plans } from './buyers.ts'
import { chooseDelivery, choosePlace, giveContact, stepOf } from './journey.ts'
import { holdPhone, openCheckout } from './prepared.ts'
import { pageText } from './text.ts'

const mail = {
  ro: { question: 'Ai vrut să scrii ana@gmail.com?', use: 'Da' },
  gr: { question: 'Μήπως εννοείς ana@gmail.com;', use: 'Ναι' },
} as const

for (const market of ['ro', 'gr'] as const)
  test(`a mistyped mail host in ${market} is asked about, and corrected by keyboard`, {
    tag: market === 'gr' ? [] : '@all',
  }, async ({ page }) => {
    await holdPhone(page, market)
    await openCheckout(page, market)
    await chooseDelivery(page, market, plans[market])
    await choosePlace(page, market, plans[market])
    const step = stepOf(page, market, 2)
    const email = step.getByLabel(pageText[market].email)
    const question = step.getByRole('status').filter({ hasText: mail[market].question })
    await email.fill('ana@gmial.com')
    await expect(question).toBeVisible()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await expect(step.getByRole('button', { name: mail[market].use, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email).toHaveValue('ana@gmail.com')
    await expect(email).toBeFocused()
    await expect(question).toHaveCount(0)

    // It is only a question: the address is accepted as typed.
    await giveContact(page, market, { ...aBuyer(market), email: 'ana@gmial.com' })
    await expect(step).toContainText('ana@gmial.com')
  })

async function openAddress(page: Page, market: 'ro' | 'bg' | 'gr') {
  const courier = deliveries[market].courier
  if (!courier) throw new Error(`no courier in ${market}`)
  await holdPhone(page, market)
  await openCheckout(page, market)
  await chooseDelivery(page, market, courier)
  return stepOf(page, market, 1)
}

const codes = {
  ro: {
    own: ['400098', 'Cluj', 'Cluj-Napoca'],
    other: ['300516', 'pare din altă parte: Timișoara, Timiș. Verifică-l.'],
  },
  gr: {
    own: ['10557', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα'],
    other: ['54622', 'άλλης περιοχής: Θεσσαλονίκη. Έλεγξέ τον.'],
  },
} as const

for (const market of ['ro', 'gr'] as const)
  test(`a postal code in ${market} fills in its places, and one of elsewhere is questioned`, async ({
    page,
  }) => {
    const text = pageText[market]
    const { own, other } = codes[market]
    const step = await openAddress(page, market)
    const code = step.getByLabel(text.postalCode)
    await code.fill(own[0])
    await expect(step.getByRole('combobox', { name: text.county })).toHaveValue(own[1])
    await expect(step.getByRole('combobox', { name: text.locality })).toHaveValue(own[2])
    await expect(code).toHaveValue(own[0])

    await code.fill(other[0])
    await expect(step.getByText(other[1])).toBeVisible()
    await expect(code).not.toHaveAttribute('aria-invalid')
    await expect(step.getByRole('combobox', { name: text.locality })).toHaveValue(own[2])
    await code.fill(own[0])
    await expect(step.getByText(other[1])).toHaveCount(0)
  })

const cities = {
  ro: ['bucharest', 'Sector 3', 'București'],
  bg: ['sofia', 'София', 'София-град'],
  gr: ['athina', 'Αθήνα', 'Κεντρικός Τομέας Αθηνών'],
} as const

for (const market of ['ro', 'bg', 'gr'] as const)
  test(`a city in ${market} is found before its county, in another alphabet too, and fills it in`, {
    tag: market === 'bg' ? [] : '@all',
  }, async ({ page }) => {
    const text = pageText[market]
    const [typed, city, county] = cities[market]
    const step = await openAddress(page, market)
    const box = step.getByRole('combobox', { name: text.locality })
    await box.focus()
    await page.keyboard.type(typed)
    const option = step.getByRole('option', {
      name: `${city}, ${county}`,
      exact: true,
    })
    await expect(option).toBeVisible()
    await expectNoAxeViolations(page)
    await option.click()
    await expect(box).toHaveValue(city)
    await expect(box).toBeFocused()
    await expect(step.getByRole('combobox', { name: text.county })).toHaveValue(county)
    await expect(step.getByLabel(text.postalCode)).not.toHaveValue('')

    // Within the county now: its other localities are offered, without it.
    await box.fill('')
    await page.keyboard.press('ArrowDown')
    await expect(step.getByRole('option', { name: city, exact: true })).toBeVisible()
    await expect(step.getByRole('combobox', { name: text.county })).toHaveValue(county)
  })

test('a postal code that nothing is known of stays when the places are chosen', async ({
  page,
}) => {
  const step = await openAddress(page, 'gr')
  const { county, locality, postalCode } = pageText.gr
  await step.getByLabel(postalCode).fill('99999')
  await step.getByRole('combobox', { name: county }).fill('athens')
  await step.getByRole('option', { name: 'Κεντρικός Τομέας Αθηνών' }).click()
  await step.getByRole('combobox', { name: locality }).fill('athina')
  await step.getByRole('option', { name: 'Αθήνα', exact: true }).click()
  await expect(step.getByRole('combobox', { name: locality })).toHaveValue('Αθήνα')
  await expect(step.getByLabel(postalCode)).toHaveValue('99999')
})

test('browsers can fill in the address, the contact and the billing', async ({ page }) => {
  const text = pageText.gr
  const address = await openAddress(page, 'gr')
  const token = 'autocomplete'
  await expect(address.getByLabel(text.postalCode)).toHaveAttribute(token, 'shipping postal-code')
  await expect(address.getByLabel(text.street)).toHaveAttribute(token, 'shipping address-line1')
  await choosePlace(page, 'gr', plans.gr)
  const contact = stepOf(page, 'gr', 2)
  await expect(contact.getByLabel(text.name)).toHaveAttribute(token, 'name')
  await expect(contact.getByLabel(text.email)).toHaveAttribute(token, 'email')
  await expect(contact.getByLabel(text.phone)).toHaveAttribute(token, 'tel')
  await giveContact(page, 'gr', aBuyer('gr'))
  const billing = stepOf(page, 'gr', 3)
  await billing.getByRole('button', { name: text.edit }).click()
  await billing.getByRole('radio', { name: text.asPerson, exact: true }).check()
  await expect(billing.getByLabel(text.name)).toHaveAttribute(token, 'billing name')
  await expect(billing.getByLabel(text.email)).toHaveAttribute(token, 'billing email')
  await expect(billing.getByLabel(text.phone)).toHaveAttribute(token, 'billing tel')
  await billing.getByRole('radio', { name: text.asCompany, exact: true }).check()
  await expect(billing.getByLabel(text.companyName)).toHaveAttribute(token, 'billing organization')
})
