import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { measuredConsent } from '#test/support/consent-cookie.ts'
import { spotlessPhone } from '#test/support/trade-ins.ts'
import { bought } from './brought.ts'
import { empty, errorsIn, expectTracked, press, type Shown } from './form-tracked.ts'
import { hydrated, nextIn, stepOf } from './journey.ts'
import { signIn } from './members.ts'
import { holdPhone, openCheckout } from './prepared.ts'
import { soldOutPhone } from './sold-out.ts'
import { watch } from './tracked.ts'

// The cloud cart sends one request without its token; refused forms are answered with their own status.
test.use({
  storageState: { cookies: [measuredConsent()], origins: [] },
  allowedErrors: /\/api\/cart-(document|session)\/|status of 4(00|04|22)/,
})

/** As a click before hydration: the browser submits the form, and the server renders the errors. */
async function sendPlainly(page: Page, button: string) {
  const form = page.locator('main form').filter({ has: page.getByRole('button', { name: button }) })
  const loaded = page.waitForEvent('load')
  await form.first().evaluate((each: HTMLFormElement) => each.submit())
  await loaded
  await hydrated(page)
}

const contact: readonly Shown[] = [
  ['required', 'Numele tău', 'Scrie cum te cheamă.', 'name'],
  ['required', 'E-mail', 'Scrie o adresă de e-mail la care să îți răspundem.', 'email'],
  ['required', 'Despre ce este vorba?', 'Alege despre ce este vorba.', 'topic'],
  ['required', 'Mesajul tău', 'Scrie-ne măcar 10 caractere, cel mult 4000.', 'message'],
]

type Empty = {
  readonly path: string
  readonly button: string
  readonly location: string
  readonly shown: readonly Shown[]
}

/** Public forms, sent empty. */
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
    shown: [
      empty('Numărul comenzii', 'number', 'Scrie numărul comenzii'),
      empty('E-mail', 'email'),
    ],
  },
]

