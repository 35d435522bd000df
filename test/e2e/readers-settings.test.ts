import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aBuyer, plans } from './buyers.ts'
import { chooseDelivery, choosePlace, giveContact, hydrated, orderButton } from './journey.ts'
import { holdPhone, openCheckout } from './prepared.ts'
import { pageText } from './text.ts'

function heightOf(page: Page, selector: string) {
  return page.locator(selector).evaluate(element => element.getBoundingClientRect().height)
}

test('with forced colours no empty control is painted, and disabled controls are grey', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await holdPhone(page, 'ro')
  await openCheckout(page, 'ro')
  expect(await heightOf(page, '#offline')).toBe(0)
  const [grey, shown] = await orderButton(page, 'ro').evaluate(button => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'GrayText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return [color, getComputedStyle(button).color]
  })
  await expect(orderButton(page, 'ro')).toHaveAttribute('aria-disabled', 'true')
  expect(shown).toBe(grey)
})

test('at 400 % zoom a sheet leaves most of the screen to its options', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/ro/telefoane/')
  await hydrated(page)
  await page.getByRole('button', { name: pageText.ro.filters }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(pageText.ro.priceTo).focus()
  const title = sheet.getByRole('heading', { name: pageText.ro.filters })
  const [edge, titleEnd, bottom] = await Promise.all([
    sheet.evaluate(element => element.getBoundingClientRect().top),
    title.evaluate(element => element.getBoundingClientRect().bottom),
    sheet
      .getByRole('button')
      .last()
      .evaluate(last => last.getBoundingClientRect().top),
  ])
  const top = Math.max(edge, titleEnd)
  expect(bottom - top).toBeGreaterThan(256 / 2)
  const field = await sheet.getByLabel(pageText.ro.priceTo).boundingBox()
  expect(field?.y).toBeGreaterThan(top)
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bottom)
})

test('at 320 px no separator dot remains at the end of a line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/ro/smartwatch/')
  const dots = await page.getByRole('article').evaluateAll(cards =>
    cards.flatMap(card =>
      [...card.querySelectorAll('.dotted > span > span')].map(dot => {
        const { top } = dot.getBoundingClientRect()
        const part = dot.parentElement
        const shownFrom = card.querySelector('h2')?.getBoundingClientRect().left ?? 0
        return {
          isAlone: part?.previousElementSibling?.getBoundingClientRect().top !== top,
          isShown: dot.getBoundingClientRect().right > shownFrom + 1,
        }
      }),
    ),
  )
  expect(dots.filter(({ isAlone }) => isAlone).length).toBeGreaterThan(0)
  expect(dots.filter(({ isAlone, isShown }) => isAlone === isShown)).toEqual([])
})

test('a long word in a step’s name is not broken beside its button', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await holdPhone(page, 'hu')
  await openCheckout(page, 'hu')
  await chooseDelivery(page, 'hu', plans.hu)
  await choosePlace(page, 'hu', plans.hu)
  await giveContact(page, 'hu', aBuyer('hu'))
  const name = page.getByRole('heading', { level: 2, name: /^Kapcsolattartási adatok/ })
  await expect(name).toContainText('kész')
  const lines = await name.evaluate(heading => {
    const range = document.createRange()
    range.setStart(heading.firstChild as Text, 0)
    range.setEnd(heading.firstChild as Text, 'Kapcsolattartási'.length)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('suggestions of models to trade in scroll in their own list when they do not fit', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/hu/eladas/')
  await hydrated(page)
  await page.getByLabel('Keresd meg a modellt, amelyet eladsz').fill('iphone')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').nth(9)).toBeAttached()
  expect(await list.evaluate(each => each.scrollHeight > each.clientHeight)).toBe(true)
  await expectNoAxeViolations(page)
})
