import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { measuredConsent } from '#test/support/consent-cookie.ts'
import { bought } from './brought.ts'
import { empty, errorsIn, expectTracked, press, type Shown } from './form-told.ts'
import { hydrated, nextIn, stepOf } from './journey.ts'
import { signIn } from './members.ts'
import { holdPhone, openCheckout } from './prepared.ts'
import { soldOutPhone } from './sold-out.ts'
import { watch } from './told.ts'

// The cart in the cloud asks once without its pass; forms that are refused answer with a status of their own.
test.use({
  storageState: { cookies: [measuredConsent()], origins: [] },
  allowedErrors: /\/api\/cart-(document|session)\/|status of 4(00|04|22)/,
})

/** As a press before the page woke: the browser sends the form, and the shop draws what is wrong. */
async function sendPlainly(page: Page, button: string) {
  const form = page.locator('main form').filter({ has: page.getByRole('button', { name: button }) })
  const drawn = page.waitForEvent('load')
  await form.first().evaluate((each: HTMLFormElement) => each.submit())
  await drawn
  await hydrated(page)
}

const contact: readonly Shown[] = [
  ['invalid', 'Numele tău', 'Scrie cum te cheamă.', 'name'],
  ['invalid', 'E-mail', 'Scrie o adresă de e-mail la care să îți răspundem.', 'email'],
  ['invalid', 'Despre ce este vorba?', 'Alege despre ce este vorba.', 'topic'],
  ['invalid', 'Mesajul tău', 'Scrie-ne măcar 10 caractere, cel mult 4000.', 'message'],
]

type Empty = {
  readonly path: string
  readonly button: string
  readonly location: string
  readonly shown: readonly Shown[]
}

/** Forms that anybody opens, sent with nothing in them. */
const forms: readonly Empty[] = [
  { path: '/suport/', button: 'Trimite mesajul', location: 'contact', shown: contact },
  {
    path: '/autentifica-te/',
    button: 'Intră în cont',
    location: 'password',
    shown: [empty('E-mail', 'email'), empty('Parolă', 'password')],
  },
  {
    path: '/inregistreaza-te/',
    button: 'Creează contul',
    location: 'register',
    shown: [
      empty('Nume și prenume', 'name'),
      empty('E-mail', 'email'),
      empty('Parolă', 'password'),
    ],
  },
  {
    path: '/forgot/',
    button: 'Trimite-mi linkul',
    location: 'forgot',
    shown: [empty('E-mail', 'email')],
  },
  {
    path: '/cont/retur/',
    button: 'Caută comanda',
    location: 'find-order',
    shown: [empty('Numărul comenzii', 'number'), empty('E-mail', 'email')],
  },
]

for (const { path, button, location, shown } of forms)
  test(`ro: an empty form of ${path} tells each error once, and anew when it is sent again`, {
    tag: path === '/suport/' ? [] : ['@all'],
  }, async ({ page }) => {
    const watched = await watch(page)
    await page.goto(`/ro${path}`)
    await hydrated(page)
    await press(page, button)
    await expectTracked(watched, { location }, shown)
    await press(page, button)
    await expectTracked(watched, { location }, [...shown, ...shown])
  })

test('ro: what the shop refuses of a message sent before the page woke is told when it wakes', async ({
  page,
}) => {
  const watched = await watch(page)
  await page.goto('/ro/suport/')
  await hydrated(page)
  await sendPlainly(page, 'Trimite mesajul')
  await expectTracked(watched, { location: 'contact' }, contact)
})

test('ro: an order that is not found is told without its number', { tag: '@all' }, async ({
  page,
}) => {
  const watched = await watch(page)
  await page.goto('/ro/cont/retur/')
  await hydrated(page)
  await page.getByLabel('Numărul comenzii').fill('RO000012342')
  await page.getByLabel('E-mail').first().fill('canary@exemplu.ro')
  await press(page, 'Caută comanda')
  await expect(page.getByText('Nu am găsit comanda')).toBeVisible()
  await expectTracked(watched, { location: 'find-order' }, [
    ['not-found', '', 'Nu am găsit comanda', ''],
  ])
  expect(JSON.stringify(watched)).not.toContain('canary')
})

test('ro: a question of the sell flow without an answer is told', { tag: '@all' }, async ({
  page,
}) => {
  const watched = await watch(page)
  await page.goto('/ro/vinde/')
  await hydrated(page)
  await press(page, 'Tabletă')
  await hydrated(page)
  await press(page, 'Continuă')
  await hydrated(page)
  await expectTracked(watched, { location: 'sell-brand' }, [
    ['required', 'Ce marcă este?', 'Alege un răspuns.', 'answer'],
  ])
})

test('ro: an alert asked for with a wrong address is told once, not at each key', {
  tag: '@all',
}, async ({ page }) => {
  const watched = await watch(page)
  await page.goto(await soldOutPhone('ro', 1))
  await hydrated(page)
  const field = page.getByRole('main').getByLabel('E-mail')
  await field.pressSequentially('nobody@')
  await expect(page.getByText('Adresă de e-mail invalidă').first()).toBeVisible()
  await field.pressSequentially('x')
  await page.getByRole('button', { name: 'Anunță-mă' }).click()
  const wrong: Shown = ['pattern', 'E-mail', 'Adresă de e-mail invalidă', 'email']
  await expectTracked(watched, { location: 'stock-alert' }, [wrong])
  await field.fill('')
  await field.blur()
  await expectTracked(watched, { location: 'stock-alert' }, [wrong, empty('E-mail', 'email')])
})

