import { randomInt, randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { makeOwnShop } from '#test/support/own-shop.ts'
import { account, freshImei } from '#test/support/trade-ins.ts'
import { rows } from './brought.ts'
import { signIn as asMember } from './members.ts'
import {
  aColleague,
  aDeviceOnItsWay,
  deviceHash,
  enterOffice,
  setUpFactor,
} from './office-staff.ts'

// A refused form has a status of its own.
test.use({ allowedErrors: /status of 422/ })

/** A shop of its own: what staff change here would be seen by every other test. */
let shop: ReturnType<typeof makeOwnShop>
const port = 3_490
const runsIn = process.env.KINTSU_E2E_DIR

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = makeOwnShop(port)
  await shop.start()
  process.env.KINTSU_E2E_DIR = shop.folder
})
test.afterAll(async () => {
  if (runsIn === undefined) delete process.env.KINTSU_E2E_DIR
  else process.env.KINTSU_E2E_DIR = runsIn
  await shop.stop()
})

function title(page: Page, name: string | RegExp) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function enter(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: shop.url })
  await enterOffice(page, email)
  await title(page, 'Today')
  return page
}

async function open(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name, exact: true })
    .click()
  await title(page, new RegExp(`^${name}`))
}

/** A field that a scanner types into. */
async function scan(page: Page, label: string, code: string) {
  const field = page.getByRole('main').getByLabel(label)
  await field.fill(code)
  await field.press('Enter')
}

/** markets.md, "Defaults of the settings". */
const collectionFee = { ro: 999, bg: 299 } as const

/** A phone ordered today, paid to the courier; its device has a known IMEI. */
async function ordered(browser: Browser, market: 'ro' | 'bg') {
  const context = await browser.newContext({ baseURL: shop.url })
  const units = await shelfUnits(rows, market, 1, 130_000)
  const unit = units[randomInt(units.length)]
  if (!unit) throw new Error(`nothing is for sale in ${market}`)
  const imei = freshImei()
  await rows('update unit set imei_hash = $2 where id = $1', unit.unit, deviceHash(imei))
  const body = await aCourierOrder(rows, market, [unit], {
    payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
  })
  const { minor, currency } = body.shownTotal
  const sent = await context.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: { ...body, shownTotal: { minor: minor + collectionFee[market], currency } },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { number } = (await sent.json()) as { readonly number: string }
  await context.close()
  // Another device of the listing may be the one that was sold.
  await rows(
    `update unit set imei_hash = $2 where id = (select n.unit_id from order_line n
       join orders o on o.id = n.order_id where o.number = $1 and n.kind = 'device')
       and imei_hash is distinct from $2 and not exists (select from unit where imei_hash = $2 and state <> 'listed')`,
    number,
    deviceHash(imei),
  )
  return { number, imei }
}

/** Waits for what a carrier or a bank does in the background. */
async function until(sql: string, expected: unknown, ...values: unknown[]) {
  await expect
    .poll(async () => (await rows<{ found: unknown }>(sql, ...values))[0]?.found, {
      timeout: 60_000,
    })
    .toEqual(expected)
}

/** The played bank carries out a transfer, which it would do by itself after a minute. */
async function settleAtBank(page: Page, number: string) {
  const transfer = `select t.id::text as found from payout_transfer t join payout p on p.id = t.payout_id
    join sale s on s.id = p.sale_id where s.number = $1 and t.state = 'sent'`
  await until(transfer.replace('t.id::text', 'count(*)::int'), 1, number)
  const [sent] = await rows<{ found: string }>(transfer, number)
  const settled = await page.request.post(
    `http://localhost:${port + 1}/_sandbox/transfers/${sent?.found}`,
    { data: { status: 'settled' } },
  )
  expect(settled.status(), await settled.text()).toBe(200)
}

const labelOf = `select h.state as found from shipment h join orders o on o.id = h.order_id
  where o.number = $1`

