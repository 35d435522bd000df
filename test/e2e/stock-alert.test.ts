import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopMails, shopRows } from '#test/support/shop-database.ts'
import { formErrors } from './cart-page.ts'
import { hydrated } from './journey.ts'
import { phoneForAll, soldOutPhone } from './sold-out.ts'
import { type Market, markets, pageText } from './text.ts'

/** The text of the pages, typed as a shopper reads it. */
const alertText: Readonly<Record<Market, Readonly<Record<AlertTextKey, string>>>> = {
  ro: {
    email: 'E-mail',
    ask: 'Anunță-mă',
    invalid: 'Adresă de e-mail invalidă',
    done: 'Am notat',
    subject: 'e din nou în stoc',
    stop: 'Renunță la toate anunțurile',
    stopped: 'Gata, ai renunțat la anunțuri',
    sold: 'S-a vândut între timp.',
  },
  bg: {
    email: 'Имейл',
    ask: 'Искам известие',
    invalid: 'Невалиден имейл адрес',
    done: 'Записано',
    subject: 'отново в наличност',
    stop: 'Откажи всички известия',
    stopped: 'Готово, известията са отказани',
    sold: 'Междувременно беше продадено.',
  },
  hu: {
    email: 'E-mail',
    ask: 'Értesítést kérek',
    invalid: 'Érvénytelen e-mail-cím',
    done: 'Feljegyeztük',
    subject: 'Újra raktáron',
    stop: 'Minden értesítő lemondása',
    stopped: 'Kész, az értesítőket lemondtad',
    sold: 'Időközben elkelt.',
  },
  gr: {
    email: 'E-mail',
    ask: 'Θέλω ειδοποίηση',
    invalid: 'Μη έγκυρο e-mail',
    done: 'Το σημειώσαμε',
    subject: 'Ξανά διαθέσιμο',
    stop: 'Ακύρωση όλων των ειδοποιήσεων',
    stopped: 'Έτοιμο, οι ειδοποιήσεις ακυρώθηκαν',
    sold: 'Στο μεταξύ πουλήθηκε.',
  },
}
type AlertTextKey = 'email' | 'ask' | 'invalid' | 'done' | 'subject' | 'stop' | 'stopped' | 'sold'

function waitingOf(email: string) {
  return shopRows<{ listing_id: string }>(
    'select listing_id from stock_alert where email = $1 and sent_at is null',
    [email],
  )
}

/** The content below the page's header is hydrated after it. */
async function formHydrated(page: Page) {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.waitForFunction(() => {
    const form = document.querySelector('#alert form')
    return form !== null && Object.keys(form).some(key => key.startsWith('__reactProps'))
  })
}

async function listUnit(listingId: string) {
  const [unit] = await shopRows<{ id: string }>(
    `insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at)
     select gen_random_uuid(), id, market, 'listed', 'sealed', 1, 'margin', now() from listing where id = $1 returning id`,
    [listingId],
  )
  return unit?.id
}

for (const market of markets) {
  const text = alertText[market]

  const tag = market === 'ro' ? [] : ['@all']
  test(`a shopper with a stock alert in ${market} gets one email, and its link stops the next one`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    const email = `waits-${market}@example.com`
    // Not the phone that other tests open as sold out.
    await page.goto(await soldOutPhone(market, 1))
    await formHydrated(page)
    const field = page.getByRole('main').getByLabel(text.email)
    await field.fill('nobody@')
    await page.getByRole('button', { name: text.ask }).click()
    await expect(page.getByText(text.invalid)).toBeVisible()
    await expect(field).toBeFocused()
    const expected = { fieldLabel: text.email, errorMessage: text.invalid }
    expect((await formErrors(page)).at(-1)).toMatchObject(expected)
    await expectNoAxeViolations(page)
    await field.fill(email)
    await page.getByRole('button', { name: text.ask }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    await expectNoAxeViolations(page)

    const [alert] = await waitingOf(email)
    const unit = await listUnit(alert?.listing_id ?? '')
    const mails = () => shopMails('recipient = $1', [email])
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toContain(text.subject)
    await shopRows(`update unit set state = 'scrapped' where id = $1`, [unit])

    await shopRows(
      `insert into stock_alert (id, listing_id, market, email, created_at) values (gen_random_uuid(), $1, $2, $3, now())`,
      [alert?.listing_id, market, email],
    )
    await page.goto(/http\S+\?id=\S+/.exec(mail?.plain ?? '')?.[0] ?? '')
    expect(await waitingOf(email), 'opening the link stops nothing').toHaveLength(1)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: text.stop }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.stopped })).toBeVisible()
    expect(await waitingOf(email)).toEqual([])
  })
}

