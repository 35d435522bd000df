import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { anImei, freshImei } from '#test/support/trade-ins.ts'
import { seats } from './buyers.ts'
import { fillAddress, hydrated } from './journey.ts'
import { signIn as asMember } from './members.ts'
import { offered } from './offered.ts'
import { arrivesAt, field, signIn } from './sign-in-walks.ts'

/** The text of the pages as a seller reads it. */
const tradeInText = {
  ro: {
    offer: 'Oferta ta',
    raise: 'Schimbă răspunsul: Starea ecranului',
    accept: 'Accept oferta',
    auth: 'Contul tău',
    payment: 'Cum primești banii',
    slow: 'În contul bancar, în 10–20 de zile',
    iban: 'IBAN',
    onward: 'Mai departe',
    delivery: 'Cum trimiți dispozitivul',
    phone: 'Telefon',
    drop: 'Îl lași la un easybox',
    sell: 'Vinde dispozitivul',
    declareAll: 'Bifează toate declarațiile ca să poți vinde.',
    stolen: 'Nu putem cumpăra acest dispozitiv',
    sold: 'Ai acceptat oferta',
    label: 'Descarcă eticheta',
    cancel: 'Renunță la vânzare',
    sure: 'Da, renunț la vânzare',
    cancelled: 'Anulată',
    mobile: '0712345678',
    sale: '/cont/detalii-vanzare/',
  },
  gr: {
    offer: 'Η προσφορά σου',
    raise: 'Αλλαγή απάντησης: Κατάσταση οθόνης',
    accept: 'Δέχομαι την προσφορά',
    auth: 'Ο λογαριασμός σου',
    payment: 'Πώς παίρνεις τα χρήματα',
    slow: 'Σε τραπεζικό λογαριασμό, σε 10–20 ημέρες',
    iban: 'IBAN',
    onward: 'Συνέχεια',
    delivery: 'Πώς στέλνεις τη συσκευή',
    phone: 'Τηλέφωνο',
    drop: '',
    sell: 'Πούλησε τη συσκευή',
    declareAll: 'Σημείωσε όλες τις δηλώσεις για να πουλήσεις.',
    stolen: 'Δεν μπορούμε να αγοράσουμε αυτή τη συσκευή',
    sold: 'Έτοιμο, δέχτηκες την προσφορά',
    label: 'Κατέβασε την ετικέτα',
    cancel: 'Ακύρωσε την πώληση',
    sure: 'Ναι, ακυρώνω την πώληση',
    cancelled: 'Ακυρώθηκε',
    mobile: '6912345678',
    sale: '/account/sale-details/',
  },
} as const

type SoldIn = keyof typeof tradeInText

/** Examples from the registry of ISO 13616. */
const iban = 'BG80 BNBG 9661 1020 3456 78'

async function tradeInOf(number: string) {
  const [tradeIn] = await shopRows<Record<string, unknown>>(
    'select * from sale where number = $1',
    [number],
  )
  return tradeIn ?? {}
}

async function pays(page: Page, market: SoldIn) {
  const text = tradeInText[market]
  await expect(page.getByRole('heading', { level: 1, name: text.payment })).toBeVisible()
  await hydrated(page)
  await page.getByRole('radio', { name: text.slow }).check()
  await field(page, text.iban).fill('RO49 AAAA 1B31 0075 9384 0001')
  await page.getByRole('button', { name: text.onward }).click()
  await expect(page.locator('main :focus').filter({ hasText: text.iban }).first()).toBeVisible()
  await field(page, text.iban).fill(iban)
  await page.getByRole('button', { name: text.onward }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.delivery })).toBeVisible()
  await hydrated(page)
}

async function declaresAll(page: Page) {
  for (const box of await page.locator('main form').getByRole('checkbox').all()) await box.check()
}

function linkTo(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name })
}

// A refusal by the device register has its own status.
test.use({ allowedErrors: /\/api\/cart-(document|session)\/|40[19]|422/ })

test('a member without trade-ins is led to the landing page', { tag: '@all' }, async ({
  page,
  context,
  baseURL,
}) => {
  await asMember(context, 'ro', String(baseURL))
  await page.goto('/ro/cont/vanzarile-mele/')
  await linkTo(page, 'Vinde-ți dispozitivul').click()
  await expect(page).toHaveURL(/\/ro\/vinde\/$/)
})

