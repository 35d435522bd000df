import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { aBuyer, plans, seats } from './buyers.ts'
import {
  chooseCountry,
  fillCheckout,
  filterPhones,
  goToCheckout,
  openFirstProduct,
  openPhones,
  placeOrder,
  putInCart,
} from './journey.ts'
import { addressOf, mailOf, orderNumbered, unitsOf, unsentOutboxOf } from './outcome.ts'
import { languageOf, type Market, markets } from './text.ts'

const warrantyCard: Readonly<Record<Market, string>> = {
  ro: 'Descarcă certificatul de garanție (PDF)',
  bg: 'Изтегли гаранционната карта (PDF)',
  hu: 'Jótállási jegy letöltése (PDF)',
  gr: 'Κατέβασε την κάρτα εγγύησης (PDF)',
}

/** Runs daily in markets where no other test orders. */
function tagOf(market: Market) {
  return market === 'gr' ? [] : ['@all']
}

for (const market of markets) {
  const tag = tagOf(market)
  test(`a guest in ${market} finds a phone, orders it and sees the order number`, { tag }, async ({
    page,
  }) => {
    const plan = plans[market]
    const buyer = aBuyer(market)
    await chooseCountry(page, market)
    await openPhones(page, market)
    await filterPhones(page, market, 'Samsung', plan.priceTo)
    const product = await openFirstProduct(page)
    expect(product).toContain('Samsung')
    await putInCart(page, market)
    await goToCheckout(page, market)
    await fillCheckout(page, market, plan, buyer)
    const number = await placeOrder(page, market)
    await expect(page.getByRole('main')).toContainText(buyer.email)
    await expect(page.getByRole('main')).toContainText(product)
    const card = page.getByRole('link', { name: warrantyCard[market] })
    const paper = await page.request.get((await card.getAttribute('href')) ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

    const order = await orderNumbered(number)
    expect(order).toMatchObject({
      market,
      language: languageOf[market],
      state: 'confirmed',
      customer_type: 'personal',
      contact_name: buyer.name,
      contact_email: buyer.email,
      contact_phone: buyer.storedPhone,
      delivery_method: plan.stored.deliveryMethod,
      delivery_subtype: plan.stored.deliverySubtype,
      payment_method: plan.stored.paymentMethod,
      currency: plan.stored.currency,
      delivery_minor: plan.stored.deliveryMinor,
      collection_fee_minor: plan.stored.collectionFeeMinor,
    })
    expect(order.total_minor).toBe(
      order.items_minor + plan.stored.deliveryMinor + plan.stored.collectionFeeMinor,
    )
    const units = await unitsOf(order.id)
    expect(units).toEqual([{ unit_id: expect.any(String), state: 'sold', market }])
    await expectPlace(order.id, order.pickup_point, plan.place)
    // A pickup point is nobody's address: the invoice has the buyer's.
    if (plan.place.kind === 'point')
      expect(await addressOf(order.id, 'billing')).toMatchObject([
        { street: seats[market].street, number: seats[market].number },
      ])

    const mail = await mailOf(order.id)
    expect(mail.recipient).toBe(buyer.email)
    expect(mail.subject).toContain(number)
    await expect.poll(() => unsentOutboxOf(order.id)).toBe(0)
    await page.goto('/_mailbox/')
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toContainText(number)
  })
}

async function expectPlace(
  orderId: string,
  pickupPoint: unknown,
  place: (typeof plans)['ro']['place'],
) {
  if (place.kind === 'point') {
    expect(pickupPoint).toMatchObject({ name: expect.stringContaining(place.point) })
    return
  }
  expect(pickupPoint).toBeNull()
  expect(await addressOf(orderId, 'delivery')).toMatchObject([
    {
      county: place.county,
      locality: place.locality,
      street: place.street,
      number: place.number,
      postal_code: place.postalCode.replace(' ', ''),
    },
  ])
}
