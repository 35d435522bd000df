import { expect, type Locator, type Page } from '@playwright/test'
import { choose, settled } from './journey.ts'
import type { Market } from './text.ts'

/** The text of the lists and the search, typed as a shopper reads it. */
type FindingText = {
  readonly accessories: string
  readonly search: string
  readonly suggestions: string
  readonly nothingFor: (typed: string) => string
  readonly products: RegExp
  readonly sort: string
  readonly cheapestFirst: string
  readonly dearestFirst: string
}

export const findingText: Readonly<Record<Market, FindingText>> = {
  ro: {
    accessories: 'Accesorii',
    search: 'Caută în magazin',
    suggestions: 'Sugestii',
    nothingFor: typed => `Nu am găsit nimic pentru „${typed}”`,
    products: /^(\d+) (de )?produse?/,
    sort: 'Sortează:',
    cheapestFirst: 'Preț crescător',
    dearestFirst: 'Preț descrescător',
  },
  bg: {
    accessories: 'Аксесоари',
    search: 'Търси в магазина',
    suggestions: 'Предложения',
    nothingFor: typed => `Не намерихме нищо за „${typed}“`,
    products: /^(\d+) продукта?/,
    sort: 'Подреди:',
    cheapestFirst: 'Цена, възходящо',
    dearestFirst: 'Цена, низходящо',
  },
  hu: {
    accessories: 'Kiegészítők',
    search: 'Keresés a boltban',
    suggestions: 'Javaslatok',
    nothingFor: typed => `Erre nem találtunk semmit: „${typed}”`,
    products: /^(\d+) termék/,
    sort: 'Rendezés:',
    cheapestFirst: 'Ár szerint növekvő',
    dearestFirst: 'Ár szerint csökkenő',
  },
  gr: {
    accessories: 'Αξεσουάρ',
    search: 'Αναζήτηση στο κατάστημα',
    suggestions: 'Προτάσεις',
    nothingFor: typed => `Δεν βρήκαμε τίποτα για «${typed}»`,
    products: /^(\d+) προϊόντα?/,
    sort: 'Ταξινόμηση:',
    cheapestFirst: 'Αύξουσα τιμή',
    dearestFirst: 'Φθίνουσα τιμή',
  },
}

export function searchField(page: Page, market: Market): Locator {
  return page.getByRole('banner').getByLabel(findingText[market].search)
}

/** Types into the header's search field and returns the list of suggestions for the complete query. */
export async function suggestionsFor(page: Page, market: Market, typed: string): Promise<Locator> {
  const field = searchField(page, market)
  await field.focus()
  await field.pressSequentially(typed)
  const list = page.getByRole('listbox', { name: findingText[market].suggestions })
  // The last suggestion leads to all results and repeats the query.
  await expect(list.getByRole('option').last()).toContainText(typed)
  return list
}

/** A value of a filter, with the number of products beside it; a long list is expanded first. */
export async function facetOf(page: Page, question: string, value: string): Promise<Locator> {
  const group = page.getByRole('complementary').getByRole('group', { name: question, exact: true })
  const box = group.getByLabel(new RegExp(`^${value}\\s*\\d`))
  await expect(group).toBeVisible()
  if (!(await box.isVisible())) await group.locator('summary').click()
  await expect(box).toBeVisible()
  return box
}

/** The number beside a value: how many products match it. */
export async function countBeside(box: Locator): Promise<number> {
  const text = await box.evaluate(input => input.closest('label')?.innerText ?? '')
  return Number(/(\d+)\s*$/.exec(text)?.[1])
}

export async function chooseFacet(page: Page, question: string, value: string) {
  return choose(page, await facetOf(page, question, value))
}

/** The number of products that the page shows for the list, once all of its cards are there. */
export async function shownCount(page: Page, market: Market): Promise<number> {
  const text = await page.getByRole('main').getByRole('status').first().innerText()
  await settled(page)
  return Number(findingText[market].products.exec(text)?.[1])
}
