import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { hydrated } from './journey.ts'
import { signIn } from './members.ts'
import { type Market, markets } from './text.ts'

/** markets.md, Routes. */
const pages = {
  ro: {
    account: '/cont/',
    benefits: '/cont/beneficii/',
    purchases: '/cont/cumparaturile-mele/',
    returns: '/cont/retur/',
    form: '/cont/formular-retur/',
    address: '/cont/adresa-retur/',
    settings: '/cont/setari/',
    warranties: '/cont/garantiile-mele/',
    sendIn: '/cont/trimite-in-garantie/',
    insurances: '/cont/asigurarile-mele/',
    sales: '/cont/vanzarile-mele/',
    sale: '/cont/detalii-vanzare/',
    reviews: '/recenzii/',
    sellReviews: '/vinde/recenzii/',
  },
  bg: {
    account: '/profil/',
    benefits: '/profil/predimstva/',
    purchases: '/profil/moite-pokupki/',
    returns: '/profil/vrashtane/',
    form: '/profil/formulyar-za-vrashtane/',
    address: '/profil/adres-za-vrashtane/',
    settings: '/profil/nastroyki/',
    warranties: '/profil/moite-garantsii/',
    sendIn: '/profil/izprati-v-garantsia/',
    insurances: undefined,
    sales: '/profil/moite-prodazhbi/',
    sale: '/profil/detayli-za-prodazhba/',
    reviews: '/otzivi/',
    sellReviews: '/proday/otzivi/',
  },
  hu: {
    account: '/fiok/',
    benefits: '/fiok/elonyok/',
    purchases: '/fiok/vasarlasaim/',
    returns: '/fiok/visszakuldes/',
    form: '/fiok/visszakuldesi-urlap/',
    address: '/fiok/visszakuldesi-cim/',
    settings: '/fiok/beallitasok/',
    warranties: '/fiok/garanciaim/',
    sendIn: '/fiok/garancialis-bekuldes/',
    insurances: undefined,
    sales: '/fiok/eladasaim/',
    sale: '/fiok/eladas-reszletei/',
    reviews: '/velemenyek/',
    sellReviews: '/eladas/velemenyek/',
  },
  gr: {
    account: '/account/',
    benefits: '/account/benefits/',
    purchases: '/account/my-purchases/',
    returns: '/account/return/',
    form: '/account/return-form/',
    address: '/account/return-address/',
    settings: '/account/settings/',
    warranties: '/account/my-warranties/',
    sendIn: '/account/send-in-warranty/',
    insurances: undefined,
    sales: '/account/my-sales/',
    sale: '/account/sale-details/',
    reviews: '/reviews/',
    sellReviews: '/sell-your-device/reviews/',
  },
} as const

/** orders.md, Return and Warranty claim; sell.md, the states of a trade-in. */
const returnStates = [
  'requested',
  'approved',
  'in-transit',
  'received',
  'inspected',
  'settled',
  'rejected',
  'sent-back',
  'cancelled',
  'expired',
]
const claimStates = [
  'opened',
  'received',
  'diagnosed',
  'repaired',
  'replaced',
  'refunded',
  'rejected',
  'closed',
  'cancelled',
  'expired',
]
const tradeInStates = [
  'draft',
  'offered',
  'accepted',
  'label-sent',
  'in-transit',
  'received',
  'quarantined',
  'inspected',
  'second-offer',
  'accepted-second',
  'declined',
  'rejected',
  'returning',
  'returned',
  'paid',
  'expired',
  'cancelled',
]

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await shopRows(sql, values)) as unknown as Row[]
}

/** Expensive enough for every market's courier and card. */
const most = { ro: 200_000, bg: 100_000, hu: 20_000_000, gr: 60_000 } as const

/** A phone delivered to a member three days ago. */
async function brought(page: Page, market: Market, userId: string) {
  const [unit] = await shelfUnits(rows, market, 1, most[market])
  if (!unit) throw new Error(`nothing is for sale in ${market}`)
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: await aCourierOrder(rows, market, [unit], {
      payment: { type: 'card', tac: true, newsletter: false },
    }),
  })
  expect(response.status(), await response.text()).toBe(201)
  const placed = (await response.json()) as { readonly number: string; readonly token: string }
  const { number } = placed
  await rows(
    `update orders set user_id = $2, state = 'closed', payable_until = null where number = $1`,
    number,
    userId,
  )
  await rows(
    `with o as (select id from orders where number = $1),
       s as (update shipment set state = 'delivered' where order_id = (select id from o))
     insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
     select gen_random_uuid(), id, subject, was, came, 'test', 'test', now() - interval '3 days'
     from o, (values ('order', 'confirmed', 'closed'), ('shipment', 'in-transit', 'delivered')) as h (subject, was, came)`,
    number,
  )
  return placed
}

