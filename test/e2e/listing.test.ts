import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { amountIn, expectBadge } from './cart-page.ts'
import {
  chooseFacet,
  countBeside,
  facetOf,
  findingText,
  searchField,
  shownCount,
} from './finding.ts'
import { hydrated, settled } from './journey.ts'
import { type Market, markets, pageText } from './text.ts'

/** The number of listings for sale, from the shop's own tables. */
async function onShelf(market: Market, where: string): Promise<number> {
  const sql = `select count(*)::int as n from on_shelf where market = $1 and ${where}`
  const [row] = await shopRows<{ n: number }>(sql, [market])
  return Number(row?.n)
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

function namesOf(page: Page) {
  return page.getByRole('article').getByRole('heading').allTextContents()
}

function hrefsOf(page: Page) {
  return page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
}

type Case = {
  readonly market: Market
  readonly path: string
  readonly type: string
  /** Each choice with the number of products it leaves. */
  readonly choices: readonly (readonly [question: string, value: string, left: string])[]
  readonly query: string
  /** The text that every card then contains. */
  readonly onCards: RegExp
}

const cases: readonly Case[] = [
  {
    market: 'hu',
    path: '/hu/laptop/',
    type: 'LAPTOP',
    choices: [
      ['Memória', '16 GB', `ram = '16-gb'`],
      ['Processzor', 'Apple M2', `ram = '16-gb' and cpu = 'apple-m2'`],
      [
        'Processzor',
        'Intel Core i7-1165G7',
        `ram = '16-gb' and cpu in ('apple-m2', 'intel-core-i7-1165g7')`,
      ],
    ],
    query: '?ram=16-gb&processzor=apple-m2,intel-core-i7-1165g7',
    onCards: /(Apple M2|i7-1165G7) · 16 GB/,
  },
  {
    market: 'gr',
    path: '/gr/smartwatch/',
    type: 'SMARTWATCH',
    choices: [
      ['Υλικό', 'Αλουμίνιο', `material = 'aluminium'`],
      ['Συνδεσιμότητα', 'GPS', `material = 'aluminium' and connectivity = 'gps'`],
      ['Μέγεθος', '41 mm', `material = 'aluminium' and connectivity = 'gps' and size = '41-mm'`],
    ],
    query: '?size=41-mm&connectivity=gps&material=aluminium',
    onCards: /41 mm · Αλουμίνιο · GPS/,
  },
  {
    market: 'bg',
    path: '/bg/konzoli/',
    type: 'CONSOLE',
    choices: [
      ['Памет', '1 TB', `storage = '1-tb'`],
      ['Състояние', 'Добро', `storage = '1-tb' and grade = 'good'`],
      ['Памет', '825 GB', `storage in ('1-tb', '825-gb') and grade = 'good'`],
    ],
    query: '?pamet=1-tb,825-gb&sastoyanie=BUN',
    onCards: /Добро[\s\S]*(1 TB|825 GB)/,
  },
]

for (const { market, path, type, choices, query, onCards } of cases)
  test(`filters of ${path} leave as many listings as are for sale, with several values per filter`, {
    tag: market === 'hu' ? [] : ['@all'],
  }, async ({ page }) => {
    await open(page, path)
    const usedQuestions = new Set<string>()
    for (const [question, value, left] of choices) {
      const expected = await onShelf(market, `type = '${type}' and ${left}`)
      expect(expected, left).toBeGreaterThan(0)
      if (!usedQuestions.has(question))
        expect(await countBeside(await facetOf(page, question, value))).toBe(expected)
      usedQuestions.add(question)
      await chooseFacet(page, question, value)
      await expect.poll(() => shownCount(page, market)).toBe(expected)
    }
    expect(decodeURIComponent(new URL(page.url()).search)).toBe(query)
    for (const card of await page.getByRole('article').allTextContents())
      expect(card).toMatch(onCards)
  })

test('on a phone the filters open as a sheet whose button shows the number of results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/ro/laptopuri/')
  await page.getByRole('button', { name: pageText.ro.filters }).click()
  const sheet = page.getByRole('dialog', { name: pageText.ro.filters })
  await sheet.getByRole('group', { name: 'Stare' }).getByLabel(pageText.ro.veryGood).check()
  const left = await onShelf('ro', `type = 'LAPTOP' and grade = 'very-good'`)
  await sheet.getByRole('button', { name: new RegExp(`^Arată ${left} (de )?produse$`) }).click()
  await expect(sheet).toBeHidden()
  expect(await shownCount(page, 'ro')).toBe(left)
  await expect(page.getByRole('link', { name: 'Scoate filtrul Foarte bun' })).toBeVisible()
})

