import { createHash, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { toTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { hydrated } from './journey.ts'
import { signIn } from './members.ts'

/** markets.md, Routes; the text of the page as a seller reads it. */
const secondOfferText = {
  ro: {
    sale: '/ro/cont/detalii-vanzare/',
    currency: 'RON',
    accept: 'Accept 800',
    sure: 'Da, accept a doua ofertă',
    done: 'Ai acceptat a doua ofertă.',
    mark: 'A doua ofertă acceptată',
  },
  hu: {
    sale: '/hu/fiok/eladas-reszletei/',
    currency: 'HUF',
    decline: 'Nem fogadom el, visszakérem a készüléket',
    sure: 'Igen, küldjétek vissza',
    done: 'Elutasítottad a második ajánlatot.',
    email: 'Elutasítottad a második ajánlatot',
  },
  gr: {
    sale: '/gr/account/sale-details/',
    currency: 'EUR',
    accept: 'Δέχομαι 800',
    sure: 'Ναι, δέχομαι τη δεύτερη προσφορά',
    done: 'Δέχτηκες τη δεύτερη προσφορά.',
    signIn: 'Σύνδεση στον λογαριασμό',
  },
} as const

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await shopRows(sql, values)) as unknown as Row[]
}

/** A trade-in whose device was found worn; its second offer was made yesterday. */
async function offeredLess(
  market: 'ro' | 'hu' | 'gr',
  userId: string | null,
  email: string,
  token = randomUUID(),
) {
  const { currency } = secondOfferText[market]
  const [next] = await rows<{ serial: string }>(
    `select nextval('sale_serial_${market}')::text as serial`,
  )
  const number = toTradeInNumber(market, Number(next?.serial))
  const id = randomUUID()
  await rows(
    `with s as (
       insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers,
         book_version, breakdown, currency, offer_minor, offered_at, payout, second_offer_minor, started_at,
         token_hash)
       values ($1, $2, $3, 'second-offer', $4, $5, 'SMARTPHONE', 'apple-iphone-13',
         'Apple iPhone 13, 128 GB', '{}', '1', '{}', $6, 100000, now(), 'bank-fast', 80000, now(), $7)
       returning id
     ), h as (
       insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
       select gen_random_uuid(), id, 'inspected', 'second-offer', 'staff', 'worn', now() - interval '1 day' from s
     )
     insert into sale_finding (sale_id, position, part, declared, found, amount_minor)
     select id, 1, 'grading-case', 'ca nouă', 'lovituri vizibile', -20000 from s`,
    id,
    number,
    market,
    userId,
    email,
    currency,
    createHash('sha256').update(token).digest('hex'),
  )
  return { id, number }
}

async function stateOf(id: string) {
  return (await rows<{ state: string }>('select state from sale where id = $1', id))[0]?.state
}

function owedFor(id: string) {
  return rows<Record<string, unknown>>(
    'select amount_minor::int as amount, state, method from payout where sale_id = $1',
    id,
  )
}

async function open(page: Page, summary: string) {
  return page.locator('summary', { hasText: summary }).click()
}

test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

test('a second offer is accepted in ro after a confirmation, and its seller is owed once', async ({
  page,
  context,
  baseURL,
}) => {
  const text = secondOfferText.ro
  const { userId, email } = await signIn(context, 'ro', String(baseURL))
  const { id, number } = await offeredLess('ro', userId, email)
  await page.goto(`${text.sale}${number}/`)
  await hydrated(page)
  await open(page, text.accept)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: text.sure }).click()
  await expect(page.getByText(text.done)).toBeVisible()
  await expect(page.getByText(text.mark).first()).toBeVisible()
  await expect(page.locator('summary', { hasText: text.accept })).toHaveCount(0)
  expect(await stateOf(id)).toBe('accepted-second')
  expect(await owedFor(id)).toEqual([{ amount: 80_000, state: 'due', method: 'bank' }])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  expect(await owedFor(id)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a second offer is declined in hu, and an email says that the device is sent back', async ({
    page,
    context,
    baseURL,
  }) => {
    const text = secondOfferText.hu
    const { userId, email } = await signIn(context, 'hu', String(baseURL))
    const { id, number } = await offeredLess('hu', userId, email)
    await page.goto(`${text.sale}${number}/`)
    await open(page, text.decline)
    await page.getByRole('button', { name: text.sure }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    expect(await stateOf(id)).toBe('declined')
    expect(await owedFor(id)).toEqual([])
    await expect
      .poll(async () => {
        const mails = await rows<{ subject: string }>(
          'select subject from mail where recipient = $1',
          email,
        )
        return mails.filter(({ subject }) => subject.startsWith(text.email)).length
      })
      .toBe(1)
  })
})

test('in gr the link of an email accepts a second offer without an account, and requires signing in for one with an account', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const text = secondOfferText.gr
  const token = randomUUID()
  const { userId, email } = await signIn(context, 'gr', String(baseURL))
  await context.clearCookies()
  const own = await offeredLess('gr', userId, email, token)
  await page.goto(`${text.sale}${own.number}/?token=${token}`)
  await hydrated(page)
  await expect(page.getByRole('link', { name: text.signIn })).toBeVisible()
  await expect(page.locator('summary', { hasText: text.accept })).toHaveCount(0)
  await expectNoAxeViolations(page)

  const nobodys = await offeredLess('gr', null, email, token)
  await page.goto(`${text.sale}${nobodys.number}/?token=${token}`)
  await hydrated(page)
  await open(page, text.accept)
  await page.getByRole('button', { name: text.sure }).click()
  await expect(page.getByText(text.done)).toBeVisible()
  expect(await stateOf(nobodys.id)).toBe('accepted-second')
  expect(await stateOf(own.id)).toBe('second-offer')
})
