import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aBuyer, plans, seats } from './buyers.ts'
import { chooseDelivery, choosePlace, fillAddress, giveContact, nextIn, stepOf } from './journey.ts'
import { holdPhone, openCheckout } from './prepared.ts'
import { pageText } from './text.ts'

async function openPoints(page: Page) {
  await holdPhone(page, 'ro')
  await openCheckout(page, 'ro')
  await nextIn(page, 'ro', 0)
  return stepOf(page, 'ro', 1)
}

const nearMe = { name: 'Cele mai apropiate de mine' }

test.describe('pickup points', () => {
  test('pickup points load twenty at a time, and the chosen one stays during any search', {
    tag: '@all',
  }, async ({ page }) => {
    const step = await openPoints(page)
    const radios = step.getByRole('radio')
    await expect(radios).toHaveCount(20)
    await step.getByRole('button', { name: 'Încarcă mai multe' }).click()
    await expect(radios).toHaveCount(40)
    const chosen = radios.nth(30)
    const name = String(await chosen.getAttribute('aria-label'))
    // A press would go on; the keyboard only chooses.
    await chosen.press('Space')
    await step.getByLabel(pageText.ro.findPoint).fill('014476')
    await expect(step.getByRole('status').filter({ hasText: 'Sector 1' })).toBeVisible()
    await expect(step.getByRole('radio', { name, exact: true })).toBeChecked()
    await expect(step.getByText('la 0,1 km').first()).toBeVisible()
    await page.reload()
    await expect(step.getByRole('radio', { name, exact: true })).toBeChecked()
  })

  test('pickup points are sorted by distance once the shopper requests it', {
    tag: '@all',
  }, async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 46.77, longitude: 23.59 })
    const step = await openPoints(page)
    await expect(step.getByRole('radio')).toHaveCount(20)
    await expect(step.getByText(/^la \d/)).toHaveCount(0)
    await step.getByRole('button', nearMe).click()
    await expect(step.getByRole('button', nearMe)).toHaveAttribute('aria-pressed', 'true')
    await expect(step.getByText(/Cluj-Napoca/).first()).toBeVisible()
    await expect(step.getByText(/^la \d/).first()).toBeVisible()
    await step.getByRole('button', nearMe).click()
    await expect(step.getByText(/^la \d/)).toHaveCount(0)
  })

  test('pickup points can still be searched by text when the location is denied', {
    tag: '@all',
  }, async ({ page }) => {
    // A test cannot answer the browser's permission prompt: this simulates the refusal.
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, message: '' } as GeolocationPositionError)
    })
    const step = await openPoints(page)
    await step.getByRole('button', nearMe).click()
    await expect(step.getByText(/Nu am putut afla unde ești/)).toBeVisible()
    await step.getByLabel(pageText.ro.findPoint).fill('Turda')
    await expect(step.getByRole('radio').first()).toBeVisible()
  })

  test.describe('unavailable pickup points', () => {
    test.use({ allowedErrors: /Failed to load resource/ })

    test('unavailable pickup points show an error with a button to retry', async ({ page }) => {
      await page.route('**/api/pickup-points/**', route => route.abort())
      const step = await openPoints(page)
      await expect(step.getByText('Lista nu s-a încărcat.')).toBeVisible()
      await expect(step.getByText('Nu am găsit nimic.')).toHaveCount(0)
      await page.unroute('**/api/pickup-points/**')
      await step.getByRole('button', { name: 'Încearcă din nou' }).click()
      await expect(step.getByRole('radio')).toHaveCount(20)
    })
  })
})

const companies = {
  ro: {
    asCompany: 'Firmă',
    code: 'Cod fiscal',
    name: 'Numele firmei',
    found: ['RO90012345', 'GRĂDINA CU NUCI SRL'],
    seat: 'Sediul de pe factură: JUD. CLUJ, MUN. CLUJ-NAPOCA, STR. NUCULUI, NR.4',
    otherSeat: 'Altă adresă pe factură',
    county: 'Județ',
    missing: ['RO90000014', 'Codul nu apare în registru.'],
    down: ['RO90005038', 'Registrul nu răspunde acum'],
    doubtful: ['RO90012346', 'Cifra de control nu se potrivește. Verifică numărul'],
  },
  gr: {
    asCompany: 'Εταιρεία',
    code: 'ΑΦΜ με το πρόθεμα EL',
    name: 'Επωνυμία εταιρείας',
    found: ['EL670012349', 'ΚΗΠΟΣ ΜΕ ΚΑΡΥΔΙΕΣ ΜΟΝΟΠΡΟΣΩΠΗ ΙΚΕ'],
    seat: 'Έδρα στο παραστατικό: ΣΩΚΡΑΤΟΥΣ 15 10552 - ΑΘΗΝΑ',
    otherSeat: 'Άλλη διεύθυνση στο παραστατικό',
    county: 'Περιφερειακή ενότητα',
    missing: ['EL670000013', 'Ο αριθμός δεν βρέθηκε στο μητρώο.'],
    down: ['EL670005033', 'Το μητρώο δεν απαντά'],
    doubtful: ['EL670012340', 'Το ψηφίο ελέγχου'],
  },
} as const

