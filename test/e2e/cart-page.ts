import { expect, type Locator, type Page } from '@playwright/test'
import { cartText } from './cart-text.ts'
import type { Market } from './text.ts'

/** The list of cart lines, on the cart page and in the drawer. */
export function linesIn(place: Page | Locator, market: Market): Locator {
  return place.getByRole('list', { name: cartText[market].lines })
}

/** The header link shows the number of items in the cart. */
export function expectBadge(page: Page, market: Market, items: number) {
  return expect(
    page.getByRole('banner').getByRole('link', { name: cartText[market].badge(items) }),
  ).toBeVisible()
}

/** Chooses an extra for a device, and waits until it is selected. */
export async function add(choice: Locator) {
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
}

/** Chooses one option of a short row of options. */
export async function choosePill(question: Locator, choice: RegExp) {
  await question.getByText(choice).click()
  await expect(question.getByRole('radio', { name: choice })).toBeChecked()
}

/** The amount of the summary row with that name, in whole units. */
export async function amountBeside(place: Page | Locator, label: string): Promise<number> {
  const row = place.getByRole('term').filter({ hasText: label, visible: true }).first()
  return amountIn(await row.evaluate(term => term.nextElementSibling?.textContent ?? ''))
}

/** Parses an amount such as "1.249,50 lei", "599 Lev" or "129 900 Ft". */
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

/** The errors pushed to the data layer, oldest first (Specification 7.4). */
export async function formErrors(page: Page): Promise<readonly FormError[]> {
  const layer = await page.evaluate(() => Reflect.get(window, 'dataLayer') ?? [])
  return (layer as readonly FormError[]).filter(({ event }) => event === 'formError')
}
