import { expect, type Locator } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aBuyer, plans, seats } from './buyers.ts'
import { fillAddress, hydrated, nextButton, orderButton, stepOf } from './journey.ts'
import { orderNumbered, unitsOf } from './outcome.ts'
import { atProvider } from './pay-journey.ts'
import { payText } from './pay-text.ts'
import { phoneForAll } from './sold-out.ts'
import { pageText } from './text.ts'

const buyNow = { ro: 'Cumpără acum', gr: 'Αγορά τώρα' } as const

/**
 * The usual delivery of a market: to the door in Greece, whose invoice goes there too; to a locker in Romania, which is
 * one choice more, and nobody's address.
 */
for (const [market, most] of [
  ['gr', 6],
  ['ro', 8],
] as const)
  test(`a guest in ${market} is at the card form ${most} presses after the product page`, {
    tag: market === 'gr' ? [] : ['@all'],
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
    if (place.kind === 'point') {
      await address.getByLabel(text.findPoint).fill(place.search)
      await press(address.getByRole('radio', { name: place.point }).first())
    } else await fillAddress(address, market, place)
    await press(nextButton(page, market, 1))

    const contact = stepOf(page, market, 2)
    await contact.getByLabel(text.name).fill(buyer.name)
    await contact.getByLabel(text.email).fill(buyer.email)
    await contact.getByLabel(text.phone).fill(buyer.phone)
    await press(nextButton(page, market, 2))

    if (place.kind === 'point') {
      await fillAddress(stepOf(page, market, 3), market, seats[market])
      await press(nextButton(page, market, 3))
    }

    const payment = stepOf(page, market, 4)
    const card = String(payText[market].methods.card)
    await press(payment.getByRole('radio', { name: card, exact: true }))
    await press(payment.getByRole('checkbox', { name: text.terms }))
    await press(orderButton(page, market))
    const order = await orderNumbered(await atProvider(page, market, 'card'))
    expect(presses).toBe(most)
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