test('a whole day of five people in two markets', async ({ browser }) => {
  test.setTimeout(240_000)

  const sold = [
    await aDeviceOnItsWay(browser, shop.url),
    await aDeviceOnItsWay(browser, shop.url),
    await aDeviceOnItsWay(browser, shop.url),
  ] as const
  const orders = [
    await ordered(browser, 'ro'),
    await ordered(browser, 'ro'),
    await ordered(browser, 'ro'),
    await ordered(browser, 'bg'),
    await ordered(browser, 'bg'),
  ]
  const buyer = await browser.newPage({ baseURL: shop.url })
  const { userId } = await asMember(buyer.context(), 'ro', shop.url)
  const { number: delivered } = await ordered(browser, 'ro')
  await until(labelOf, 'label-created', delivered)
  await rows(
    `with own as (update orders set user_id = $2 where number = $1 returning id),
     brought as (update shipment set state = 'delivered' where order_id = (select id from own)),
     paid as (update payment set state = 'collected' where order_id = (select id from own))
     insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
     select gen_random_uuid(), id, 'shipment', 'in-transit', 'delivered', 'sameday', 'brought', now() from own`,
    delivered,
    userId,
  )
  const asked = await buyer.request.post(`/api/orders/${delivered}/withdrawal/`, {
    headers: { 'idempotency-key': randomUUID(), origin: shop.url },
    data: {
      lines: [{ position: 0, reason: 'changed-mind' }],
      handover: { kind: 'locker' },
      account,
    },
  })
  expect(asked.status(), await asked.text()).toBe(201)
  const { view } = (await asked.json()) as { readonly view: { readonly number: string } }
  await buyer.close()

  await test.step('inspection receives three phones: one is fine, one dented, one locked', async () => {
    const page = await enter(browser, 'inspection@office.example')
    const main = page.getByRole('main')
    for (const { number } of sold)
      await until(
        `select state = any('{label-created,handed-over}') as found from inbound_parcel where number = $1`,
        true,
        number,
      )
    const inspect = async (at: 0 | 1 | 2, change?: () => Promise<void>) => {
      await open(page, 'Receive')
      await scan(page, 'Scan a parcel that came', sold[at].number)
      await title(page, `Trade-in ${sold[at].number}`)
      await main.getByLabel('IMEI or serial number, as read off the device').fill(sold[at].imei)
      await change?.()
      await main
        .locator('form')
        .filter({ hasText: 'Everything stands' })
        .getByLabel('Reason')
        .fill('looked at on the bench')
      await main.getByRole('button', { name: 'Inspected' }).click()
      await expect(page.getByText('Done: Inspected.')).toBeVisible()
    }
    await inspect(0)
    await inspect(1, async () => {
      await main.getByRole('combobox', { name: 'Case' }).selectOption({ label: 'dents' })
      const part = main.getByRole('group', { name: 'Case' })
      await part.getByLabel('Photo of this part').setInputFiles({
        name: 'corner.png',
        mimeType: 'image/png',
        buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
      })
      await expect(part.getByText('Photo added.')).toBeVisible()
    })
    await inspect(2, () => main.getByLabel('Locked by an account of its owner').check())
    await open(page, 'Receive')
    await scan(page, 'Scan a parcel that came', view.number)
    await title(page, `Return ${view.number}`)
    await main.getByLabel('Reason').first().fill('complete and clean')
    await main.getByRole('button', { name: 'Inspected' }).click()
    await expect(page.getByText('Done: Inspected.')).toBeVisible()
    await page.close()
  })
  const states = await rows<{ state: string }>(
    'select state from sale where number = any($1::text[]) order by number',
    sold.map(({ number }) => number),
  )
  expect(states.map(({ state }) => state).slice(1)).toEqual(['second-offer', 'locked'])

  await test.step('orders packs five devices, prints their labels and hands them over', async () => {
    const page = await enter(browser, 'orders@office.example')
    for (const { number } of orders) await until(labelOf, 'label-created', number)
    for (const [at, { number, imei }] of orders.entries()) {
      await open(page, 'Send')
      // A hand scanner types wherever the focus is: into the field of the page, which knows no such parcel yet.
      if (at === 0) {
        await scan(page, 'Scan a parcel that leaves', number)
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Pack it first')
      }
      await page.getByRole('main').getByRole('link', { name: number }).first().click()
      await title(page, `Order ${number}`)
      await page.getByLabel(/^IMEI or serial number/).fill(imei)
      await page.getByRole('button', { name: 'Packed' }).click()
      await expect(page.getByText('Done: Packed.')).toBeVisible()
    }
    await open(page, 'Send')
    for (const carrier of ['sameday (3)', 'econt (2)']) {
      const link = page.getByRole('link', { name: carrier })
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    }
    for (const { number } of orders) {
      await scan(page, 'Scan a parcel that leaves', number)
      await expect(page.getByRole('main').getByRole('cell', { name: number })).toBeVisible()
    }
    await page.close()
  })
  expect(
    await rows(
      `select count(*)::int as handed from order_history h join orders o on o.id = h.order_id
       where o.number = any($1::text[]) and h.subject = 'shipment' and h.to_state = 'handed-over'`,
      orders.map(({ number }) => number),
    ),
  ).toEqual([{ handed: 5 }])

  await test.step('finance refunds the return, and sees the seller paid', async () => {
    const page = await enter(browser, await aColleague('finance', ['ro', 'bg']))
    await page.goto(`/office/returns/${view.number}/`)
    await page.getByRole('link', { name: 'Enter a code first' }).first().click()
    await title(page, 'My account')
    await setUpFactor(page)
    await title(page, `Return ${view.number}`)
    await page.getByRole('main').getByLabel('Reason').fill('as inspected')
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByText('Done: Refund.')).toBeVisible()
    await settleAtBank(page, sold[0].number)
    await until('select state as found from sale where number = $1', 'paid', sold[0].number)
    await open(page, 'Payments to sellers')
    await page.getByRole('link', { name: 'Paid', exact: true }).click()
    await expect(page.getByRole('link', { name: sold[0].number })).toBeVisible()
    await page.close()
  })
  expect(await rows('select state from order_return where number = $1', view.number)).toEqual([
    { state: 'settled' },
  ])

  await test.step('catalogue lowers the prices of Bulgarian consoles, and takes it back', async () => {
    const prices = () =>
      rows(
        `select l.id, l.price_minor::int as price from listing l join product p on p.id = l.product_id
         join model m on m.id = p.model_id where l.market = 'bg' and m.type = 'CONSOLE' order by l.id`,
      )
    const before = await prices()
    const page = await enter(browser, 'catalogue@office.example')
    await open(page, 'Prices')
    const main = page.getByRole('main')
    await main.getByLabel('Market').selectOption({ label: 'България' })
    await main.getByLabel('Device').selectOption({ label: 'Consoles' })
    await main.getByText('Change these prices').click()
    await main.getByLabel('How much').fill('-5')
    await main.getByRole('button', { name: 'Preview' }).click()
    await expect(main.getByRole('heading', { name: /prices change$/ })).toBeVisible()
    await main.getByLabel('Reason').first().fill('autumn')
    await main.getByRole('button', { name: 'Change the prices' }).click()
    await expect(page.getByText('Done: Change the prices.')).toBeVisible()
    expect(await prices()).not.toEqual(before)
    await main.getByLabel('Reason').first().fill('too early')
    await main.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('Done: Undo.')).toBeVisible()
    expect(await prices()).toEqual(before)
    await page.close()
  })

  await test.step('support hides a review for a reason of the list', async () => {
    const [review] = await rows<{ id: string }>(
      `insert into review (id, market, kind, order_id, position, listing_id, product_id, model_id, brand_slug, grade,
         rating, title, text, shown_name, name, state, written_at)
       select gen_random_uuid(), 'ro', 'purchase', n.order_id, n.position, n.listing_id, l.product_id, m.id,
         m.brand_slug, n.grade, 1, 'Slab', 'Alt magazin a livrat mai repede.', 'verified', '', 'flagged', now()
       from orders o join order_line n on n.order_id = o.id and n.kind = 'device'
       join listing l on l.id = n.listing_id join product p on p.id = l.product_id join model m on m.id = p.model_id
       where o.number = $1 returning id`,
      delivered,
    )
    const page = await enter(browser, 'support@office.example')
    await page.goto('/office/reviews/?view=flagged&market=ro')
    const card = page.getByRole('listitem').filter({ hasText: 'Alt magazin a livrat mai repede.' })
    await card.getByLabel('Action').selectOption({ label: 'Hide' })
    await card.getByLabel('Reason to hide').selectOption({ label: 'Off topic' })
    await card.getByLabel('Reason', { exact: true }).fill('about another shop')
    await card.getByRole('button', { name: 'Moderate the review' }).click()
    await expect(page.getByText('Done: Moderate the review.')).toBeVisible()
    expect(await rows('select state from review where id = $1', review?.id)).toEqual([
      { state: 'hidden' },
    ])
    await page.close()
  })

  await test.step('an owner switches a payment method off, and shoppers no longer get it', async () => {
    const [unit] = await shelfUnits(rows, 'bg', 1, 130_000)
    if (!unit) throw new Error('nothing is for sale in bg')
    const shopper = await browser.newContext({ baseURL: shop.url })
    const order = await aCourierOrder(rows, 'bg', [unit], {
      payment: { type: 'card', tac: true, newsletter: false },
    })
    const { cartId, market, phones, accessories, giftWrap, delivery } = order
    const cart = { cartId, market, phones, accessories, giftWrap, delivery }
    const methods = async () => {
      const answer = await shopper.request.post('/api/payment-rows/', {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { ...cart, customerType: 'personal' },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      const { rows: listed } = (await answer.json()) as {
        readonly rows: readonly { type: string }[]
      }
      return listed.map(({ type }) => type)
    }
    expect(await methods()).toContain('cashOnDelivery')
    const page = await enter(browser, 'owner@office.example')
    await page.goto('/office/settings/?market=bg&section=payment')
    await page.getByRole('group', { name: 'Cash on delivery' }).getByLabel('Offered').uncheck()
    await page.getByRole('main').getByLabel('Reason').first().fill('the courier is on strike')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Done: Save the settings.')).toBeVisible()
    expect(await methods()).not.toContain('cashOnDelivery')
    await page.getByRole('main').getByRole('row').nth(1).getByLabel('Reason').fill('back at work')
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('Done: Undo.')).toBeVisible()
    expect(await methods()).toContain('cashOnDelivery')
    await page.close()
    await shopper.close()
  })

  const trail = await rows<{ actor: string }>(
    `select distinct actor from audit_entry where outcome = 'done' order by actor`,
  )
  expect(trail.map(({ actor }) => actor)).toEqual([
    'Demo Catalogue',
    'Demo Inspection',
    'Demo Orders',
    'Demo Owner',
    'Demo Support',
    'Second finance',
  ])
})
