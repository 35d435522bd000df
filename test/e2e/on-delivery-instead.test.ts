import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { aBuyer, collectionFeeMinor } from './buyers.ts'
import { amountIn } from './cart-page.ts'
import { orderButton, thankedFor } from './journey.ts'
import { orderNumbered, paymentsOf, unitsOf } from './outcome.ts'
import { atProvider, fillOrder, press } from './pay-journey.ts'
import { payText } from './pay-text.ts'

/** The button as a shopper reads it. */
const confirm = { bg: /^Потвърди: (.+) при доставка$/, gr: /^Επιβεβαίωση: (.+) στην παράδοση$/ }

for (const market of ['bg', 'gr'] as const)
  test(`in ${market} an order whose card is declined is paid on delivery, with the fee said before`, async ({
    page,
  }) => {
    const { atProvider: at, methods } = payText[market]
    const choice = { market, customer: 'personal', delivery: 'courier', method: 'card' } as const
    await fillOrder(page, choice, aBuyer(market), 11)
    await orderButton(page, market).click()
    await atProvider(page, market, 'card')
    // In Greece the customer is faster than the scripts.
    const { promise, resolve: release } = Promise.withResolvers<void>()
    if (market === 'gr')
      await page.route('**/assets/*.js', async route => {
        await promise
        await route.continue()
      })
    await press(page, at.refuseCard)
    const method = market === 'bg' ? 'cashOnDelivery' : 'paymentOnDelivery'
    await page.getByRole('radio', { name: String(methods[method]), exact: true }).check()
    release()
    const button = page.getByRole('button', { name: confirm[market] })
    await expectNoAxeViolations(page)
    const shown = Math.round(
      100 * amountIn(confirm[market].exec(await button.innerText())?.[1] ?? ''),
    )
    await button.dblclick()
    const order = await orderNumbered(await thankedFor(page, market))
    expect(order).toMatchObject({
      state: 'confirmed',
      collection_fee_minor: collectionFeeMinor[market],
      total_minor: shown,
    })
    expect(await paymentsOf(order.id)).toEqual([
      expect.objectContaining({ method: 'card', state: 'declined' }),
      expect.objectContaining({ method, state: 'due', amount: shown }),
    ])
    expect((await unitsOf(order.id)).map(({ state }) => state)).toEqual(['sold'])
    await page.goBack()
    await page.waitForLoadState()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    expect(await paymentsOf(order.id)).toHaveLength(2)
  })
