import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { nextIn, pick, stepOf } from './journey.ts'
import { holdPhone, openCheckout } from './prepared.ts'
import { pageText } from './text.ts'

const text = pageText.ro

/** The courier's address, with nothing chosen yet. */
async function openAddress(page: Page): Promise<Locator> {
  await holdPhone(page, 'ro')
  await openCheckout(page, 'ro')
  await stepOf(page, 'ro', 0).getByRole('radio', { name: 'Curier la adresă' }).check()
  await nextIn(page, 'ro', 0)
  return stepOf(page, 'ro', 1)
}

async function activeOption(page: Page, box: Locator): Promise<string> {
  await expect(box).toBeFocused()
  const id = await box.getAttribute('aria-activedescendant')
  return id === null ? '' : page.locator(`[id="${id}"]`).innerText()
}

test('the dropdown of counties can be opened, navigated and left with the keyboard', async ({
  page,
}) => {
  const step = await openAddress(page)
  const box = step.getByRole('combobox', { name: text.county })
  const list = step.getByRole('listbox', { name: text.county })
  const press = (key: string) => page.keyboard.press(key)
  await box.focus()
  await expect(box).toHaveAttribute('aria-expanded', 'false')

  await press('ArrowDown')
  await expect(list).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(list.getByRole('option')).toHaveCount(42)
  expect(await activeOption(page, box)).toBe('Alba')
  await press('ArrowUp')
  expect(await activeOption(page, box)).toBe('Vrancea')
  await press('Escape')
  await expect(list).toBeHidden()
  await press('ArrowUp')
  expect(await activeOption(page, box)).toBe('Vrancea')
  await press('Alt+ArrowUp')
  await expect(list).toBeHidden()
  await press('Alt+ArrowDown')
  await expect(list).toBeVisible()
  expect(await activeOption(page, box)).toBe('')

  await page.keyboard.type('bistriTA NAS')
  await expect(list.getByRole('option')).toHaveText(['Bistrița-Năsăud'])
  await expect(step.getByRole('status').filter({ hasText: '1 sugestie' })).toHaveCount(1)
  await press('ArrowDown')
  await press('Enter')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('Bistrița-Năsăud')
  await expect(box).toBeFocused()

  await box.fill('zzz')
  await expect(step.getByRole('status').filter({ hasText: 'Nu am găsit nimic.' })).toBeVisible()
  await press('Enter')
  await expect(step.getByRole('alert'), 'Enter in an open list sends nothing').toHaveCount(0)
  await press('Escape')
  await expect(box, 'what was typed is forgotten').toHaveValue('Bistrița-Năsăud')

  await box.fill('')
  await press('Tab')
  await expect(box, 'clearing the text clears the choice').toHaveValue('')
  await expect(step.getByText(text.required.county)).toBeVisible()
  await expect(box).toHaveAttribute('aria-invalid', 'true')

  await box.focus()
  await page.keyboard.type('cluj')
  await press('Tab')
  await expect(list).toBeHidden()
  await expect(box, 'a name typed whole is taken').toHaveValue('Cluj')
})

test('the dropdown of streets continues where "load more" was', { tag: '@all' }, async ({
  page,
}) => {
  const step = await openAddress(page)
  await pick(step, text.county, 'Cluj')
  await pick(step, text.locality, 'Cluj-Napoca')
  const box = step.getByRole('combobox', { name: text.street })
  const list = step.getByRole('listbox', { name: text.street })
  await step.getByRole('button', { name: 'Arată lista' }).nth(2).click()
  await expect(box).toBeFocused()
  await expect(list.getByRole('option')).toHaveCount(101)
  await expect(list).toHaveClass(/max-h-60/)
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page, box)).toBe('Încarcă mai multe')
  await page.keyboard.press('Enter')
  await expect(step.getByRole('status').filter({ hasText: /^\d{3} de sugestii$/ })).toHaveCount(1)
  await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(102)
  const first = await list.getByRole('option').nth(100).innerText()
  expect(await activeOption(page, box)).toBe(first)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(first)
  await expect(list).toBeHidden()
})

test('a click opens the dropdown and chooses an option, and the field keeps the focus', async ({
  page,
}) => {
  const step = await openAddress(page)
  const box = step.getByRole('combobox', { name: text.county })
  const list = step.getByRole('listbox', { name: text.county })
  const button = box.locator('..').getByRole('button', { name: 'Arată lista' })
  await button.click()
  await expect(list).toBeVisible()
  await expect(box).toBeFocused()
  await button.click()
  await expect(list).toBeHidden()
  await button.click()
  await list.getByRole('option', { name: 'Sibiu', exact: true }).click()
  await expect(box).toHaveValue('Sibiu')
  await expect(box).toBeFocused()
  await button.click()
  await expect(list.getByRole('option', { name: 'Sibiu' })).toHaveAttribute('aria-selected', 'true')
  // The margin of the page: the list may cover what is above its field.
  await page.mouse.click(2, 400)
  await expect(list, 'a click elsewhere closes it').toBeHidden()
})
