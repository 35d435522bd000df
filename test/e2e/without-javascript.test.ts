import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { findingText, searchField } from './finding.ts'
import { type Market, markets, pageText } from './text.ts'

test.use({ javaScriptEnabled: false })

const firstPhoneBrand = { ro: 'Samsung', bg: 'Samsung', hu: 'Samsung', gr: 'Samsung' } as const
const applies = { ro: 'Aplică', bg: 'Приложи', hu: 'Alkalmazás', gr: 'Εφαρμογή' } as const

/** The page is the same in all four markets; the daily run covers both alphabets. */
function tagOf(market: Market) {
  return market === 'gr' ? [] : ['@all']
}

for (const market of markets) {
  const text = pageText[market]
  const tag = tagOf(market)

  test(`without JavaScript a visitor in ${market} reads the home page and pages through phones`, {
    tag,
  }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: text.country }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: text.phones }).first().click()
    const names = () => page.getByRole('article').getByRole('link').evaluateAll(hrefsOf)
    const first = await names()
    expect(first.length).toBeGreaterThan(3)
    await page.getByRole('link', { name: text.nextPage }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    const second = await names()
    expect(second.filter(href => first.includes(href))).toEqual([])
  })

  test(`without JavaScript a visitor in ${market} filters by brand and reads a product`, {
    tag,
  }, async ({ page }) => {
    await page.goto(`/${market}/`)
    await page.getByRole('navigation').getByRole('link', { name: text.phones }).first().click()
    const filters = page.getByRole('complementary')
    await filters
      .getByRole('group', { name: text.brand })
      .getByLabel(firstPhoneBrand[market])
      .check()
    await filters.getByRole('button', { name: applies[market] }).click()
    await expect(page).toHaveURL(/samsung/i)
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const name = (await link.innerText()).trim()
    expect(name).toContain('Samsung')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await expect(page.locator('main noscript p').first()).toContainText('JavaScript')
  })

  test(`without JavaScript a visitor in ${market} finds a phone by its name, and accessories by their kind`, {
    tag,
  }, async ({ page }) => {
    await page.goto(`/${market}/`)
    const field = searchField(page, market)
    await field.fill('iphone 13')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('iphone 13')
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link')
    await expect(first).toHaveText('Apple iPhone 13')
    const filters = page.getByRole('complementary')
    await filters.getByLabel(text.veryGood).check()
    await filters.getByRole('button', { name: applies[market] }).click()
    await expect(page).toHaveURL(/FOARTE_BUN/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('iphone 13')
    await expect(page.getByRole('article').first()).toContainText(text.veryGood)

    const accessories = findingText[market].accessories
    await page.getByRole('navigation').getByRole('link', { name: accessories }).first().click()
    await filters.getByRole('group').first().getByRole('checkbox').first().check()
    await filters.getByRole('button', { name: applies[market] }).click()
    await expect(page).toHaveURL(/[?&](tip|vid|tipus|type)=|\/[a-z]+\/[a-z]+\/[a-z-]+\//)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

function hrefsOf(links: Element[]) {
  return links.map(link => link.getAttribute('href') ?? '')
}