async function prices(page: Page) {
  return (await page.getByRole('article').allTextContents()).map(card =>
    amountIn(/Ár:\s*(?:már\s*)?([\d\s]+)/.exec(card)?.[1] ?? ''),
  )
}

test('laptops by price are sorted ascending, continue across pages without repetition, and sort descending', async ({
  page,
}) => {
  const { sort, cheapestFirst, dearestFirst } = findingText.hu
  await open(page, '/hu/laptop/')
  const sortBy = async (order: string) => {
    const before = page.url()
    await page.getByLabel(sort).selectOption({ label: order })
    await expect(page).not.toHaveURL(before)
    await settled(page)
  }
  await sortBy(cheapestFirst)
  const first = { prices: await prices(page), hrefs: await hrefsOf(page) }
  await page.getByRole('link', { name: pageText.hu.nextPage }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect.poll(async () => (await hrefsOf(page))[0]).not.toBe(first.hrefs[0])
  const second = { prices: await prices(page), hrefs: await hrefsOf(page) }
  const all = [...first.prices, ...second.prices]
  expect(all).toEqual(all.toSorted((one, other) => one - other))
  expect(new Set([...first.hrefs, ...second.hrefs]).size).toBe(all.length)
  const [edge] = await shopRows<{ low: number; high: number }>(
    `select min(price_minor)::int / 100 as low, max(price_minor)::int / 100 as high
     from on_shelf where market = 'hu' and type = 'LAPTOP'`,
  )
  expect(all[0]).toBe(edge?.low)
  await sortBy(dearestFirst)
  await expect.poll(async () => (await prices(page))[0]).toBe(edge?.high)
  const down = await prices(page)
  expect(down).toEqual(down.toSorted((one, other) => other - one))
})

const tablets = {
  ro: { path: '/ro/tablete/', several: /^\d+ (de )?variante$/, clear: 'Șterge filtrele' },
  bg: { path: '/bg/tablets/', several: /^\d+ варианта$/, clear: 'Изчисти филтрите' },
  hu: { path: '/hu/tablet/', several: /^\d+ változat$/, clear: 'Szűrők törlése' },
  gr: { path: '/gr/tablet/', several: /^\d+ εκδόσεις$/, clear: 'Καθαρισμός φίλτρων' },
} as const

for (const market of markets)
  test(`in ${market} a list has one card for each model, and its variants are one press away`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page }) => {
    const { path, several, clear } = tablets[market]
    await open(page, path)
    const [found] = await shopRows<{ models: number }>(
      `select count(distinct model_id)::int as models from on_shelf where market = $1 and type = 'TABLET'`,
      [market],
    )
    const names = await namesOf(page)
    expect(names).toHaveLength(Number(found?.models))
    expect(new Set(names).size).toBe(names.length)
    const way = page.getByRole('link', { name: several })
    const card = page.getByRole('article').filter({ has: way }).first()
    const link = card.getByRole('link', { name: several })
    const variants = Number.parseInt(await link.innerText(), 10)
    const [name] = await card.getByRole('heading').allTextContents()
    await link.click()
    await expect.poll(() => shownCount(page, market)).toBe(variants)
    const shown = await namesOf(page)
    expect(shown).toEqual(Array(Math.min(variants, 24)).fill(name))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('link', { name: clear }).click()
    await expect.poll(() => namesOf(page)).toEqual(names)
  })

test('a price above the list leaves what costs as much, and is asked for once', async ({
  page,
}) => {
  await open(page, '/ro/telefoane/')
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('_.data')) asked.push(new URL(request.url()).search)
  })
  const prices = page.getByRole('list', { name: 'Filtre rapide' })
  await prices.getByRole('link', { name: '1.000–2.000 lei' }).click()
  await expect(page).toHaveURL(/pret=1000-2000$/)
  const between = `type = 'SMARTPHONE' and price_minor between 100000 and 200000`
  await expect.poll(async () => shownCount(page, 'ro')).toBe(await onShelf('ro', between))
  await expect(page.getByRole('link', { name: 'Scoate filtrul 1.000–2.000 lei' })).toBeVisible()
  await expect(prices).toHaveCount(0)
  expect(asked).toEqual(['?pret=1000-2000'])
})

