import { expect, type Locator, type Page } from '@playwright/test'

/** How a person acts on a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  readonly press: (control: Locator) => Promise<void>
  /** A radio button or a checkbox. */
  readonly choose: (input: Locator) => Promise<void>
  readonly fill: (field: Locator, value: string) => Promise<void>
}

export const byPointer: Hands = {
  press: control => control.click(),
  choose: input => input.check(),
  fill: (field, value) => field.fill(value),
}

/** Presses Tab until the control has the focus; arrow keys move within a radio group, where Tab stops once. */
export function byKeyboard(page: Page): Hands {
  return {
    press: async control => {
      await tabUntil(page, () => hasFocus(control))
      await page.keyboard.press('Enter')
    },
    choose: async input => {
      const isRadio = (await input.getAttribute('type')) === 'radio'
      await tabUntil(page, () => (isRadio ? isInGroup(input) : hasFocus(input)))
      for (let step = 0; isRadio && step < mostStops && !(await hasFocus(input)); step += 1)
        await page.keyboard.press('ArrowDown')
      if (!(await input.isChecked())) await page.keyboard.press('Space')
      await expect(input).toBeChecked()
    },
    fill: async (field, value) => {
      await tabUntil(page, () => hasFocus(field))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(value)
      await expect(field).not.toHaveValue('')
    },
  }
}

const mostStops = 120

async function tabUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached with ${mostStops} presses of Tab at ${page.url()}`)
}

function hasFocus(target: Locator) {
  return target.evaluate(element => element === document.activeElement)
}

function isInGroup(radio: Locator) {
  return radio.evaluate(
    element =>
      document.activeElement instanceof HTMLInputElement &&
      element instanceof HTMLInputElement &&
      document.activeElement.type === 'radio' &&
      document.activeElement.name === element.name,
  )
}
