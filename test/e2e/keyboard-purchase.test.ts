import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aBuyer } from './buyers.ts'
import { hydrated, nextButton, stepOf, thankedFor } from './journey.ts'
import { addressOf, orderNumbered, unitsOf } from './outcome.ts'
import { pageText } from './text.ts'

const text = pageText.hu

/** Presses Tab until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator, most = 90) {
  for (let press = 0; press <= most; press += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached with ${most} presses of Tab: ${target}`)
}

async function isFocused(target: Locator) {
  return (
    (await target.count()) > 0 &&
    (await target.first().evaluate(element => element === document.activeElement))
  )
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Skips the header by the skip link, which is the first tab stop of every page. */
async function skipToContent(page: Page) {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ugrás a tartalomra' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** Types into a searchable dropdown and chooses the first match with the arrow keys. */
async function typeInto(page: Page, box: Locator, typed: string, value: string) {
  await tabTo(page, box)
  await page.keyboard.type(typed)
  const entry = page.getByRole('option', { name: value, exact: true })
  await expect(entry).toBeVisible()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('ArrowDown')
    const active = await box.getAttribute('aria-activedescendant')
    if (active !== null && active === (await entry.getAttribute('id'))) break
  }
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(value)
}

async function fill(page: Page, field: Locator, typed: string) {
  await tabTo(page, field)
  await page.keyboard.type(typed)
}

/** Tab stops once in a group of radio buttons, on the chosen one; the arrow keys move the choice. */
async function chooseRadio(page: Page, group: Locator, name: string) {
  await tabTo(page, group.locator('input[type="radio"]:focus'))
  const radio = group.getByRole('radio', { name, exact: true })
  for (let press = 0; press < 10 && !(await radio.isChecked()); press += 1)
    await page.keyboard.press('ArrowDown')
  // A single radio button cannot be reached with the arrow keys: Space chooses it.
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}

test('a guest in hu buys with the keyboard alone', async ({ page }) => {
  test.slow()
  const buyer = aBuyer('hu')
  await page.goto('/')
  await press(page, page.getByRole('link', { name: text.country }), 'Enter')
  await expect(page).toHaveURL(/\/hu\/$/)

  await press(page, page.getByRole('navigation').getByRole('link', { name: text.phones }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
  await skipToContent(page)
  const brand = page.getByRole('group', { name: text.brand }).getByLabel('Xiaomi')
  await press(page, brand, 'Space')
  await expect(page).toHaveURL(/xiaomi/)
  await expect(brand, 'the choice keeps the focus').toBeFocused()
  await press(page, page.getByRole('article').getByRole('heading').getByRole('link'), 'Enter')

  const addToCart = page.getByRole('button', { name: text.addToCart })
  await expect(addToCart.first()).toBeVisible()
  await hydrated(page)
  await skipToContent(page)
  await press(page, addToCart, 'Enter')
  const drawer = page.getByRole('dialog', { name: text.added })
  await drawer.waitFor()
  await press(page, drawer.getByRole('link', { name: text.toCart }), 'Enter')
  await expect(page.getByRole('button', { name: text.remove })).toHaveCount(1)
  await press(page, page.getByRole('button', { name: text.toOrder }), 'Space')

  const [delivery, address, contact, billing, payment] = ([0, 1, 2, 3, 4] as const).map(at =>
    stepOf(page, 'hu', at),
  ) as [Locator, Locator, Locator, Locator, Locator]
  await expect(delivery).toBeVisible()
  await hydrated(page)
  await skipToContent(page)
  await press(page, delivery.getByRole('button', { name: text.edit }), 'Enter')
  await chooseRadio(page, delivery, 'Futár a megadott címre')
  await press(page, nextButton(page, 'hu', 0), 'Enter')

  await expect(address.getByRole('heading').first(), 'the new step is announced').toBeFocused()
  await typeInto(page, address.getByRole('combobox', { name: text.county }), 'budap', 'Budapest')
  await typeInto(
    page,
    address.getByRole('combobox', { name: text.locality }),
    'vi. ker',
    'Budapest VI. kerület',
  )
  await typeInto(
    page,
    address.getByRole('combobox', { name: text.street }),
    'andrassy',
    'Andrássy út',
  )
  await fill(page, address.getByLabel(text.number), '60')
  await expect(address.getByLabel(text.postalCode)).toHaveValue('1061')
  await press(page, nextButton(page, 'hu', 1), 'Enter')

  await expect(contact.getByRole('heading').first()).toBeFocused()
  await fill(page, contact.getByLabel(text.name), buyer.name)
  await fill(page, contact.getByLabel(text.email), buyer.email)
  await fill(page, contact.getByLabel(text.phone), buyer.phone)
  await page.keyboard.press('Enter')

  await expect(billing, 'the recipient is billed').toContainText(buyer.name)
  await expect(payment.getByRole('heading').first()).toBeFocused()
  await chooseRadio(page, payment, 'Fizetés átvételkor')
  await press(page, payment.getByRole('checkbox', { name: text.terms }), 'Space')
  await press(page, page.getByRole('button', { name: text.orderButton }), 'Enter')

  const order = await orderNumbered(await thankedFor(page, 'hu'))
  expect(order).toMatchObject({
    market: 'hu',
    contact_email: buyer.email,
    delivery_method: 'courier',
    payment_method: 'paymentOnDelivery',
    // Courier 1,690 and collection fee 490, in hundredths (markets.md).
    delivery_minor: 169000,
    collection_fee_minor: 49000,
  })
  expect(await unitsOf(order.id)).toMatchObject([{ state: 'sold', market: 'hu' }])
  expect(await addressOf(order.id, 'delivery')).toMatchObject([
    {
      county: 'Budapest',
      locality: 'Budapest VI. kerület',
      street: 'Andrássy út',
      number: '60',
      postal_code: '1061',
    },
  ])
})
