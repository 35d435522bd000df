import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { toTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { spending } from '#test/support/vouchers.ts'
import { rows } from './brought.ts'
import { issuedAs } from './filled-in.ts'
import { hydrated } from './journey.ts'
import { signIn } from './members.ts'
import { atProvider, press, titled } from './pay-journey.ts'
import { payText } from './pay-text.ts'

/** markets.md, Routes; the text of the pages as a customer reads it. The difference can be paid by card. */
const markets = {
  ro: {
    tag: ' @all',
    account: '/ro/cont',
    vouchers: 'beneficii',
    purchases: 'cumparaturile-mele',
    sale: 'detalii-vanzare',
    currency: 'RON',
    difference: 6_500,
    written: '65,00',
    pending: 'E al tău când ajunge dispozitivul',
    thanks: 'Mulțumim, am primit comanda ta',
    waits: 'Așteptăm dispozitivul pe care ni-l vinzi',
    stage: 'Așteaptă dispozitivul tău',
    accept: 'Accept',
    sure: 'Da, accept a doua ofertă',
    due: 'Mai e o diferență de plată',
    pay: 'Plătește',
    confirmed: 'Mulțumim, comanda ta este confirmată',
    mails: ['Mai e o diferență de plată la comanda', 'pleacă spre tine'],
  },
  bg: {
    tag: ' @all',
    account: '/bg/profil',
    vouchers: 'predimstva',
    purchases: 'moite-pokupki',
    sale: 'detayli-za-prodazhba',
    currency: 'BGN',
    difference: 6_500,
    written: '65,00',
    pending: 'Твой е, когато устройството пристигне',
    thanks: 'Благодарим, получихме поръчката ти',
    waits: 'Чакаме устройството, което ни продаваш',
    stage: 'Чака твоето устройство',
    accept: 'Приемам',
    sure: 'Да, приемам втората оферта',
    due: 'Остава разлика за плащане',
    pay: 'Плати',
    confirmed: 'Благодарим, поръчката ти е потвърдена',
    mails: ['Остава разлика за плащане по поръчка', 'продължава към теб'],
  },
  hu: {
    tag: ' @all',
    account: '/hu/fiok',
    vouchers: 'elonyok',
    purchases: 'vasarlasaim',
    sale: 'eladas-reszletei',
    currency: 'HUF',
    difference: 650_000,
    written: '6500',
    pending: 'Akkor lesz a tiéd, amikor a készülék megérkezik',
    thanks: 'Köszönjük, megkaptuk a rendelésedet',
    waits: 'Várjuk a készüléket, amelyet eladsz nekünk',
    stage: 'A készülékedre vár',
    accept: 'Elfogadom',
    sure: 'Igen, elfogadom a második ajánlatot',
    due: 'Van még fizetendő különbözet',
    pay: 'Fizetés:',
    confirmed: 'Köszönjük, a rendelésedet visszaigazoltuk',
    mails: ['Van még fizetendő különbözet', 'Indul a rendelésed'],
  },
  gr: {
    tag: '',
    account: '/gr/account',
    vouchers: 'benefits',
    purchases: 'my-purchases',
    sale: 'sale-details',
    currency: 'EUR',
    difference: 6_500,
    written: '65,00',
    pending: 'Είναι δικό σου όταν φτάσει η συσκευή',
    thanks: 'Ευχαριστούμε, λάβαμε την παραγγελία σου',
    waits: 'Περιμένουμε τη συσκευή που μας πουλάς',
    stage: 'Περιμένει τη συσκευή σου',
    accept: 'Δέχομαι',
    sure: 'Ναι, δέχομαι τη δεύτερη προσφορά',
    due: 'Μένει μια διαφορά για πληρωμή',
    pay: 'Πλήρωσε',
    confirmed: 'Ευχαριστούμε, η παραγγελία σου επιβεβαιώθηκε',
    mails: ['Μένει μια διαφορά για την παραγγελία', 'προχωρά'],
  },
} as const
type Market = keyof typeof markets

/** A phone found worn at inspection: a lower second offer waits for a seller who chose a voucher. */
async function offeredLess(market: Market, userId: string, email: string, minor: number) {
  const { currency, difference } = markets[market]
  const [next] = await rows<{ serial: string }>(
    `select nextval('sale_serial_${market}')::text as serial`,
  )
  const number = toTradeInNumber(market, Number(next?.serial))
  const id = randomUUID()
  // A device number of its own, which only the shop can encrypt: taken from a unit that gives up its number.
  const [device] = await rows<{ id: string; sealed: string }>(
    `update unit set serial_hash = null where id = (
       select id from unit where serial_hash is not null and state = 'listed' order by random() limit 1)
     returning id, serial_sealed as sealed`,
  )
  await rows('delete from device_claim where unit_id = $1', device?.id)
  await rows(
    `with s as (
       insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers,
         book_version, breakdown, currency, offer_minor, offered_at, payout, second_offer_minor, started_at, token_hash,
         serial_sealed)
       select $1, $2, $3, 'second-offer', $4, $5, 'SMARTPHONE', 'apple-iphone-13', 'Apple iPhone 13, 128 GB', '{}',
         '1', '{}', $6, $7, now(), 'voucher', $7::bigint - $8::bigint, now(), $2,
         $9 returning id
     ), h as (
       insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
       select gen_random_uuid(), id, 'inspected', 'second-offer', 'staff', 'worn', now() - interval '1 day' from s
     )
     insert into sale_finding (sale_id, position, part, declared, found, amount_minor)
     select id, 1, 'grading-case', '·', '·', -$8::bigint from s`,
    id,
    number,
    market,
    userId,
    email,
    currency,
    minor,
    difference,
    device?.sealed,
  )
  const source = { kind: 'payout', subject: id } as const
  return { number, ...(await issuedAs(minor, { market, userId, source, status: 'pending' })) }
}

/** A phone of the market that a pending voucher pays for entirely. */
async function buyWithVoucher(page: Page, market: Market, userId: string, email: string) {
  const { difference } = markets[market]
  const [unit] = (await shelfUnits(rows, market, 3 * difference, 100_000_000)).slice(-1)
  if (!unit) throw new Error(`nothing is for sale in ${market}`)
  const body = await aCourierOrder(rows, market, [unit], {
    payment: { type: '', tac: true, newsletter: false },
  })
  const tradeIn = await offeredLess(market, userId, email, body.shownTotal.minor)
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: spending({ ...body, contact: { ...body.contact, email } }, [tradeIn], 0),
  })
  expect(response.status(), await response.text()).toBe(201)
  const placed = (await response.json()) as {
    readonly number: string
    readonly thankYouPath: string
  }
  return { tradeIn, ...placed }
}