const handover = JSON.stringify({
  kind: 'courier',
  day: '2027-01-04',
  from: {
    county: { id: '1', name: 'Alba' },
    locality: { id: '1', name: 'Alba Iulia' },
    street: 'Unirii',
    number: '5',
    postalCode: '510001',
  },
})

/** The inbound parcel of a return or warranty claim, with its label. */
function sentIn(kind: 'return' | 'warranty', number: string, market: Market) {
  return rows(
    `with p as (
     insert into inbound_parcel (id, subject_kind, subject_id, market, number, carrier, state, sender_name,
       sender_email, sender_phone, handover, devices, send_by, created_at, awb, attempts, label)
     select gen_random_uuid(), $1, t.id, $3, t.number, 'courier', 'label-created', 'Test', 'test@example.com',
       '+40700000000', $4::jsonb, '["SMARTPHONE"]'::jsonb, current_date + 14, now(), t.number, 0, '%PDF'
     from ${kind === 'return' ? 'order_return' : 'warranty_claim'} t where t.number = $2 returning id)
     insert into inbound_history (parcel_id, step, from_state, to_state, actor, reason, at)
     select id, 1, null, 'label-created', 'test', 'test', now() from p`,
    kind,
    number,
    market,
    handover,
  )
}

async function returned(order: string, market: Market): Promise<string> {
  await rows(
    `with r as (
       insert into order_return (id, order_id, number, count, state, request_key, request_hash, requested_at,
         send_by, words, refund_way, currency, charges_minor)
       select gen_random_uuid(), id, number || '-R1', 1, 'requested', 'test', 'test', now(), current_date + 14,
         'Ecran', 'same-way', currency, 0 from orders where number = $1 returning id, order_id
     ), h as (
       insert into return_history (return_id, step, from_state, to_state, actor, reason, at)
       select id, 1, null, 'requested', 'buyer', 'test', now() from r
     )
     insert into return_line (return_id, order_id, position, back_minor, reason, words, is_held)
     select r.id, l.order_id, l.position, l.price_minor, 'faulty', 'Ecran', true
     from r join order_line l on l.order_id = r.order_id and l.kind = 'device'`,
    order,
  )
  await sentIn('return', `${order}-R1`, market)
  return `${order}-R1`
}

async function claimed(order: string, market: Market): Promise<string> {
  await rows(
    `with c as (
       insert into warranty_claim (id, number, market, order_id, position, state, cover, problem, words, send_by,
         opened_at)
       select gen_random_uuid(), o.number || '-W1', o.market, o.id, l.position, 'opened', 'legal', 'charging',
         'Nu se încarcă', current_date + 14, now()
       from orders o join order_line l on l.order_id = o.id and l.kind = 'device' where o.number = $1
       returning id
     )
     insert into warranty_history (claim_id, step, from_state, to_state, actor, reason, at)
     select id, 1, null, 'opened', 'buyer', 'test', now() from c`,
    order,
  )
  await sentIn('warranty', `${order}-W1`, market)
  return `${order}-W1`
}

/** The state of the parcel for each state of its return or claim. */
const parcelAt: Record<string, string> = {
  requested: 'preparing',
  approved: 'label-created',
  opened: 'label-created',
  'in-transit': 'in-transit',
  cancelled: 'cancelled',
  expired: 'expired',
}

async function reach(
  table: 'order_return' | 'warranty_claim',
  number: string,
  state: string,
): Promise<void> {
  const history = table === 'order_return' ? 'return_history' : 'warranty_history'
  const owner = table === 'order_return' ? 'return_id' : 'claim_id'
  await rows(
    `with t as (update ${table} set state = $2 where number = $1 returning id)
     insert into ${history} (${owner}, step, from_state, to_state, actor, reason, at)
     select t.id, (select max(step) + 1 from ${history} h where h.${owner} = t.id), $2, $2, 'test', 'test', now()
     from t`,
    number,
    state,
  )
  await rows(
    `update inbound_parcel set state = $2, label = case when $2 = 'preparing' then null else '%PDF'::bytea end
     where number = $1`,
    number,
    parcelAt[state] ?? 'arrived',
  )
}

