import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { toTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { hydrated } from './journey.ts'
import { signIn } from './members.ts'

/** markets.md, Routes; the text of the page as a seller reads it. */
const lookText = {
  bg: {
    sale: '/bg/profil/detayli-za-prodazhba/',
    currency: 'BGN',
    state: 'Заключено с профил',
    how: 'icloud.com/find',
    report: 'Премахнах заключването',
    reported: 'Каза ни, че заключването е премахнато',
    object: 'Имам възражение: проверете пак',
    words: 'Какво е възражението ти?',
    send: 'Поискай втора проверка',
    done: 'Получихме искането ти. Друг колега проверява устройството.',
  },
  gr: {
    sale: '/gr/account/sale-details/',
    currency: 'EUR',
    object: 'Διαφωνώ: ελέγξτε την ξανά',
    words: 'Σε τι διαφωνείς;',
    needed: 'Γράψε σε τι διαφωνείς',
    send: 'Ζήτησε δεύτερο έλεγχο',
    done: 'Λάβαμε το αίτημά σου. Άλλος συνάδελφος ελέγχει τη συσκευή.',
    state: 'Δεύτερος έλεγχος',
  },
} as const

type Market = keyof typeof lookText

/** A device that was inspected yesterday: found worn, with a second offer, or locked. */
async function inspected(market: Market, state: 'second-offer' | 'locked', userId: string) {
  const [next] = await rows<{ serial: string }>(
    `select nextval('sale_serial_${market}')::text as serial`,
  )
  const number = toTradeInNumber(market, Number(next?.serial))
  const id = randomUUID()
  await rows(
    `with s as (
       insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers,
         book_version, breakdown, currency, offer_minor, offered_at, payout, second_offer_minor, started_at)
       values ($1, $2, $3, $4, $5, 'seller@example.com', 'SMARTPHONE', 'apple-iphone-13',
         'Apple iPhone 13, 128 GB', '{"brand": "Apple"}', '1', '{}', $6, 100000, now(), 'bank-fast', $7, now())
       returning id
     ), h as (
       insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
       select gen_random_uuid(), id, 'received', $4, 'staff', 'worn', now() - interval '1 day' from s
     ), i as (
       insert into sale_inspection (id, sale_id, found, note, is_locked, locked_report, reasons, actor, at)
       select gen_random_uuid(), id, '{}', '', $4 = 'locked', '{"photos": []}', '[]', 'staff Mira', now() from s
     )
     insert into sale_finding (sale_id, position, part, declared, found, amount_minor)
     select id, 1, 'grading-case', 'σαν καινούργια', 'ορατά χτυπήματα', -20000 from s where $7::int is not null`,
    id,
    number,
    market,
    state,
    userId,
    lookText[market].currency,
    state === 'second-offer' ? 80_000 : null,
  )
  return { id, number }
}

async function stateOf(id: string) {
  return (await rows<{ state: string }>('select state from sale where id = $1', id))[0]?.state
}

function tasksOf(id: string) {
  return rows<{ kind: string }>(
    'select kind from staff_task where subject_id = $1 and done_at is null',
    id,
  )
}

function objectionsOf(id: string) {
  return rows<{ words: string }>('select words from sale_objection where sale_id = $1', id)
}

async function open(page: Page, summary: string) {
  return page.locator('summary', { hasText: summary }).click()
}

test.use({ allowedErrors: /\/api\/cart-(document|session)\// })

test('a seller in gr says what is wrong with a second offer, and somebody else looks again', async ({
  page,
  context,
  baseURL,
}) => {
  const text = lookText.gr
  const { userId } = await signIn(context, 'gr', String(baseURL))
  const { id, number } = await inspected('gr', 'second-offer', userId)
  await page.goto(`${text.sale}${number}/`)
  await hydrated(page)
  await open(page, text.object)
  await page.getByRole('button', { name: text.send }).click()
  const words = page.getByLabel(text.words)
  await expect(words).toBeFocused()
  await expect(page.getByText(text.needed)).toBeVisible()
  await expectNoAxeViolations(page)
  await words.fill('Τα σημάδια είναι στη θήκη.')
  await page.getByRole('button', { name: text.send }).dblclick()
  await expect(page.getByText(text.done)).toBeVisible()
  await expect(page.getByText(text.state).first()).toBeVisible()
  await expect(page.getByText('Τα σημάδια είναι στη θήκη.')).toBeVisible()
  await expect(page.locator('summary', { hasText: text.object })).toHaveCount(0)
  await expectNoAxeViolations(page)
  expect(await stateOf(id)).toBe('objected')
  expect(await objectionsOf(id)).toEqual([{ words: 'Τα σημάδια είναι στη θήκη.' }])
  expect(await tasksOf(id)).toEqual([{ kind: 'sale-second-look' }])
})

test('the seller of a locked device in bg reads how to unlock it, and says when it is done', async ({
  page,
  context,
  baseURL,
}) => {
  const text = lookText.bg
  const { userId } = await signIn(context, 'bg', String(baseURL))
  const { id, number } = await inspected('bg', 'locked', userId)
  await page.goto(`${text.sale}${number}/`)
  await hydrated(page)
  await expect(page.getByText(text.state).first()).toBeVisible()
  await expect(page.getByText(text.how)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: text.report }).click()
  await expect(page.getByText(text.reported)).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await stateOf(id)).toBe('locked')
  expect(await tasksOf(id)).toEqual([{ kind: 'sale-lock-removed' }])
})

test.describe('without JavaScript', () => {
  // What is missing is said with a 422.
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 422/ })

  test('a second look is asked for in bg', async ({ page, context, baseURL }) => {
    const text = lookText.bg
    const { userId } = await signIn(context, 'bg', String(baseURL))
    const { id, number } = await inspected('bg', 'second-offer', userId)
    await page.goto(`${text.sale}${number}/`)
    await open(page, text.object)
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByText('Напиши какво е възражението ти')).toBeVisible()
    await page.getByLabel(text.words).fill('Драскотините са по фолиото.')
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    expect(await stateOf(id)).toBe('objected')
    expect(await objectionsOf(id)).toEqual([{ words: 'Драскотините са по фолиото.' }])
  })
})
