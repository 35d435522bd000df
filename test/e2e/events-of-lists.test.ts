import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { agree } from './consent-text.ts'
import { hydrated } from './journey.ts'
import { phoneAt, watch } from './tracked.ts'
import { accessoryNamed } from './tracked-events.ts'

// Nothing is consented to at first.
test.use({ storageState: { cookies: [], origins: [] } })

function cardsOf(page: Page) {
  return page.getByRole('main').getByRole('article')
}

/** Opened before any consent, which tracks nothing, and once more. */
async function trackedList(page: Page, path: string) {
  const { tracked, layer } = await watch(page)
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => layer).toHaveLength(1)
  await agree(page, 'ro')
  expect(tracked).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect.poll(() => tracked).toHaveLength(1)
  expect(layer).toEqual([tracked[0], tracked[0]])
  const [list] = tracked as readonly [
    { event: string; ecommerce: { item_list_name: string; items: readonly Listed[] } },
  ]
  return list
}

type Listed = { readonly name: string; readonly price: number; readonly discount?: number }

test('ro: a list of phones is tracked like its cards, the first of each of five models', async ({
  page,
}) => {
  const list = await trackedList(page, '/ro/telefoane/?stare=FOARTE_BUN')
  const links = await cardsOf(page).getByRole('heading').getByRole('link').all()
  const paths = await Promise.all(links.map(async link => String(await link.getAttribute('href'))))
  const modelOf = (path: string) => path.split('?')[0]?.split('/').at(-2)
  const firsts = paths.filter(
    (path, at) => paths.findIndex(other => modelOf(other) === modelOf(path)) === at,
  )
  const phones = await Promise.all(firsts.slice(0, 5).map(path => phoneAt('ro', path)))
  const { items } = list.ecommerce
  // The list determines the discount, which is tracked where it is shown.
  const expected = phones.map((phone, at) => {
    const { discount } = items[at] ?? {}
    return { ...phone, ...(discount !== undefined && { discount }) }
  })
  expect(list).toEqual({
    event: 'view_item_list',
    ecommerce: { item_list_name: 'listing', items: expected },
  })
  expect(items).toHaveLength(5)
})

test('ro: the list of accessories is tracked like its first five cards', { tag: '@all' }, async ({
  page,
}) => {
  const list = await trackedList(page, '/ro/accesorii/')
  const names = await cardsOf(page).getByRole('heading').allTextContents()
  const items = await Promise.all(names.slice(0, 5).map(name => accessoryNamed(name)))
  expect(list).toEqual({
    event: 'view_item_list',
    ecommerce: { item_list_name: 'accessories', items },
  })
})