for (const market of ['ro', 'gr'] as const)
  test(`a company in ${market} is looked up by its code, and the lookup never blocks the checkout`, {
    tag: '@all',
  }, async ({ page }) => {
    const text = companies[market]
    await holdPhone(page, market)
    await openCheckout(page, market)
    await chooseDelivery(page, market, plans[market])
    await choosePlace(page, market, plans[market])
    const buyer = aBuyer(market)
    await giveContact(page, market, buyer, 'another')
    const step = stepOf(page, market, 3)
    // A courier's parcel is billed to its recipient until somebody says otherwise.
    if (market === 'gr') await step.getByRole('button', { name: pageText.gr.edit }).click()
    await step.getByRole('radio', { name: text.asCompany, exact: true }).check()
    const [code, name] = [step.getByLabel(text.code), step.getByLabel(text.name)]
    const statusWith = (message: string) => step.getByRole('status').filter({ hasText: message })

    await code.fill(text.missing[0])
    await expect(statusWith(text.missing[1])).toBeVisible()
    await code.fill(text.down[0])
    await expect(statusWith(text.down[1])).toBeVisible()
    await expect(code).not.toHaveAttribute('aria-invalid')
    await expect(name).toHaveValue('')
    await code.fill(text.found[0])
    await expect(name).toHaveValue(text.found[1])
    await expect(statusWith(text.found[1])).toBeVisible()

    const county = step.getByRole('combobox', { name: text.county })
    await expect(step.getByText(text.seat)).toBeVisible()
    await expect(county).toHaveCount(0)
    await step.getByRole('checkbox', { name: text.otherSeat }).check()
    await expect(county).toBeVisible()
    await expect(step.getByText(text.seat)).toHaveCount(0)
    await step.getByRole('checkbox', { name: text.otherSeat }).uncheck()

    await name.fill('Alfa')
    await step.getByRole('button', { name: /nume|επωνυμίας/ }).click()
    await expect(name).toHaveValue(text.found[1])

    await page.reload()
    await expect(step.getByRole('radio', { name: text.asCompany, exact: true })).toBeChecked()
    await expect(code).toHaveValue(text.found[0])
    await expect(name).toHaveValue(text.found[1])

    await code.fill(text.doubtful[0])
    await expect(step.getByText(text.doubtful[1])).toBeVisible()
    await expect(code).not.toHaveAttribute('aria-invalid')
  })

test('the address of the invoice of a parcel to a locker is asked for with the contact, and follows its corrections', {
  tag: '@all',
}, async ({ page }) => {
  const buyer = aBuyer('hu')
  const { billedToAnother, edit, name, email, phone, postalCode } = pageText.hu
  await holdPhone(page, 'hu')
  await openCheckout(page, 'hu')
  await chooseDelivery(page, 'hu', plans.hu)
  await choosePlace(page, 'hu', plans.hu)
  const [contact, billing] = [stepOf(page, 'hu', 2), stepOf(page, 'hu', 3)]
  await contact.getByLabel(name).fill(buyer.name)
  await fillAddress(contact, 'hu', seats.hu)
  await contact.getByRole('checkbox', { name: billedToAnother }).check()
  await expect(contact.getByLabel(postalCode)).toHaveCount(0)
  await contact.getByRole('checkbox', { name: billedToAnother }).uncheck()
  await expect(contact.getByLabel(postalCode)).toHaveValue(seats.hu.postalCode)
  await page.reload()
  await expect(contact.getByLabel(name)).toHaveValue(buyer.name)
  await expect(contact.getByLabel(postalCode)).toHaveValue(seats.hu.postalCode)
  await contact.getByLabel(email).fill(buyer.email)
  await contact.getByLabel(phone).fill(buyer.phone)
  await nextIn(page, 'hu', 2)
  await expect(billing).toContainText(buyer.name)
  await expect(billing).toContainText(seats.hu.street)

  await contact.getByRole('button', { name: edit }).click()
  await contact.getByLabel(name).fill('Próba Javított')
  await nextIn(page, 'hu', 2)
  await expect(billing).toContainText('Próba Javított')
  await expect(billing).toContainText(seats.hu.street)
})

test('the invoice of a parcel to a locker names its recipient, and asks for a person only if it is another', async ({
  page,
}) => {
  const buyer = aBuyer('bg')
  await holdPhone(page, 'bg')
  await openCheckout(page, 'bg')
  await chooseDelivery(page, 'bg', plans.bg)
  await choosePlace(page, 'bg', plans.bg)
  await giveContact(page, 'bg', buyer, 'another')
  const step = stepOf(page, 'bg', 3)
  await expect(step.getByRole('radio', { name: pageText.bg.asCompany })).toBeChecked()
  await step.getByRole('radio', { name: pageText.bg.asPerson, exact: true }).check()
  await expect(step.getByText(buyer.name)).toBeVisible()
  await expect(step.getByLabel(pageText.bg.name)).toHaveCount(0)
  await step.getByRole('button', { name: 'Друго име или контакт във фактурата' }).click()
  await expect(step.getByLabel(pageText.bg.name)).toBeFocused()
  await step.getByLabel(pageText.bg.name).fill('Друг Получател')
  await fillAddress(step, 'bg', seats.bg)
  await page.reload()
  await expect(step.getByLabel(pageText.bg.name)).toHaveValue('Друг Получател')
  await nextIn(page, 'bg', 3)
  await expect(step).toContainText('Друг Получател')
  await expect(stepOf(page, 'bg', 2)).toContainText(buyer.name)
})
