import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '#store/database.ts'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { aVoucher } from '#test/support/vouchers.ts'
import { awake, placeOrder, stepOf } from './journey.ts'
import { signIn } from './members.ts'
import { holdPhoneForAll } from './prepared.ts'
import { words } from './words.ts'

const cases = {
  ro: {
    tag: '',
    login: '/ro/magazin/cosul-meu/login/',
    onDelivery: 'Ramburs',
    minor: 10_000,
    written: '100,00',
    code: 'Codul voucherului',
    add: 'Adaugă voucherul',
    unknown: 'Nu cunoaștem acest cod sau voucherul aparține altui cont.',
    use: (code: string) => new RegExp(`Folosește voucherul ${code}`),
    removeIt: (code: string) => `Scoate voucherul ${code}`,
    paid: 'Plătit cu voucher',
    left: 'Rest de plată',
    place: { locality: 'Cluj-Napoca', county: 'Cluj', street: 'Calea Moților', code: '400001' },
  },
} as const

type Market = keyof typeof cases

const rows = async <Row>(sql: string, ...values: unknown[]) =>
  (await shopRows(sql, values)) as unknown as Row[]

const keepAddress = (userId: string, market: Market) => {
  const { county, locality, street, code } = cases[market].place
  return shopRows(
    `insert into saved_address (id, user_id, market, county_id, county, locality_id, locality, street, number, postal_code, created_at, updated_at)
     select gen_random_uuid(), $1, $2, c.id::text, c.name, l.id::text, l.name, $5, '12A', $6, now(), now()
     from locality l join county c on c.market = l.market and c.id = l.county_id
     where l.market = $2 and l.name = $4 and c.name = $3 limit 1`,
    [userId, market, county, locality, street, code],
  )
}

/** Ordered before, so that the shop knows all that the first four steps ask. */
const orderBefore = async (page: Page, market: Market) => {
  const [unit] = await shelfUnits(rows, market, 1, 3_000_000, 'TABLET')
  const payment = { type: 'card', tac: true, newsletter: false } as const
  const answer = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: await aCourierOrder(rows, market, [unit!], { payment }),
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

const issued = async (market: Market, minor: number, userId: string) => {
  const read = (file: string) =>
    readFileSync(join(process.env.KINTSU_E2E_DIR ?? '', file), 'utf8').trim()
  const database = openDatabase(read('database-url'), 1)
  try {
    return await aVoucher({ database }, minor, { market, userId }, read('secret'))
  } finally {
    await database.close()
  }
}

// The cart in the cloud asks once without its pass; its own journey looks at that.
test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

for (const market of ['ro'] as const) {
  const text = cases[market]
  test(`a member pays a part by voucher and the rest on delivery in ${market}${text.tag}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow()
    const member = await signIn(context, market, String(baseURL))
    await keepAddress(member.userId, market)
    await orderBefore(page, market)
    const voucher = await issued(market, text.minor, member.userId)
    await holdPhoneForAll(page, market, 23)
    await page.goto(text.login)
    await awake(page)
    const payment = stepOf(page, market, 4)

    await payment.getByLabel(text.code).fill('K7QX-92MD-0RTV-3HWB')
    await payment.getByRole('button', { name: text.add }).click()
    await expect(payment.getByText(text.unknown)).toBeVisible()
    await expect(payment.getByLabel(text.code)).toHaveValue('K7QX-92MD-0RTV-3HWB')
    await expectNoAxeViolations(page)

    await payment.getByRole('button', { name: text.use(voucher.code) }).press('Enter')
    await expect(payment.getByRole('button', { name: text.removeIt(voucher.code) })).toBeVisible()
    await expect(page.getByText(text.left, { exact: true })).toBeVisible()
    await page.reload()
    await awake(page)
    await expect(page.getByText(text.left, { exact: true })).toBeVisible()
    await payment.getByRole('radio', { name: text.onDelivery }).check()
    await payment.getByRole('checkbox', { name: words[market].terms }).check()
    await expectNoAxeViolations(page)
    const number = await placeOrder(page, market)

    await expect(page.getByText(text.paid, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(new RegExp(text.written)).first()).toBeVisible()
    await expectNoAxeViolations(page)
    const payments = await rows(
      `select p.method, p.state, p.amount_minor = case p.method when 'voucher' then $2
           else o.total_minor - $2 end as is_right, o.state as order
       from payment p join orders o on o.id = p.order_id where o.number = $1 order by p.method`,
      number,
      text.minor,
    )
    expect(payments).toEqual([
      { method: 'cashOnDelivery', state: 'due', is_right: true, order: 'confirmed' },
      { method: 'voucher', state: 'captured', is_right: true, order: 'confirmed' },
    ])
    expect(
      await rows('select left_minor::int as left from voucher where id = $1', voucher.id),
    ).toEqual([{ left: 0 }])
  })
}