/** What a shopper reads and writes when asking for a lower price. */
const priceText = {
  ro: {
    open: 'Anunță-mă când scade prețul',
    price: 'Prețul dorit (lei)',
    tooHigh: 'Scrie un preț mai mic decât cel de acum',
    subject: 'costă acum',
  },
  bg: {
    open: 'Извести ме, щом цената падне',
    price: 'Желана цена (Lev)',
    tooHigh: 'Напиши цена под сегашната',
    subject: 'цената вече е',
  },
  hu: {
    open: 'Szóljatok, ha olcsóbb lesz',
    price: 'Kívánt ár (Ft)',
    tooHigh: 'kisebb összeget írj',
    subject: 'Csökkent az ára',
  },
  gr: {
    open: 'Ειδοποίησέ με αν πέσει η τιμή',
    price: 'Τιμή που θέλεις (euro)',
    tooHigh: 'Γράψε τιμή χαμηλότερη από την τωρινή',
    subject: 'Τώρα',
  },
} as const

for (const market of markets) {
  const text = { ...alertText[market], ...priceText[market] }
  const tag = market === 'gr' ? [] : ['@all']
  test(`a shopper in ${market} who asks for a lower price gets one email when it falls that far`, {
    tag,
  }, async ({ page }) => {
    const email = `price-${market}@example.com`
    // Not a phone that other tests buy: its price changes.
    await page.goto(await phoneForAll(market, 12))
    await hydrated(page)
    await page.getByRole('button', { name: text.open }).click()
    const price = page.getByLabel(text.price)
    await expect(price).toBeFocused()
    const suggested = Number(await price.inputValue())
    await price.fill('9999999')
    await page.getByRole('main').getByLabel(text.email).fill(email)
    await page.getByRole('button', { name: text.ask, exact: true }).click()
    await expect(page.getByText(text.tooHigh)).toBeVisible()
    await expect(price).toBeFocused()
    expect((await formErrors(page)).at(-1)).toMatchObject({ fieldLabel: text.price })
    await expectNoAxeViolations(page)
    await price.fill(String(suggested))
    await page.getByRole('button', { name: text.ask, exact: true }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    await expectNoAxeViolations(page)

    const [alert] = await shopRows<{ listing_id: string; below: number; price: number }>(
      `select a.listing_id, a.below_minor::int as below, l.price_minor::int as price
       from stock_alert a join listing l on l.id = a.listing_id where a.email = $1`,
      [email],
    )
    expect(alert?.below).toBe(suggested * 100)
    expect(alert?.below).toBeLessThan(Number(alert?.price))
    const setPrice = (minor: number | undefined) =>
      shopRows('update listing set price_minor = $2 where id = $1', [alert?.listing_id, minor])
    await setPrice(alert?.below)
    const mails = () => shopMails('recipient = $1', [email])
    await expect.poll(async () => (await mails()).length).toBe(1)
    expect((await mails())[0]?.subject).toContain(text.subject)
    await setPrice(alert?.price)
  })
}

test('a page left open shows what was sold in the meantime, after five minutes and not before', async ({
  page,
}) => {
  test.slow()
  const [last] = await shopRows<{ unit: string; path: string }>(
    `select u.id as unit, '/hu/shop/' || m.brand_slug || '/telefon-' || m.brand_slug || '-' || m.slug || '-' ||
       facet_slug(p.storage || ' ' || (p.color ->> 'name')) || '/' || m.legacy_id || '/?shape=FOARTE_BUN' as path
     from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
     join unit u on u.listing_id = l.id and u.state = 'listed'
     where l.market = 'hu' and l.stock = 1 and l.grade = 'very-good' and m.type = 'SMARTPHONE'
       and p.color ->> 'name' ~ '^[A-Za-z ]+$' order by l.popularity, l.id limit 1`,
  )
  await page.clock.install()
  // The page checks once on load: the device is sold after that.
  const response = page.waitForResponse(/\/api\/available-shapes\//)
  await page.goto(last?.path ?? '')
  await hydrated(page)
  await response
  const buy = page
    .getByRole('main')
    .getByRole('button', { name: pageText.hu.addToCart, exact: true })
  await expect(buy.first()).toBeVisible()
  await shopRows(`update unit set state = 'quarantined' where id = $1`, [last?.unit])
  const focusAfter = async (milliseconds: number) => {
    await page.clock.fastForward(milliseconds)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await focusAfter(4 * 60_000)
  await expect(buy.first()).toBeVisible()
  await focusAfter(60_000)
  await expect(page.getByText(alertText.hu.sold)).toBeVisible()
  await expect(buy).toHaveCount(0)
  await expect(page.getByRole('button', { name: alertText.hu.ask })).toBeVisible()
  await expectNoAxeViolations(page)
  await shopRows(`update unit set state = 'listed' where id = $1`, [last?.unit])
})