test('a member accepts an offer in ro, chooses a bank payout and gets a label', async ({
  page,
  context,
  baseURL,
}) => {
  const text = tradeInText.ro
  const { email, userId } = await asMember(context, 'ro', String(baseURL))
  const { number, open } = await offered(page, 'ro', String(baseURL), email)
  await page.goto(open)
  await expect(page).toHaveURL(/\/ro\/sell\/offer\/$/)
  await hydrated(page)
  await expect(linkTo(page, text.raise)).toBeVisible()
  await linkTo(page, text.accept).click()
  await pays(page, 'ro')
  await field(page, 'IMEI').fill(freshImei())
  await field(page, text.phone).fill(text.mobile)
  await page.getByRole('radio', { name: text.drop }).check()
  await declaresAll(page)
  await page.getByRole('button', { name: text.sell }).click()
  await expect(page.getByText(text.sold)).toBeVisible()
  expect(await tradeInOf(number)).toMatchObject({ user_id: userId, payout: 'bank-slow' })
  await expect(async () => {
    await page.reload()
    await expect(linkTo(page, text.label)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  expect((await tradeInOf(number)).state).toBe('label-sent')
})

test('an answer that costs nothing is changed from the offer, and a new offer follows', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await asMember(context, 'ro', String(baseURL))
  const { number, open } = await offered(page, 'ro', String(baseURL), email)
  await page.goto(open)
  await hydrated(page)
  const answers = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: /^Schimbă răspunsul: / }),
  })
  await expect(answers).toHaveText([
    /Configurație.*128 GB, Midnight/,
    /Rețea.*merge în orice rețea/,
    /Contact cu lichide.*fără contact cu lichide/,
    /Imagine remanentă.*nicio urmă/,
    /Starea ecranului.*urme fine/,
    /Starea carcasei.*ca nouă/,
    /Baterie.*90\s% sau mai mult/,
    /Defecte de ecran.*niciun defect/,
    /Alte defecte.*niciun defect/,
  ])
  await linkTo(page, 'Schimbă răspunsul: Starea carcasei').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cum arată carcasa?' })).toBeVisible()
  await hydrated(page)
  // The press on the answer goes on.
  await page.getByText('Lovituri vizibile').click()
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await hydrated(page)
  await page.getByRole('button', { name: 'Vezi oferta' }).click()
  await expect(page).toHaveURL(/\/ro\/sell\/offer\/$/)
  await expect(answers.filter({ hasText: 'Starea carcasei' })).toContainText('lovituri vizibile')
  const [changed] = await shopRows<{ grade: string; old: string }>(
    `select n.answers ->> 'grading-case' as grade, o.answers ->> 'grading-case' as old
     from sale n, sale o where o.number = $1 and n.email = $2 and n.number <> $1`,
    [number, email],
  )
  expect(changed).toEqual({ grade: 'dents', old: 'like-new' })
})

test('an amount that changed in another tab is shown, old and new, before it is accepted', async ({
  page,
  context,
  baseURL,
}) => {
  const text = tradeInText.ro
  const { email } = await asMember(context, 'ro', String(baseURL))
  const { number, open } = await offered(page, 'ro', String(baseURL), email)
  await page.goto(open)
  await linkTo(page, text.accept).click()
  await pays(page, 'ro')
  const before = Number((await tradeInOf(number)).offer_minor)
  const other = await context.newPage()
  await other.goto('/ro/sell/payment/')
  await hydrated(other)
  await other.getByRole('radio', { name: 'În contul bancar, în 1–2 zile' }).check()
  await other.getByRole('button', { name: text.onward }).click()
  await expect(other.getByRole('heading', { level: 1, name: text.delivery })).toBeVisible()
  await other.close()
  const now = Number((await tradeInOf(number)).offer_minor)
  expect(now).toBeLessThan(before)
  await field(page, 'IMEI').fill(freshImei())
  await field(page, text.phone).fill(text.mobile)
  await page.getByRole('radio', { name: text.drop }).check()
  await declaresAll(page)
  await page.getByRole('button', { name: text.sell }).click()
  const lei = (minor: number) => (minor / 100).toLocaleString('ro-RO')
  const alert = page.locator('main :focus')
  await expect(alert).toContainText('Oferta s-a schimbat între timp')
  await expect(alert).toContainText(`Era ${lei(before)} lei, acum este ${lei(now)} lei.`)
  expect((await tradeInOf(number)).state).toBe('offered')
  await hydrated(page)
  await expect(field(page, text.phone)).toHaveValue(/12345678$/)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: text.sell }).click()
  await expect(page.getByText(text.sold)).toBeVisible()
  expect(await tradeInOf(number)).toMatchObject({ offer_minor: String(now), payout: 'bank-fast' })
})

for (const market of ['ro', 'gr'] as const)
  test(`a guest signs in during a trade-in in ${market}, sees what is missing, and cancels`, {
    tag: '@all',
  }, async ({ page, context, baseURL, browser }) => {
    test.slow()
    const text = tradeInText[market]
    const elsewhere = await browser.newContext()
    const member = await asMember(elsewhere, market, String(baseURL))
    await elsewhere.close()
    const { number, open } = await offered(page, market, String(baseURL), 'guest@example.com')
    await page.goto(open)
    await hydrated(page)
    await expect(linkTo(page, text.raise)).toBeVisible()
    await expectNoAxeViolations(page)
    await linkTo(page, text.accept).click()
    await expect(page.getByRole('heading', { level: 1, name: text.auth })).toBeVisible()
    await hydrated(page)
    await expectNoAxeViolations(page)
    await signIn(page, market, member.email, member.password)
    await arrivesAt(page, market, '/sell/payment/')
    await page.reload()
    await expectNoAxeViolations(page)
    await pays(page, market)
    await expectNoAxeViolations(page)
    await field(page, 'IMEI').fill(anImei(666))
    await field(page, text.phone).fill(text.mobile)
    if (text.drop !== '') await page.getByRole('radio', { name: text.drop }).check()
    else await fillAddress(page.locator('main form'), market, seats[market])
    await page.getByRole('button', { name: text.sell }).click()
    await expect(page.locator('main :focus')).toContainText(text.declareAll)
    await expectNoAxeViolations(page)
    await declaresAll(page)
    await page.getByRole('button', { name: text.sell }).click()
    await expect(page.locator('main :focus')).toContainText(text.stolen)
    await hydrated(page)
    await expect(field(page, text.phone)).toHaveValue(/12345678$/)
    await field(page, 'IMEI').fill(freshImei())
    await page.getByRole('button', { name: text.sell }).click()
    await expect(page.getByText(text.sold)).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await tradeInOf(number)).toMatchObject({ user_id: member.userId })
    await page.getByText(text.cancel, { exact: true }).click()
    await page.getByRole('button', { name: text.sure }).click()
    await expect(page.getByText(text.cancelled, { exact: true }).first()).toBeVisible()
    expect((await tradeInOf(number)).state).toBe('cancelled')
    expect(context.pages().length).toBe(1)
  })