test('ro: a promo code that gives nothing is told, never the code', { tag: '@all' }, async ({
  page,
}) => {
  const watched = await watch(page)
  await holdPhone(page, 'ro')
  await page.goto('/ro/magazin/cosul-meu/')
  await hydrated(page)
  const apply = page.getByRole('button', { name: 'Aplică', exact: true })
  await apply.click()
  await page.getByLabel('Cod promoțional').fill('VARA25')
  await apply.click()
  await expect(page.getByText('Codul acesta a expirat.')).toBeVisible()
  await expectTracked(watched, { location: 'cart' }, [
    empty('Cod promoțional', 'promoCode'),
    ['expired', 'Cod promoțional', 'Codul acesta a expirat.', 'promoCode'],
  ])
  expect(JSON.stringify(watched)).not.toContain('VARA25')
})

test('ro: the steps of the checkout tell what is missing, its dropdowns too', {
  tag: '@all',
}, async ({ page }) => {
  const watched = await watch(page)
  await holdPhone(page, 'ro')
  await openCheckout(page, 'ro')
  await stepOf(page, 'ro', 0).getByRole('radio', { name: 'Curier la adresă' }).check()
  await nextIn(page, 'ro', 0)
  await nextIn(page, 'ro', 1)
  await expectTracked(watched, { location: 'delivery-address' }, [
    empty('Județ', 'county'),
    empty('Localitate', 'locality'),
    empty('Stradă', 'street'),
    empty('Număr', 'number'),
    empty('Cod poștal', 'postalCode'),
  ])
})

test('ro: the settings tell what is missing, and what the shop refuses', { tag: '@all' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const watched = await watch(page)
  const start = watched.layer.length
  await signIn(context, 'ro', String(baseURL))
  const after = () =>
    errorsIn(watched.layer)
      .slice(start)
      .map(each => [each.location, each.errorType, each.field])
  await page.goto('/ro/cont/setari/')
  await hydrated(page)
  await page.getByLabel('Adresa de e-mail nouă').fill('alta@exemplu.ro')
  await page.getByLabel('Parola actuală').first().fill('canary-wrong')
  await press(page, 'Trimite linkul')
  await expect(page.getByText('Parola actuală nu este corectă').first()).toBeVisible()
  await hydrated(page)
  await expectTracked(watched, { location: 'settings-email' }, [
    ['wrong-password', 'Parola actuală', 'Parola actuală nu este corectă', 'current'],
  ])
  await press(page, 'Schimbă parola')
  await press(page, 'Trimite codul')
  await page.getByRole('button', { name: 'Adaugă o adresă' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvează adresa' }).click()
  await expect
    .poll(after)
    .toEqual([
      ['settings-email', 'wrong-password', 'current'],
      ['settings-password', 'required', 'current'],
      ['settings-password', 'required', 'password'],
      ['settings-phone', 'required', 'phone'],
      ...['county', 'locality', 'street', 'number', 'postalCode'].map(field => [
        'settings-address',
        'required',
        field,
      ]),
    ])
  expect(JSON.stringify(watched)).not.toContain('canary')
})

test('ro: what a device is sent in for, and what goes back, is told where it is missing', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  test.slow()
  const watched = await watch(page)
  const member = await signIn(context, 'ro', String(baseURL))
  const { number } = await bought(page, 'ro', member.userId)
  await page.goto('/ro/cont/garantiile-mele/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Trimite în garanție' }).first().click()
  await hydrated(page)
  await press(page, 'Trimite cererea')
  const missing: Shown = ['required', 'Problema', 'Alege ce nu merge', 'problem']
  await expectTracked(watched, { location: 'send-in-warranty' }, [missing])
  // Another fault that comes to be shown by a choice, without sending.
  await page.getByLabel('Problema').selectOption({ label: 'Altceva' })
  await expectTracked(watched, { location: 'send-in-warranty' }, [
    missing,
    ['required', 'Descrie pe scurt', 'Spune-ne pe scurt ce nu merge', 'words'],
  ])

  const returning = await context.newPage()
  const told = await watch(returning)
  await returning.goto(`/ro/cont/formular-retur/${number}/`)
  await hydrated(returning)
  await returning.getByRole('main').getByRole('checkbox').first().uncheck()
  await press(returning, 'Mai departe: verifică și confirmă')
  await expectTracked(told, { location: 'return' }, [
    ['required', 'Ce trimiți înapoi', 'Alege cel puțin un produs', 'lines'],
  ])
})

/** The same form has an identifier of its own in each country. */
const signIns = [
  ['bg', '/vhod/', 'Влез', 'Имейл', 'Парола', 'Задължително поле'],
  ['hu', '/bejelentkezes/', 'Bejelentkezem', 'E-mail-cím', 'Jelszó', 'Kötelező mező'],
  ['gr', '/login/', 'Σύνδεση', 'E-mail', 'Κωδικός πρόσβασης', 'Υποχρεωτικό πεδίο'],
] as const

for (const [market, path, button, email, password, message] of signIns)
  test(`${market}: an empty sign-in is told with the country's form`, { tag: '@all' }, async ({
    page,
  }) => {
    const watched = await watch(page)
    await page.goto(`/${market}${path}`)
    await hydrated(page)
    await press(page, button)
    await expectTracked(watched, { market, location: 'password' }, [
      ['required', email, message, 'email'],
      ['required', password, message, 'password'],
    ])
  })
