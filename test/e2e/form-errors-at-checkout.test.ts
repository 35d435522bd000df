import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { aBuyer, deliveries } from './buyers.ts'
import { agree } from './consent-text.ts'
import { issued, oneScreen, orderBefore, saveAddress } from './filled-in.ts'
import { empty, expectTracked, press, type Shown } from './form-tracked.ts'
import {
  chooseDelivery,
  choosePlace,
  giveContact,
  hydrated,
  nextIn,
  orderButton,
  stepOf,
} from './journey.ts'
import { signIn } from './members.ts'
import { chooseMethod, goToPayment } from './pay-journey.ts'
import { holdPhone, holdPhoneForAll, openCheckout } from './prepared.ts'
import { type Market, pageText } from './text.ts'
import { watch } from './tracked.ts'

// Nothing is consented to at first. The cloud cart sends one request without its token.
test.use({
  storageState: { cookies: [], origins: [] },
  allowedErrors: /\/api\/cart-(document|session)\//,
})

function courierOf(market: Market) {
  const { courier } = deliveries[market]
  if (!courier) throw new Error(`no courier in ${market}`)
  return courier
}

test('ro: errors of a company are tracked, never its code; an unregistered code is no error', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const watched = await watch(page)
  await holdPhone(page, 'ro')
  await openCheckout(page, 'ro')
  await chooseDelivery(page, 'ro', courierOf('ro'))
  await choosePlace(page, 'ro', courierOf('ro'))
  await giveContact(page, 'ro', aBuyer('ro'))
  const step = stepOf(page, 'ro', 3)
  await step.getByRole('button', { name: pageText.ro.edit }).click()
  await step.getByRole('radio', { name: pageText.ro.asCompany, exact: true }).check()
  const code = step.getByLabel('Cod fiscal')
  await code.fill('RO12-canary')
  await code.blur()
  const wrong: Shown = ['pattern', 'Cod fiscal', 'Cod fiscal invalid', 'fiscalCode']
  const where = { location: 'billing-details', before: [wrong] }
  await expectTracked(watched, where, [])

  await agree(page, 'ro')
  const missing = [
    empty(
      'Nr. în Registrul Comerțului',
      'registrationNumber',
      'Scrie numărul din Registrul Comerțului',
    ),
    empty('Numele firmei', 'name', 'Scrie numele firmei'),
  ]
  await nextIn(page, 'ro', 3)
  await expectTracked(watched, where, missing)
  await nextIn(page, 'ro', 3)
  await expectTracked(watched, where, [...missing, wrong, ...missing])

  // Neither blocks the checkout, so neither is an error.
  await code.fill('RO90098762')
  await expect(step.getByText(/^Codul nu apare în registru\./)).toBeVisible()
  await code.fill('RO90098763')
  await expect(step.getByText('Cifra de control nu se potrivește. Verifică numărul')).toBeVisible()
  await step.getByLabel('Nr. în Registrul Comerțului').fill('canary')
  await step.getByLabel('Nr. în Registrul Comerțului').blur()
  const number: Shown = [
    ...(['pattern', 'Nr. în Registrul Comerțului'] as const),
    ...(['Număr de înregistrare invalid', 'registrationNumber'] as const),
  ]
  await expectTracked(watched, where, [...missing, wrong, ...missing, number])
  expect(JSON.stringify(watched)).not.toMatch(/canary|9009876/)
})

