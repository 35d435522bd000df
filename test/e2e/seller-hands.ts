import { expect, type Locator, type Page } from '@playwright/test'

/** How a person acts on a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  readonly isPointer: boolean
  readonly press: (control: Locator) => Promise<void>
  /** A radio button or a checkbox. */
  readonly choose: (input: Locator) => Promise<void>
  readonly fill: (field: Locator, value: string) => Promise<void>
}

export const byPointer: Hands = {
  isPointer: true,
  press: control => control.click(),
  choose: async input => {
    if (!(await input.isChecked())) await input.click()
  },
  fill: (field, value) => field.fill(value),
}

/** Presses Tab until the control has the focus; arrow keys move within a radio group, where Tab stops once. */
export function byKeyboard(page: Page): Hands {
  return {
    isPointer: false,
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

/** Chooses the answers of a question and goes on: a pointer's press on the last of them does both. */
export async function answers(page: Page, hands: Hands, inputs: readonly Locator[], next: Locator) {
  const address = page.url()
  for (const input of inputs) {
    const advances = hands.isPointer && (await isLast(input))
    await hands.choose(input)
    if (advances) return expect(page).not.toHaveURL(address)
  }
  return hands.press(next)
}

/** Whether nothing is left to answer once this is chosen: single answers only, or "nothing of these" alone. */
function isLast(input: Locator) {
  return input.evaluate((element: HTMLInputElement) => {
    const { form, type, value, name, checked } = element
    const others = [...(form?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])]
      .map(radio => radio.name)
      .filter(each => each !== name)
    const chosen = new FormData(form ?? undefined)
    if (checked || form?.dataset.autoAdvance === undefined) return false
    return type === 'radio' ? others.every(each => chosen.has(each)) : value === 'none'
  })
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
