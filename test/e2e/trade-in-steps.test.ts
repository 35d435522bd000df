import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { hydrated } from './journey.ts'
import { answers, byPointer } from './seller-hands.ts'
import { answerInput } from './seller-walks.ts'
import { type TradeInJourney, tradeInJourneys } from './trade-in-journeys.ts'

type Market = keyof typeof tradeInJourneys

function titled(page: Page, title: string) {
  return expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function expectFitting(page: Page) {
  await expectNoAxeViolations(page)
  const out = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect.soft(await page.evaluate(out), `pixels out of the page at ${page.url()}`).toBe(0)
}

function next(page: Page, { next: label }: TradeInJourney) {
  return page.getByRole('main').getByRole('button', { name: label })
}

/** Continuing without an answer shows what is missing. */
async function expectAnswerRequired(page: Page, journey: TradeInJourney) {
  const main = page.getByRole('main')
  if ((await main.getByRole('group').locator('input:checked').count()) > 0) return
  await next(page, journey).click()
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
    const input = page.getByRole('radio', { name: label, exact: false }).first()
    await answers(page, byPointer, [input], next(page, journey))
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
      const inputs = labels.map(label => answerInput(page, label))
      await answers(page, byPointer, inputs, next(page, journey))
    }
    await titled(page, journey.last)
    await expectFitting(page)
  })

test('a tablet with two defects is described in fifteen presses, and Back shows what was answered', async ({
  page,
}) => {
  const { ro } = tradeInJourneys
  let presses = 0
  const counted = {
    ...byPointer,
    press: async (control: Locator) => {
      presses += 1
      await byPointer.press(control)
    },
    choose: async (input: Locator) => {
      presses += 1
      await byPointer.choose(input)
    },
  }
  await page.goto(ro.landing)
  await counted.press(page.getByRole('main').getByRole('button', { name: ro.type }))
  for (const label of [ro.brand, ro.model]) {
    const input = page.getByRole('radio', { name: label, exact: false }).first()
    await answers(page, counted, [input], next(page, ro))
  }
  for (const [title, ...labels] of ro.screens) {
    await titled(page, title)
    const inputs = labels.map(label => answerInput(page, label))
    await answers(page, counted, inputs, next(page, ro))
  }
  await titled(page, ro.last)
  const [title = '', label = ''] = ro.screens[2] ?? []
  // Its fourteen answers, and one to go on from those that can be several.
  expect(presses).toBe(15)
  for (const [earlier] of ro.screens.slice(2).toReversed()) {
    await page.getByRole('main').getByRole('link', { name: 'Înapoi' }).click()
    await titled(page, earlier)
  }
  await titled(page, title)
  await expect(answerInput(page, label)).toBeChecked()
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