const currencies = { ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' } as const

/** Numbers of trade-ins that no other test opens, with their check digits. */
const tradeInNumbers = {
  ro: 'SRO900000013',
  bg: 'SBG900000012',
  hu: 'SHU900000014',
  gr: 'SGR900000017',
} as const

function sold(market: Market, userId: string) {
  return rows(
    `with s as (
       insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers,
         book_version, breakdown, currency, offer_minor, offered_at, payout, second_offer_minor, started_at)
       values (gen_random_uuid(), $1, $2, 'offered', $3, 'test@example.com', 'SMARTPHONE', 'apple-iphone-13',
         'Apple iPhone 13 128 GB', '{}', '1', '[]', $4, 100000, now(), 'bank-fast', 80000, now())
       returning id
     ), h as (
       insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
       select gen_random_uuid(), id, null, 'offered', 'test', 'test', now() from s
     )
     insert into sale_finding (sale_id, position, part, declared, found, amount_minor)
     select id, 1, 'grading-case', 'Ca nouă', 'Lovituri', -20000 from s`,
    tradeInNumbers[market],
    market,
    userId,
    currencies[market],
  )
}

/** The states a customer may see (orders.md, Order and Shipment). */
const purchaseStages = [
  ['awaiting-payment', 'preparing'],
  ['confirmed', 'preparing'],
  ['confirmed', 'in-transit'],
  ['confirmed', 'ready-for-pickup'],
  ['confirmed', 'failed-attempt'],
  ['confirmed', 'returning'],
  ['confirmed', 'returned-to-sender'],
  ['confirmed', 'lost'],
  ['expired', 'preparing'],
  ['cancelled', 'preparing'],
] as const

async function setStates(order: string, state: string, parcel: string) {
  await rows(
    `with o as (update orders set state = $2,
         payable_until = case when $2 = 'awaiting-payment' then now() + interval '1 day' end
       where number = $1 returning id)
     update shipment set state = $3, awb = 'AWB1234567' where order_id = (select id from o)`,
    order,
    state,
    parcel,
  )
}

/** Points of every kind, some of them still pending, and a voucher of each source (Decisions 19 and 20). */
async function benefited(market: Market, userId: string, order: string) {
  await rows(
    `insert into point_entry (id, user_id, market, kind, subject, label, points, counts_from, at)
     select gen_random_uuid(), $1, $2, kind, $2 || kind || points, $3, points, current_date + days, now()
     from (values ('order', 230, -40), ('order', 75, 9), ('sale', 100, -30), ('return', -30, -5),
       ('voucher', -100, -2), ('lapse', -10, -1)) as entry (kind, points, days)`,
    userId,
    market,
    order,
  )
  await rows(
    `with v as (
       insert into voucher (id, market, code_hash, currency, original_minor, left_minor, user_id, source_kind,
         source_subject, standing, issued_at, expires_at)
       select gen_random_uuid(), $2, $2 || source, $3, 5000, rest, $1, source, $2 || 'test', 'open', now(),
         now() + days * interval '1 day'
       from (values ('loyalty', 5000, 300), ('payout', 1200, 700), ('goodwill', 0, 60)) as one (source, rest, days)
       returning id)
     insert into voucher_entry (id, voucher_id, kind, amount_minor, actor, reason, at)
     select gen_random_uuid(), id, 'issue', 5000, 'test', 'test', now() from v`,
    userId,
    market,
    currencies[market],
  )
}

/** Screen insurance, and insurance against accidents and theft (Spec 3.4). */
function insured(order: string) {
  return rows(
    `insert into order_line (order_id, position, kind, item_id, title, price_minor, tax_scheme, belongs_to)
     select l.order_id, 50 + n, 'service', key, 'Asigurare', 9900, 'vat', l.position
     from order_line l join orders o on o.id = l.order_id,
       (values (1, 'screen_12'), (2, 'Ad_Th_12')) as one (n, key)
     where o.number = $1 and l.kind = 'device'`,
    order,
  )
}

const widths = [320, 1280]

/** Reads the page once with all disclosures open, and checks it in each width. */
async function look(page: Page, path: string, description: string) {
  await read(page, path, description)
  await page.locator('main details').evaluateAll(all => {
    for (const each of all as HTMLDetailsElement[]) each.open = true
  })
  await lookHere(page, description)
}

async function read(page: Page, path: string, description: string) {
  await page.setViewportSize({ width: 320, height: 900 })
  const response = await page.goto(path)
  expect.soft(response?.status(), `${description}: ${path}`).toBe(200)
  await hydrated(page)
}

/** Checks the errors of its forms if nothing is filled in. */
async function lookRefused(page: Page, path: string, description: string) {
  await read(page, path, description)
  for (const form of await page
    .locator('main form:not(details form):has([aria-required=true])')
    .all()) {
    for (const input of await form.locator('input[aria-required=true]').all()) await input.fill('')
    await form.getByRole('button').last().click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  }
  await lookHere(page, description)
}

/** Checks a withdrawal before it is confirmed. */
async function lookReviewed(page: Page, path: string, description: string) {
  await read(page, path, description)
  await page.locator('main button[value=review]').click()
  await expect(page.locator('main button[value=confirm]')).toBeVisible()
  await hydrated(page)
  await lookHere(page, description)
}

async function lookHere(page: Page, description: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.soft(page.locator('h1'), `headings of ${description}`).toHaveCount(1)
    await expectNoAxeViolations(page)
    expect
      .soft(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${description} at ${width} sticks out`,
      )
      .toBeLessThanOrEqual(0)
  }
}

test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

for (const market of markets)
  test(`axe finds no violations on any account page, in any state, in ${market}`, {
    tag: '@all',
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(900_000)
    const { userId } = await signIn(context, market, String(baseURL))
    const own = pages[market]
    const shown = (path: string | undefined, description: string) =>
      path === undefined ? undefined : look(page, `/${market}${path}`, `${market} ${description}`)

    for (const [key, path] of Object.entries(own))
      if (!['form', 'sale'].includes(key)) await shown(path, `${key} empty`)

    const { number: order, token } = await brought(page, market, userId)
    const { number: other } = await brought(page, market, userId)
    await sold(market, userId)
    await benefited(market, userId, order)
    await shown(own.benefits, 'benefits')
    for (const [state, parcel] of purchaseStages) {
      await setStates(order, state, parcel)
      await shown(`${own.purchases}${order}/`, `purchase ${state} ${parcel}`)
      if (parcel === 'preparing') await shown(`${own.form}${order}/?t=${token}`, `form ${state}`)
    }
    await setStates(order, 'closed', 'delivered')
    await insured(other)
    await shown(own.insurances, 'insurances')
    await shown(own.account, 'account')
    await shown(own.purchases, 'purchases')
    await shown(`${own.purchases}${order}/`, 'purchase')
    await shown(own.returns, 'returns to make')
    await shown(`${own.form}${order}/`, 'form')
    await lookReviewed(page, `/${market}${own.form}${order}/`, `${market} form reviewed`)
    await shown(own.warranties, 'warranties')
    await shown(own.sendIn, 'send in')
    const chosen = page.locator(`main li a[href^="/${market}${own.sendIn}"]`).first()
    const sendIn = String(await chosen.getAttribute('href'))
    await look(page, sendIn, `${market} send in form`)
    await lookRefused(page, sendIn, `${market} send in form refused`)
    await lookRefused(page, `/${market}${own.settings}`, `${market} settings refused`)

    const back = await returned(order, market)
    for (const state of returnStates) {
      await reach('order_return', back, state)
      await shown(`${own.returns}${back}/`, `return ${state}`)
    }
    await reach('order_return', back, 'approved')
    await shown(own.returns, 'returns')
    await shown(`${own.address}${back}/`, 'return address')
    await shown(`${own.purchases}${order}/`, 'purchase going back')

    const claim = await claimed(other, market)
    for (const state of claimStates) {
      await reach('warranty_claim', claim, state)
      await rows(
        `update warranty_claim set finding = 'Mufa de încărcare', solution = 'Schimbată', received_on = current_date
         where number = $1`,
        claim,
      )
      await shown(`${own.warranties}${claim}/`, `claim ${state}`)
    }

    const [tradeIn] = await rows<{ number: string }>(
      'select number from sale where user_id = $1',
      userId,
    )
    for (const state of tradeInStates) {
      await rows('update sale set state = $2 where number = $1', tradeIn?.number, state)
      await shown(`${own.sale}${tradeIn?.number}/`, `sale ${state}`)
    }
    await shown(own.sales, 'sales')

    await page.context().clearCookies()
    await shown(own.returns, 'find')
    await shown(own.address, 'address visitor')
  })
