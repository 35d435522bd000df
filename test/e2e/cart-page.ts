import { expect, type Locator, type Page } from '@playwright/test'
import { cartText } from './cart-words.ts'
import type { Market } from './words.ts'

/** The list of the cart's lines, on its page and in its drawer alike. */
export function linesIn(place: Page | Locator, market: Market): Locator {
  return place.getByRole('list', { name: cartText[market].lines })
}

/** The link of the header says how many items the cart holds. */
export function expectBadge(page: Page, market: Market, items: number) {
  return expect(
    page.getByRole('banner').getByRole('link', { name: cartText[market].badge(items) }),
  ).toBeVisible()
}

/** Presses something that can be bought with a device, and sees it chosen. */
export async function add(choice: Locator) {
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
}

/** Chooses one of a few short choices in a row. */
export async function choosePill(question: Locator, choice: RegExp) {
  await question.getByText(choice).click()
  await expect(question.getByRole('radio', { name: choice })).toBeChecked()
}

/** The amount of the row of that name in a summary, in whole units. */
export async function amountBeside(place: Page | Locator, label: string): Promise<number> {
  const row = place.getByRole('term').filter({ hasText: label, visible: true }).first()
  return amountIn(await row.evaluate(term => term.nextElementSibling?.textContent ?? ''))
}

/** "1.249,50 lei", "599 Lev", "129 900 Ft" as a number. */
export function amountIn(written: string): number {
  return Number((/\d[\d.,\s]*/.exec(written)?.[0] ?? '').replace(/[.\s]/g, '').replace(',', '.'))
}

export async function tryCode(page: Page, market: Market, code: string) {
  const { promoCode, apply } = cartText[market]
  await page.getByLabel(promoCode).fill(code)
  await page.getByRole('button', { name: apply, exact: true }).click()
}

type FormError = {
  readonly event: string
  readonly errorType: string
  readonly fieldLabel: string
  readonly errorMessage: string
}

/** Specification 7.4: the errors that were reported to the data layer, oldest first. */
export async function formErrors(page: Page): Promise<readonly FormError[]> {
  const layer = await page.evaluate(() => Reflect.get(window, 'dataLayer') ?? [])
  return (layer as readonly FormError[]).filter(({ event }) => event === 'formError')
}
