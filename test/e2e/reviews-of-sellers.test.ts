import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { toTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopMails, shopRows } from '#test/support/shop-database.ts'
import { hydrated } from './journey.ts'

/** The text of the pages and the email, typed as a seller reads it. */
const reviewText = {
  ro: {
    currency: 'RON',
    landing: '/ro/vinde/',
    reviews: '/ro/vinde/recenzii/',
    add: '/recenzii/adauga/',
    send: 'Publică recenzia',
    best: 'Excelent',
    title: 'Titlu',
    text: 'Părerea ta',
    done: 'Recenzia ta este publicată.',
    verified: 'Vânzare verificată',
    heading: 'Plată la timp',
    review: 'Oferta a fost respectată, iar banii au venit a doua zi.',
    change: 'Salvează recenzia',
  },
  hu: {
    currency: 'HUF',
    landing: '/hu/eladas/',
    reviews: '/hu/eladas/velemenyek/',
    add: '/velemenyek/uj/',
    send: 'Vélemény közzététele',
    best: 'Nagyon elégedett',
    title: 'Cím',
    text: 'A véleményed',
    done: 'A véleményed megjelent.',
    verified: 'Igazolt eladás',
    heading: 'Időben fizettek',
    review: 'Tartották az ajánlatot, a pénz másnap megjött.',
    change: 'Vélemény mentése',
  },
} as const

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await shopRows(sql, values)) as unknown as Row[]
}

/** Paid eight days ago: the shop asks for a review a week after the payout. */
async function paidTradeIn(market: 'ro' | 'hu'): Promise<string> {
  const [next] = await rows<{ serial: string }>(
    `select nextval('sale_serial_${market}')::text as serial`,
  )
  const number = toTradeInNumber(market, Number(next?.serial))
  const id = randomUUID()
  await rows(
    `with s as (
       insert into sale (id, number, market, state, email, device_type, model_id, title, answers, book_version,
         breakdown, currency, offer_minor, offered_at, payout, paid_minor, sender_name, started_at)
       values ($1::uuid, $2, $3, 'paid', $4, 'SMARTPHONE', 'apple-iphone-13', 'Apple iPhone 13, 128 GB', '{}', '1',
         '{}', $5, 100000, now(), 'bank-fast', 100000, 'Ana Pop', now())
       returning id
     ), h as (
       insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
       select gen_random_uuid(), id, 'inspected', 'paid', 'bank', 'paid', now() - interval '8 days' from s
     )
     insert into outbox (id, topic, payload, created_at, next_attempt_at)
     select gen_random_uuid(), 'sale-review-due', jsonb_build_object('saleId', id, 'market', $3::text,
       'paidAt', now() - interval '8 days'), now(), now() from s`,
    id,
    number,
    market,
    `${id}@example.com`,
    reviewText[market].currency,
  )
  return id
}

/** The link in the email, as a path of the running shop. */
async function invitationOf(tradeInId: string): Promise<string> {
  const mail = () =>
    shopMails('id = (select id from review_invitation where sale_id = $1)', [tradeInId])
  await expect.poll(async () => (await mail()).length, { timeout: 20_000 }).toBe(1)
  const [email] = await mail()
  return /http\S+\?id=\S+&t=\S+/.exec(email?.plain ?? '')?.[0] ?? ''
}

for (const market of ['ro', 'hu'] as const) {
  const text = reviewText[market]
  test(`a seller in ${market} writes a review by the email’s link, and it is public`, {
    tag: market === 'ro' ? [] : ['@all'],
  }, async ({ page }) => {
    test.slow()
    const tradeInId = await paidTradeIn(market)
    const link = await invitationOf(tradeInId)
    expect(link).toContain(text.add)
    await page.goto(link)
    await hydrated(page)
    await expect(page.getByText('Apple iPhone 13, 128 GB')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('radio', { name: new RegExp(text.best) }).check()
    await page.getByLabel(text.title).fill(text.heading)
    await page.getByLabel(text.text).fill(text.review)
    await page.getByLabel('Ana P.').or(page.getByLabel('Pop A.')).check()
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    await expectNoAxeViolations(page)

    const stored = await rows<{ id: string; kind: string; state: string; rating: number }>(
      'select id, kind, state, rating from review where sale_id = $1',
      tradeInId,
    )
    expect(stored).toMatchObject([{ kind: 'sale', state: 'published', rating: 5 }])
    const article = page.locator(`#review-${stored[0]?.id}`)
    for (const path of [text.reviews, text.landing]) {
      await page.goto(path)
      await expect(article).toContainText(text.review)
      await expect(article).toContainText(text.verified)
      await expectNoAxeViolations(page)
    }

    await page.goto(link)
    await hydrated(page)
    await expect(page.getByLabel(text.title)).toHaveValue(text.heading)
    await page.getByLabel(text.title).fill(`${text.heading}!`)
    await page.getByRole('button', { name: text.change }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    await page.goto(text.reviews)
    await expect(article).toContainText(`${text.heading}!`)
  })
}

for (const [path, none] of [
  ['/bg/proday/otzivi/', 'Още нямаме отзиви от продавачи'],
  ['/gr/sell-your-device/reviews/', 'Δεν έχουμε ακόμα κριτικές από πωλητές'],
] as const)
  test(`before the first seller review, ${path} says who may write one`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: none })).toBeVisible()
    expect(
      await rows(`select 1 from review where kind = 'sale' and market = $1`, path.slice(1, 3)),
    ).toEqual([])
    await expectNoAxeViolations(page)
  })