test('hu: errors of the person Cofidis is to call are tracked, each with its message, never the typed values', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const watched = await watch(page)
  await holdPhoneForAll(page, 'hu', 10)
  const choice = { market: 'hu', customer: 'personal', delivery: courierOf('hu') } as const
  await goToPayment(page, choice, aBuyer('hu'))
  const step = stepOf(page, 'hu', 4)
  await chooseMethod(step, 'hu', { method: 'cofidis', isCalled: true })
  const write = async (fieldLabel: string, value: string) => {
    await step.getByLabel(fieldLabel).fill(value)
    await step.getByLabel(fieldLabel).blur()
  }
  const [phone, mother, birth, deposit] = [
    'Kapcsolattartási telefonszám',
    'Édesanyád születési neve',
    'Születési dátum',
    'Önerő',
  ] as const
  const ofBirth = (type: string, message: string): Shown => [
    type,
    birth,
    message,
    'customerBirthDate',
  ]
  await write(birth, '1990-02-31')
  const unusable = ofBirth('pattern', 'A születési dátum érvénytelen')
  const where = { market: 'hu', location: 'payment-method', before: [unusable] } as const
  await expectTracked(watched, where, [])

  await agree(page, 'hu')
  // Another error of the same field.
  await write(birth, '2015-01-01')
  const shown: Shown[] = [ofBirth('too-young', 'Legalább 18 évesnek kell lenned')]
  await expectTracked(watched, where, shown)
  await write(birth, '1990-02-31')
  await write(birth, '')
  await write(mother, 'Canary')
  await write(phone, '0630123')
  await write(deposit, '987654321')
  shown.push(
    unusable,
    ofBirth('required', 'Add meg a születési dátumot'),
    [
      ...(['pattern', mother] as const),
      ...(['Írj legalább két, egyenként legalább 2 betűs szót', 'customerMotherName'] as const),
    ],
    ['pattern', phone, 'Érvénytelen kapcsolattartási telefonszám', 'customerPhone'],
    ['too-high', deposit, 'Az önerő túl magas ehhez a hitelhez', 'downPayment'],
  )
  await expectTracked(watched, where, shown)

  await step.getByRole('checkbox', { name: /^Elfogadom a Cofidis áruhitel/ }).uncheck()
  await step.getByRole('checkbox', { name: /^Elolvastam a Cofidis/ }).uncheck()
  await orderButton(page, 'hu').click()
  shown.push(
    ['required', 'Hitelfeltételek', 'A folytatáshoz jelöld be', 'loanTac'],
    ['required', 'Adatkezelés', 'A folytatáshoz jelöld be', 'loanGdpr'],
    ['required', 'Feltételek és adatkezelés', 'A folytatáshoz jelöld be', 'tac'],
  )
  await expectTracked(watched, where, shown)
  expect(JSON.stringify(watched)).not.toMatch(/Canary|1990|2015|0630123|987654321/)
})

/** Expires a voucher as the shop's clock would, or restores it. */
function setExpired(id: string, isExpired: boolean) {
  return rows(
    `update voucher set expires_at = case when $2 then now() - interval '1 day' end where id = $1`,
    id,
    isExpired,
  )
}

function voucherError(errorType: string, message: string): Shown {
  return [...([errorType, 'Codul voucherului', message, 'voucher'] as const)]
}

test('ro: a voucher that pays nothing is tracked, typed or saved, never its code', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const watched = await watch(page)
  const { userId } = await signIn(context, 'ro', String(baseURL))
  await saveAddress(userId)
  await orderBefore(page)
  const { id, code } = await issued(10_000, userId)
  await holdPhoneForAll(page, 'ro', 21)
  await page.goto(oneScreen)
  await hydrated(page)
  const payment = stepOf(page, 'ro', 4)
  const codeField = payment.getByLabel('Codul voucherului')
  await press(page, 'Adaugă voucherul')
  const none = voucherError('required', 'Scrie codul voucherului.')
  const where = { location: 'payment-method', before: [none] }
  await expectTracked(watched, where, [])

  await agree(page, 'ro')
  await codeField.fill('K7QX-92MD-0RTV-3HWB')
  await press(page, 'Adaugă voucherul')
  const unknown =
    'Nu cunoaștem acest cod sau voucherul aparține altui cont. Verifică-l sau intră în contul tău.'
  const shown = [voucherError('unknown', unknown)]
  await expectTracked(watched, where, shown)

  await setExpired(id, true)
  const own = payment.getByRole('button', { name: new RegExp(`^Folosește voucherul ${code}`) })
  await own.click()
  const expired = voucherError('expired', 'Voucherul a expirat.')
  shown.push(expired)
  await expectTracked(watched, where, shown)
  await setExpired(id, false)
  await own.click()
  await expect(payment.getByRole('button', { name: `Scoate voucherul ${code}` })).toBeVisible()
  await codeField.fill(code)
  await press(page, 'Adaugă voucherul')
  shown.push(voucherError('twice', 'Ai adăugat deja acest voucher.'))
  await expectTracked(watched, where, shown)

  // The voucher no longer pays anything when the page is reopened, and is removed.
  await setExpired(id, true)
  await page.reload()
  await hydrated(page)
  await expect(payment.getByText(`Am scos voucherul ${code}. Voucherul a expirat.`)).toBeVisible()
  shown.push(expired)
  await expectTracked(watched, where, shown)
  expect(JSON.stringify(watched)).not.toMatch(
    new RegExp(`K7QX|${code}|${code.replaceAll('-', '')}`),
  )
})