test('filters are carried over when the market is switched, with the other market’s labels', async ({
  page,
}) => {
  await open(page, '/ro/laptopuri/')
  await chooseFacet(page, 'Memorie RAM', '16 GB')
  await chooseFacet(page, 'Stare', 'Foarte bun')
  await page.getByRole('banner').getByLabel('Țara: România. Alege țara').click()
  await page.getByRole('banner').getByRole('link', { name: pageText.bg.country }).click()
  await expect(page).toHaveURL(/\/bg\/laptop\/\?sastoyanie=FOARTE_BUN&ram=16-gb$/)
  for (const filterName of ['16 GB', 'Много добро'])
    await expect(page.getByRole('link', { name: `Махни филтъра ${filterName}` })).toBeVisible()
  const left = await onShelf('bg', `type = 'LAPTOP' and ram = '16-gb' and grade = 'very-good'`)
  expect(await shownCount(page, 'bg')).toBe(left)
})

test('filters without results offer links without one of them', async ({ page }) => {
  await open(page, '/ro/telefoane/apple/?pret=1-2')
  await expect(page.getByText(pageText.ro.nothingMatches)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Fără preț 1–2 lei' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await shownCount(page, 'ro')).toBeGreaterThan(100)
  for (const name of await namesOf(page)) expect(name).toContain('Apple')
})

test('a price field accepts only digits, typed or pasted', async ({ page }) => {
  await open(page, '/ro/telefoane/apple/')
  const from = page.getByRole('textbox', { name: 'Preț de la' })
  await from.fill('2.000 lei')
  await expect(from).toHaveValue('2000')
  await from.press('Enter')
  await expect(page).toHaveURL(/pret=2000-$/)
})

test('a search in Bulgarian letters lists the matching products, with the filters of any list', async ({
  page,
}) => {
  await open(page, '/bg/')
  const field = searchField(page, 'bg')
  await field.fill('лаптоп леново')
  await field.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Резултати за „лаптоп леново“' }),
  ).toBeVisible()
  const lenovo = `type = 'LAPTOP' and brand_slug = 'lenovo'`
  expect(await shownCount(page, 'bg')).toBe(await onShelf('bg', lenovo))
  await chooseFacet(page, 'Оперативна памет', '16 GB')
  await expect
    .poll(() => shownCount(page, 'bg'))
    .toBe(await onShelf('bg', `${lenovo} and ram = '16-gb'`))
  for (const name of await namesOf(page)) expect(name).toContain('Lenovo')
})

test('a search without results offers links to continue', async ({ page }) => {
  await open(page, '/hu/')
  const field = searchField(page, 'hu')
  await field.fill('zzqqxx')
  await field.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: findingText.hu.nothingFor('zzqqxx') }),
  ).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Laptopok' }).click()
  await expect(page).toHaveURL(/\/hu\/laptop\/$/)
})

test('accessories are filtered by kind and added to the cart from the list', async ({ page }) => {
  await open(page, '/gr/')
  const navigation = page.getByRole('navigation')
  await navigation.getByRole('link', { name: findingText.gr.accessories }).first().click()
  await expect(page).toHaveURL(/\/gr\/accessories\/$/)
  await hydrated(page)
  await chooseFacet(page, 'Είδος', 'Φορτιστές')
  const [chargers] = await shopRows<{ n: number }>(
    `select count(*)::int as n from accessory a join accessory_listing l on l.accessory_id = a.id
     where l.market = 'gr' and l.is_active and a.type = 'charger'`,
  )
  await expect.poll(() => shownCount(page, 'gr')).toBe(chargers?.n)
  const [name = ''] = await namesOf(page)
  await page.getByRole('button', { name: `${pageText.gr.addToCart}: ${name}` }).click()
  await expectBadge(page, 'gr', 1)
  await page.getByRole('main').getByRole('link', { name: pageText.gr.toCart }).click()
  await expect(page.getByRole('button', { name: `Αφαίρεση από το καλάθι: ${name}` })).toBeVisible()
})
