import { expect, type Locator } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aBuyer, plans, seats } from './buyers.ts'
import { fillAddress, hydrated, nextButton, orderButton, stepOf } from './journey.ts'
import { orderNumbered, unitsOf } from './outcome.ts'
import { atProvider } from './pay-journey.ts'
import { payText } from './pay-text.ts'
import { phoneForAll } from './sold-out.ts'
import { markets, pageText } from './text.ts'

const buyNow = {
  ro: 'Cumpără acum',
  bg: 'Купи сега',
  hu: 'Megveszem',
  gr: 'Αγορά τώρα',
} as const

/** Where lockers of the usual delivery are. */
const towns = { ro: 'Cluj', bg: 'София', hu: 'Budapest', gr: undefined } as const

/**
 * The usual delivery of a market: to the door in Greece, whose invoice goes there too; to a locker elsewhere, which is
 * nobody's address: the contact asks for the one of the invoice.
 */
for (const market of markets)
  test(`a guest in ${market} is at the card form six presses after the product page`, {
    tag: market === 'gr' || market === 'ro' ? [] : ['@all'],
  }, async ({ page }) => {
    let presses = 0
    const press = async (control: Locator) => {
      presses += 1
      await control.click()
    }
    const text = pageText[market]
    const buyer = aBuyer(market)
    await page.goto(await phoneForAll(market, market === 'gr' ? 19 : 20))
    await hydrated(page)
    await press(page.getByRole('button', { name: buyNow[market], exact: true }))
    await expect(stepOf(page, market, 0).getByRole('button', { name: text.edit })).toBeVisible()

    const address = stepOf(page, market, 1)
    const { place } = plans[market]
    const town = towns[market]
    if (town !== undefined) {
      await address.getByLabel(text.findPoint).fill(town)
      await expect(address.getByText(new RegExp(town)).first()).toBeVisible()
      await press(address.getByRole('radio').first())
    } else if (place.kind === 'address') {
      await fillAddress(address, market, place)
      await press(nextButton(page, market, 1))
    }

    const contact = stepOf(page, market, 2)
    await contact.getByLabel(text.name).fill(buyer.name)
    await contact.getByLabel(text.email).fill(buyer.email)
    await contact.getByLabel(text.phone).fill(buyer.phone)
    if (town !== undefined) await fillAddress(contact, market, seats[market])
    await press(nextButton(page, market, 2))

    const payment = stepOf(page, market, 4)
    const card = String(payText[market].methods.card)
    await press(payment.getByRole('radio', { name: card, exact: true }))
    await press(payment.getByRole('checkbox', { name: text.terms }))
    await press(orderButton(page, market))
    const order = await orderNumbered(await atProvider(page, market, 'card'))
    expect(presses).toBe(6)
    expect(order).toMatchObject({ contact_email: buyer.email, payment_method: 'card' })
    expect(await unitsOf(order.id)).toHaveLength(1)
  })

test('a device that is in the cart already is not added again by going straight to the order', async ({
  page,
}) => {
  await page.goto(await phoneForAll('ro', 21))
  await hydrated(page)
  const product = page.url()
  const buy = () => page.getByRole('button', { name: buyNow.ro, exact: true }).click()
  await buy()
  await expect(page).toHaveURL(/finalizeaza-comanda|checkout|comanda/)
  await page.goto(product)
  await hydrated(page)
  await buy()
  await expect(stepOf(page, 'ro', 0)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Coș/ })).toContainText('1')
})
