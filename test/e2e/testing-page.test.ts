import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'

/** What a visitor reads; the shares of 1 in 40 and 39 in 40 as each market writes them. */
const text = {
  ro: {
    link: 'Cum testăm',
    figures: 'Cifrele noastre',
    returned: '2,5\u00a0%',
    asOffered: '97,5\u00a0%',
    demo: 'magazin demonstrativ',
    battery: 'Măsurăm bateria',
  },
  bg: {
    link: 'Как тестваме',
    figures: 'Нашите числа',
    returned: '2,5%',
    asOffered: '97,5%',
    demo: 'демонстрационен магазин',
    battery: 'Измерваме батерията',
  },
  hu: {
    link: 'Így tesztelünk',
    figures: 'A számaink',
    returned: '2,5%',
    asOffered: '97,5%',
    demo: 'bemutatóbolt',
    battery: 'Megmérjük az akkumulátort',
  },
  gr: {
    link: 'Πώς ελέγχουμε',
    figures: 'Τα νούμερά μας',
    returned: '2,5%',
    asOffered: '97,5%',
    demo: 'δοκιμαστικό κατάστημα',
    battery: 'Μετράμε την μπαταρία',
  },
} as const
const markets = ['ro', 'bg', 'hu', 'gr'] as const

for (const market of markets)
  test(`in ${market} a visitor reads how devices are tested, and what the shop sold`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page }) => {
    const read = text[market]
    await rows(
      `insert into market_figures values ($1, '2026-01-01', '2026-06-30', 40, 1, 91, 40, 39)
       on conflict (market) do update set sold = 40, returned = 1, inspected = 40, as_offered = 39`,
      market,
    )
    await page.goto(`/${market}/`)
    await page.getByRole('main').getByRole('link', { name: read.link }).click()
    await expect(page.getByRole('heading', { name: read.battery })).toBeVisible()
    const figures = page.getByRole('region', { name: read.figures })
    await expect(async () => {
      await page.reload()
      await expect(figures).toContainText(read.returned, { timeout: 100 })
    }).toPass()
    await expect(figures).toContainText('40')
    await expect(figures).toContainText(read.asOffered)
    await expect(figures).toContainText(read.demo)
    await page.getByRole('main').locator('summary').first().click()
    await expectNoAxeViolations(page)
  })