for (const { path, button, location, shown } of forms)
  test(`ro: an empty form of ${path} tracks each error once, and again when it is resubmitted`, {
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

test('ro: the server’s errors of a message sent before hydration are tracked on hydration', async ({
  page,
}) => {
  const watched = await watch(page)
  await page.goto('/ro/suport/')
  await hydrated(page)
  await sendPlainly(page, 'Trimite mesajul')
  await expectTracked(watched, { location: 'contact' }, contact)
})

test('ro: the contact form is validated after a pause in typing, on blur and by a choice', async ({
  page,
}) => {
  const watched = await watch(page)
  await page.goto('/ro/suport/')
  await hydrated(page)
  const main = page.getByRole('main')
  const [, email, topic, message] = contact
  await main.getByLabel('E-mail').pressSequentially('canary@')
  await expect(main.getByText(email?.[2] ?? '')).toBeVisible()
  await expect(main.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Mesajul tău').fill('Canary')
  await main.getByLabel('Mesajul tău').blur()
  await expect(main.getByText(message?.[2] ?? '')).toBeVisible()
  await main.getByLabel('Despre ce este vorba?').selectOption({ label: 'O comandă' })
  await main.getByLabel('Despre ce este vorba?').selectOption('')
  await expect(main.getByText(topic?.[2] ?? '').first()).toBeVisible()
  await main.getByLabel('E-mail').fill('canary@exemplu.ro')
  await main.getByLabel('E-mail').blur()
  await expect(main.getByText(email?.[2] ?? '')).toHaveCount(0)
  await expectTracked(watched, { location: 'contact' }, [
    ['pattern', 'E-mail', email?.[2] ?? '', 'email'],
    ['generic', 'Mesajul tău', message?.[2] ?? '', 'message'],
    ['required', 'Despre ce este vorba?', topic?.[2] ?? '', 'topic'],
  ])
  expect(JSON.stringify(watched)).not.toMatch(/canary/i)
})

test('ro: the email address of a trade-in is validated after a pause in typing, on blur and before it is sent', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const watched = await watch(page)
  // The answers so far, as the browser stores them.
  const value = Buffer.from(JSON.stringify(spotlessPhone)).toString('base64url')
  await context.addCookies([{ name: 'kintsu.sell', value, url: `${baseURL}/ro/sell/` }])
  await page.goto('/ro/sell/email/')
  await hydrated(page)
  const field = page.getByRole('main').getByRole('textbox', { name: 'E-mail' })
  await field.pressSequentially('canary@')
  const wrong: Shown = ['pattern', 'E-mail', 'Adresă de e-mail invalidă', 'email']
  await expect(page.getByText(wrong[2])).toBeVisible()
  await expectTracked(watched, { location: 'sell-email' }, [wrong])
  await field.fill('')
  await field.blur()
  await expect(page.getByText('Scrie adresa de e-mail')).toBeVisible()
  await page.locator('main form').last().getByRole('button').last().click()
  await expect(field).toBeFocused()
  await expectTracked(watched, { location: 'sell-email' }, [wrong, empty('E-mail', 'email')])
  expect(JSON.stringify(watched)).not.toContain('canary')
})

test('ro: an order that is not found is tracked without its number', { tag: '@all' }, async ({
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

test('ro: a trade-in question without an answer is tracked', { tag: '@all' }, async ({ page }) => {
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

test('ro: an alert requested with a wrong address is tracked once, not on each keystroke', {
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

test('ro: an invalid promo code is tracked, never the code itself', { tag: '@all' }, async ({
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

test('ro: missing fields of the checkout steps are tracked, including the dropdowns', {
  tag: '@all',
}, async ({ page }) => {
  const watched = await watch(page)
  await holdPhone(page, 'ro')
  await openCheckout(page, 'ro')
  await stepOf(page, 'ro', 0).getByRole('radio', { name: 'Curier la adresă' }).check()
  await nextIn(page, 'ro', 0)
  await nextIn(page, 'ro', 1)
  await expectTracked(watched, { location: 'delivery-address' }, [
    empty('Cod poștal', 'postalCode'),
    empty('Județ', 'county'),
    empty('Localitate', 'locality'),
    empty('Stradă', 'street'),
    empty('Număr', 'number'),
  ])
})

test('ro: missing fields of the settings and the server’s errors are tracked', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
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
      ...['postalCode', 'county', 'locality', 'street', 'number'].map(field => [
        'settings-address',
        'required',
        field,
      ]),
    ])
  expect(JSON.stringify(watched)).not.toContain('canary')
})

test('ro: missing fields of a warranty claim and a return are tracked', {
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
  // Another error, shown because of a choice, without submitting.
  await page.getByLabel('Problema').selectOption({ label: 'Altceva' })
  await expectTracked(watched, { location: 'send-in-warranty' }, [
    missing,
    ['required', 'Descrie pe scurt', 'Spune-ne pe scurt ce nu merge', 'words'],
  ])

  const returning = await context.newPage()
  const watchedReturn = await watch(returning)
  await returning.goto(`/ro/cont/formular-retur/${number}/`)
  await hydrated(returning)
  await returning.getByRole('main').getByRole('checkbox').first().uncheck()
  await press(returning, 'Mai departe: verifică și confirmă')
  await expectTracked(watchedReturn, { location: 'return' }, [
    ['required', 'Ce trimiți înapoi', 'Alege cel puțin un produs', 'lines'],
  ])
})

/** The same form has a different identifier in each country. */
const signIns = [
  [
    'bg',
    '/vhod/',
    'Влез',
    ['required', 'Имейл', 'Напиши имейл адреса си', 'email'],
    ['required', 'Парола', 'Напиши паролата', 'password'],
  ],
  [
    'hu',
    '/bejelentkezes/',
    'Bejelentkezem',
    ['required', 'E-mail-cím', 'Írd be az e-mail-címed', 'email'],
    ['required', 'Jelszó', 'Írd be a jelszót', 'password'],
  ],
  [
    'gr',
    '/login/',
    'Σύνδεση',
    ['required', 'E-mail', 'Γράψε το e-mail σου', 'email'],
    ['required', 'Κωδικός πρόσβασης', 'Γράψε τον κωδικό πρόσβασης', 'password'],
  ],
] as const

for (const [market, path, button, ...shown] of signIns)
  test(`${market}: an empty sign-in is tracked with the country's form`, { tag: '@all' }, async ({
    page,
  }) => {
    const watched = await watch(page)
    await page.goto(`/${market}${path}`)
    await hydrated(page)
    await press(page, button)
    await expectTracked(watched, { market, location: 'password' }, shown)
  })
