import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { hydrated } from './journey.ts'
import { type TradeInJourney, tradeInJourneys } from './trade-in-journeys.ts'

type Market = keyof typeof tradeInJourneys

function titled(page: Page, title: string) {
  return expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Finds the answer by its exact label: an answer's name may be the start of another one's. */
function answerBy(page: Page, label: string) {
  return page.getByRole('main').getByRole('group').getByText(label, { exact: true }).click()
}

async function expectFitting(page: Page) {
  await expectNoAxeViolations(page)
  const out = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect.soft(await page.evaluate(out), `pixels out of the page at ${page.url()}`).toBe(0)
}

function next(page: Page, { next: label }: TradeInJourney) {
  return page.getByRole('main').getByRole('button', { name: label }).click()
}

/** Continuing without an answer shows what is missing. */
async function expectAnswerRequired(page: Page, journey: TradeInJourney) {
  const main = page.getByRole('main')
  if ((await main.getByRole('group').locator('input:checked').count()) > 0) return
  await next(page, journey)
  await expect(main.getByRole('alert').first()).toBeVisible()
  await hydrated(page)
  await expectFitting(page)
}

/** From the landing page to the configuration, as offered by its cards and lists. */
async function chooseDevice(page: Page, journey: TradeInJourney) {
  await page.goto(journey.landing)
  await hydrated(page)
  await expectFitting(page)
  await page.getByRole('main').getByRole('button', { name: journey.type }).click()
  for (const label of [journey.brand, journey.model]) {
    await hydrated(page)
    await expectFitting(page)
    await page.getByRole('radio', { name: label, exact: false }).first().check()
    await next(page, journey)
  }
}

// A missing answer has its own status.
test.use({ allowedErrors: /422/ })

for (const market of Object.keys(tradeInJourneys) as Market[])
  test(`a seller describes a device in ${market}, and axe finds no violations on any step`, {
    tag: '@all',
  }, async ({ page }) => {
    test.slow()
    const journey: TradeInJourney = tradeInJourneys[market]
    await page.setViewportSize({ width: market === 'bg' ? 1280 : 360, height: 800 })
    await chooseDevice(page, journey)
    for (const [title, ...labels] of journey.screens) {
      await titled(page, title)
      await hydrated(page)
      await expectFitting(page)
      await expectAnswerRequired(page, journey)
      for (const label of labels) await answerBy(page, label)
      await next(page, journey)
    }
    await titled(page, journey.last)
    await expectFitting(page)
  })

/** With the keyboard alone: Tab to the group, an arrow key to the answer, Enter to continue. */
async function byKeys(page: Page, title: string, keys: readonly string[]) {
  await titled(page, title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const key of keys) await page.keyboard.press(key)
}

test('a seller in ro describes a phone by keyboard alone, and sees the offer follow every answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ro/vinde/')
  await hydrated(page)
  await page.getByLabel('Caută modelul pe care îl vinzi').focus()
  await page.keyboard.type('ajfon 13')
  await expect(
    page.getByRole('option', { name: 'Apple iPhone 13', exact: false }).first(),
  ).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const offer = page.getByRole('complementary', { name: 'Oferta ta' })
  const amount = async () => {
    const text = await offer.getByText(/lei$/).first().innerText()
    return Number(/[\d.]+/.exec(text)?.[0].replace('.', ''))
  }
  await byKeys(page, 'Ce configurație are?', ['Tab', 'Space', 'Tab', 'Space', 'Enter'])
  await byKeys(page, 'În ce rețea funcționează?', [])
  const spotless = await amount()
  for (const key of ['Tab', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await byKeys(page, 'A intrat în contact cu lichide?', ['Tab', 'Space', 'Enter'])
  await byKeys(page, 'Se vede o imagine remanentă?', ['Tab', 'Tab', 'Space', 'Enter'])
  await byKeys(page, 'Cum arată ecranul?', [])
  expect(await amount()).toBe(spotless)
  // "Deep, noticeable by touch": the third option.
  for (const key of ['Tab', 'Space', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key)
  await byKeys(page, 'Cum arată carcasa?', [])
  // The display factor 0.82, rounded down to 5 lei (sell.md, Price).
  expect(await amount()).toBe(Math.floor((spotless * 0.82) / 5) * 5)
  await page.reload()
  await titled(page, 'Cum arată carcasa?')
  await page.goBack()
  await titled(page, 'Cum arată ecranul?')
  await expect(page.getByRole('radio', { name: 'Zgârieturi adânci' })).toBeChecked()
})