async function orderOf(number: string) {
  return (
    await rows<Record<string, unknown>>(
      `select o.state, (select count(*)::int from outbox m where m.topic = 'shipment-due'
         and m.payload ->> 'orderId' = o.id::text) as shipments from orders o where o.number = $1`,
      number,
    )
  )[0]
}

// The cloud cart sends one request without its token; its own test covers that.
test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

for (const market of ['ro', 'bg', 'hu', 'gr'] as const) {
  const text = markets[market]
  test(`an order paid by a pending voucher waits for the trade-in, requests the difference and continues in ${market}${text.tag}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow()
    const { userId, email } = await signIn(context, market, String(baseURL))
    const { tradeIn, number, thankYouPath } = await buyWithVoucher(page, market, userId, email)
    await page.goto(`${text.account}/${text.vouchers}/`)
    await expect(page.getByText(text.pending).first()).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto(`/${market}${thankYouPath}`)
    await titled(page, text.thanks)
    await expect(page.getByText(text.waits).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto(`${text.account}/${text.purchases}/`)
    await expect(page.getByText(text.stage).first()).toBeVisible()
    await page.locator(`a[href*="${number}"]`).first().click()
    await expect(page.getByText(text.stage).first()).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await orderOf(number)).toEqual({ state: 'awaiting-trade-in', shipments: 0 })

    await page.goto(`${text.account}/${text.sale}/${tradeIn.number}/`)
    await hydrated(page)
    await page.locator('summary', { hasText: text.accept }).first().click()
    await page.getByRole('button', { name: text.sure }).click()
    await expect
      .poll(async () => {
        await page.goto(`/${market}${thankYouPath}`)
        return page.getByRole('heading', { level: 1 }).innerText()
      })
      .toBe(text.due)
    await hydrated(page)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: text.pay }).dblclick()
    await atProvider(page, market, 'card')
    await press(page, payText[market].atProvider.pay)

    await expect.poll(() => orderOf(number)).toEqual({ state: 'confirmed', shipments: 1 })
    await titled(page, text.confirmed)
    await expectNoAxeViolations(page)
    const paid = await rows<Record<string, unknown>>(
      `select count(*)::int as payments, sum(p.amount_minor)::int as minor from payment p
       join orders o on o.id = p.order_id where o.number = $1 and p.method = 'card' and p.state = 'captured'`,
      number,
    )
    expect(paid).toEqual([{ payments: 1, minor: text.difference }])
    for (const subject of text.mails)
      await expect
        .poll(() =>
          rows(
            'select id from mail where recipient = $1 and subject like $2',
            email,
            `%${subject}%`,
          ),
        )
        .toHaveLength(1)
  })
}
