import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { hydrated } from './journey.ts'

test('the home page links to the three newest articles, and keeps them after hydration', async ({
  page,
}) => {
  const newest = await shopRows<{ title: string; slug: string }>(
    `select title, slug from (
       select distinct on (slug) slug, title, published_on from content_page
       where market = 'bg' and kind = 'post' order by slug, version desc) as last
     order by published_on desc limit 3`,
  )
  const articles = page.getByRole('region', { name: 'Блог' }).getByRole('article')
  const titles = newest.map(({ title }) => title)
  await page.goto('/bg/')
  await expect(articles.getByRole('heading')).toHaveText(titles)
  await hydrated(page)
  await expect(articles.getByRole('heading')).toHaveText(titles)
  await articles.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/bg/blog/${newest[0]?.slug}/$`))
  await expect(page.getByRole('heading', { level: 1, name: String(titles[0]) })).toBeVisible()
})

test('the home page has all its parts after client-side navigation, as when the cart is only in memory', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/bg/aksesoari/')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Добави в количката' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Количка' })).toContainText('1')
  const document = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('banner').getByRole('link', { name: 'Kintsu, начална страница' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Поправено. Проверено. Отново твое.',
  )
  for (const name of ['Какво търсиш?', 'Най-търсени', 'Марки', 'Блог'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(document)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Количка' })).toContainText('1')
})

test('the country choice has a description for search engines in each language', async ({
  request,
}) => {
  const descriptions = {
    ro: 'Telefoane, laptopuri și console recondiționate',
    bg: 'Реновирани телефони, лаптопи и конзоли',
    hu: 'Felújított telefonok, laptopok és konzolok',
    el: 'Ανακατασκευασμένα smartphone, laptop και κονσόλες',
  }
  for (const [language, about] of Object.entries(descriptions)) {
    const response = await request.get('/', { headers: { 'accept-language': language } })
    expect(await response.text()).toContain(`<meta name="description" content="${about}`)
  }
})
