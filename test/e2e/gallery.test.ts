import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { openFirstProduct } from './journey.ts'

const text = {
  ro: {
    first: /, față și spate$/,
    closer: 'Mărește',
    farther: 'Micșorează',
    next: 'Imaginea următoare',
    turn: 'Rotește 360°',
    angle: 'Unghiul din care vezi dispozitivul',
    close: 'Închide',
    scale: 'lângă un card bancar',
  },
  bg: {
    first: /, отпред и отзад$/,
    closer: 'Увеличи',
    farther: 'Намали',
    next: 'Следващо изображение',
    turn: 'Завърти на 360°',
    angle: 'Ъгъл, от който гледаш устройството',
    close: 'Затвори',
    scale: 'до банкова карта',
  },
  hu: {
    first: /, elöl és hátul$/,
    closer: 'Nagyítás',
    farther: 'Kicsinyítés',
    next: 'Következő kép',
    turn: 'Forgatás 360°-ban',
    angle: 'Milyen szögből látod a készüléket',
    close: 'Bezárás',
    scale: 'bankkártya mellett',
  },
  gr: {
    first: /, μπροστά και πίσω$/,
    closer: 'Μεγέθυνση',
    farther: 'Σμίκρυνση',
    next: 'Επόμενη εικόνα',
    turn: 'Περιστροφή 360°',
    angle: 'Γωνία από την οποία βλέπεις τη συσκευή',
    close: 'Κλείσιμο',
    scale: 'δίπλα σε τραπεζική κάρτα',
  },
} as const
const phones = {
  ro: '/ro/telefoane/',
  bg: '/bg/telefoni/',
  hu: '/hu/telefon/',
  gr: '/gr/smartphone/',
} as const
const markets = ['ro', 'bg', 'hu', 'gr'] as const

for (const market of markets)
  test(`in ${market} a shopper looks at a phone closely, beside a bank card and from all sides`, {
    tag: market === 'hu' ? [] : ['@all'],
  }, async ({ page }) => {
    const read = text[market]
    await page.goto(phones[market])
    await openFirstProduct(page)
    await page.getByRole('link', { name: read.first }).click()
    const large = page.getByRole('dialog')
    await expect(large.getByText('1 / 6')).toBeVisible()
    await large.getByRole('button', { name: read.closer }).click()
    await expect(large.getByRole('button', { name: read.farther })).toBeVisible()
    await expectNoAxeViolations(page)
    for (const index of [2, 3, 4, 5]) {
      await large.getByRole('button', { name: read.next }).click()
      await expect(large.getByText(`${index} / 6`)).toBeVisible()
    }
    await expect(large.getByRole('img', { name: read.scale })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    const slider = large.getByRole('slider', { name: read.angle })
    await slider.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('358')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await page.getByRole('button', { name: read.turn }).click()
    await expect(slider).toBeVisible()
    await large.getByRole('button', { name: read.close }).click()
    await expect(large).toBeHidden()
    await expect(page.getByRole('button', { name: read.turn })).toBeFocused()
  })

test('without JavaScript a picture leads to its file, and there is no button to turn it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(phones.ro)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Rotește 360°' })).toBeHidden()
  await page.getByRole('link', { name: /, față și spate$/ }).click()
  await expect(page).toHaveURL(/\/pictures\/v1\/[a-z0-9-]+-pair\.svg$/)
  await context.close()
})
