import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { rows } from './brought.ts'
import { hydrated } from './journey.ts'
import { type Market, markets } from './text.ts'

const words: Readonly<
  Record<Market, Readonly<Record<'link' | 'title' | 'number' | 'submit' | 'wrong', string>>>
> = {
  ro: {
    link: 'Unde e comanda mea?',
    title: 'Unde e comanda mea?',
    number: 'Numărul comenzii',
    submit: 'Arată comanda',
    wrong: 'Nu am găsit comanda',
  },
  bg: {
    link: 'Къде е поръчката?',
    title: 'Къде е поръчката ми?',
    number: 'Номер на поръчката',
    submit: 'Покажи поръчката',
    wrong: 'Не открихме поръчката',
  },
  hu: {
    link: 'Hol tart a rendelésem?',
    title: 'Hol tart a rendelésem?',
    number: 'Rendelésszám',
    submit: 'Rendelés megnyitása',
    wrong: 'Nem találtuk a rendelést',
  },
  gr: {
    link: 'Πορεία παραγγελίας',
    title: 'Πού είναι η παραγγελία μου;',
    number: 'Αριθμός παραγγελίας',
    submit: 'Εμφάνιση παραγγελίας',
    wrong: 'Δεν βρήκαμε την παραγγελία',
  },
}

/** Of any device: another test may buy the cheapest at the same time. */
async function anUnpaidOrder(page: Page, market: Market) {
  const units = await shelfUnits(rows, market, 1, market === 'hu' ? 10_000_000 : 130_000)
  const unit = units.length > 0 ? units[randomInt(units.length)] : undefined
  if (!unit) throw new Error(`nothing is for sale in ${market}`)
  const payment = { type: 'card', tac: true, newsletter: false } as const
  const body = await aCourierOrder(rows, market, [unit], { payment })
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: body,
  })
  expect(response.status(), await response.text()).toBe(201)
  const { number } = (await response.json()) as { readonly number: string }
  return { number, email: body.contact.email, name: body.contact.name }
}

// A refused form answers 422, of which the browser writes a line of its own.
test.use({ allowedErrors: /422/ })

for (const market of markets)
  test(`a guest in ${market} sees where an order is, with its number and email address`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page }) => {
    const text = words[market]
    const order = await anUnpaidOrder(page, market)
    await page.goto(`/${market}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: text.link }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    await hydrated(page)
    await expectNoAxeViolations(page)
    const [number, email] = [page.getByLabel(text.number), page.getByLabel(/e-?mail|имейл/i)]
    await number.fill(order.number)
    // One market only: many wrong guesses of one network are asked for a puzzle.
    if (market === 'bg') {
      await email.fill('nobody@example.com')
      await page.getByRole('button', { name: text.submit }).click()
      await expect(page.getByRole('main').getByText(text.wrong)).toBeVisible()
      await expect(number, 'what was typed stays').toHaveValue(order.number)
      await expectNoAxeViolations(page)
    }
    await email.fill(order.email)
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
    await expect(page.getByRole('main')).not.toContainText(order.name)
    await expectNoAxeViolations(page)
  })
