import { expect, type Locator } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { aBuyer, plans } from './buyers.ts'
import {
  billPerson,
  chooseDelivery,
  choosePayment,
  giveContact,
  nextIn,
  placeOrder,
  stepOf,
} from './journey.ts'
import { orderNumbered } from './outcome.ts'
import { holdPhoneForAll, openCheckout } from './prepared.ts'
import { pageText } from './text.ts'

const texts = {
  ro: { map: 'Hartă', several: /^\d+ (de )?puncte, /, last: 'Ales data trecută', away: /^la \d/ },
  bg: { map: 'Карта', several: /^\d+ места, /, last: 'Избрано предишния път', away: /^на \d/ },
  hu: {
    map: 'Térkép',
    several: /^\d+ átvételi pont, /,
    last: 'Legutóbb ezt választottad',
    away: /^\d+(,\d)? km$/,
  },
} as const

/** Presses the first mark with several points until it is a point of its own; returns its name. */
async function zoomToPoint(map: Locator, several: RegExp): Promise<string> {
  const marks = map.getByRole('button')
  await expect(marks.first()).toHaveAttribute('aria-label', several)
  for (let presses = 0; presses < 6; presses++) {
    const label = String(await marks.first().getAttribute('aria-label'))
    await marks.first().press('Enter')
    if (!several.test(label)) return label
    await expect(marks.first()).not.toHaveAttribute('aria-label', label)
  }
  throw new Error('No press led to a single point.')
}

for (const market of ['bg', 'ro', 'hu'] as const)
  test(`a guest in ${market} orders to a point chosen on the map, and finds it first the next time`, {
    tag: market === 'bg' ? [] : ['@all'],
  }, async ({ page }) => {
    const text = texts[market]
    await holdPhoneForAll(page, market, 24)
    await openCheckout(page, market)
    await chooseDelivery(page, market, plans[market])
    const step = stepOf(page, market, 1)
    await expect(step.getByText(text.last, { exact: true })).toHaveCount(0)
    await step.getByRole('button', { name: text.map, exact: true }).click()
    const map = step.getByRole('region', { name: text.map })
    await expect(map.getByRole('button').first()).toBeVisible()
    await expectNoAxeViolations(page)
    const name = await zoomToPoint(map, text.several)
    const chosen = step.getByRole('radio', { name, exact: true })
    await expect(chosen).toBeChecked()
    await expect(step.getByText(text.away).first()).toBeVisible()

    await nextIn(page, market, 1)
    await giveContact(page, market, aBuyer(market))
    await billPerson(page, market)
    await choosePayment(page, market, plans[market])
    const order = await orderNumbered(await placeOrder(page, market))
    expect(order.pickup_point).toMatchObject({ name })
    const [point] = await shopRows<{ name: string }>(
      'select name from pickup_point where market = $1 and id = $2',
      [market, (order.pickup_point as { id: string }).id],
    )
    expect(point).toEqual({ name })

    await holdPhoneForAll(page, market, 25)
    await openCheckout(page, market)
    await chooseDelivery(page, market, plans[market])
    await expect(step.getByText(text.last, { exact: true })).toHaveCount(1)
    await expect(step.getByRole('radio').first()).toHaveAccessibleName(name)
    await expect(step.getByRole('radio', { checked: true })).toHaveCount(0)
  })

test.describe('a map that cannot be loaded', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('a map that cannot be loaded says so and is tried again, and the list stays', async ({
    page,
  }) => {
    await page.route('**/api/pickup-map/**', route => route.abort())
    await holdPhoneForAll(page, 'ro', 24)
    await openCheckout(page, 'ro')
    await nextIn(page, 'ro', 0)
    const step = stepOf(page, 'ro', 1)
    await step.getByRole('button', { name: texts.ro.map, exact: true }).click()
    await expect(step.getByText('Lista nu s-a încărcat.')).toBeVisible()
    await expect(step.getByRole('radio')).toHaveCount(20)
    await page.unroute('**/api/pickup-map/**')
    await step.getByRole('button', { name: 'Încearcă din nou' }).click()
    const map = step.getByRole('region', { name: texts.ro.map })
    await expect(map.getByRole('button').first()).toBeVisible()
    await step.getByLabel(pageText.ro.findPoint).fill('Timișoara')
    await expect(map.getByRole('button', { name: 'Toată țara' })).toBeVisible()
    await expect(
      map.getByRole('button', { name: /easybox Iulius Town|Timișoara/ }),
    ).not.toHaveCount(0)
    await map.getByRole('button', { name: 'Toată țara' }).click()
    await expect(map.getByRole('button', { name: /Cluj/ })).toHaveCount(1)
  })
})
