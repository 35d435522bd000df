import { expect, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { noteRow } from '#test/support/paying-table.ts'
import {
  aBuyer,
  type Buyer,
  collectionFeeMinor,
  companies,
  currencyOf,
  deliveries,
} from './buyers.ts'
import { amountIn } from './cart-page.ts'
import { orderButton } from './journey.ts'
import { confirmationsOf, invoiceOf, orderNumbered, paymentsOf, unitsOf } from './outcome.ts'
import { courses, type Ended } from './pay-courses.ts'
import { fillOrder } from './pay-journey.ts'
import { payText } from './pay-text.ts'
import { isCalled, isOnDelivery, nameOf, type PaymentCase, paymentCases } from './pay-walks.ts'
import { languageOf } from './text.ts'

for (const [at, paymentCase] of paymentCases.entries()) {
  test(nameOf(paymentCase), { tag: paymentCase.isDaily ? [] : ['@all'] }, async ({ page }) => {
    test.slow()
    const buyer = aBuyer(paymentCase.market)
    // Neighbours in the table do not buy the same phone.
    await fillOrder(page, { ...paymentCase, isCalled: isCalled(paymentCase) }, buyer, at % 12)
    await orderButton(page, paymentCase.market).click()
    const ended = await courses[paymentCase.course](page, paymentCase)
    const order = await expectOrder(paymentCase, buyer, ended)
    await expectThanks(page, paymentCase, ended, order.total_minor)
    noteRow({
      market: paymentCase.market,
      customer: paymentCase.customer,
      method: paymentCase.method,
      delivery: paymentCase.delivery,
      path: paymentCase.course,
      order: order.state,
      payments: order.payments.map(({ method, state }) => `${method} ${state}`).join(', '),
      units: order.units.map(({ state }) => state).join(', '),
      invoice: 'issued',
      page: new URL(page.url()).pathname.replace(ended.number, '…'),
    })
  })
}

/** The rows of an order that was paid, or will be on delivery. */
async function expectOrder(paymentCase: PaymentCase, buyer: Buyer, { number, payments }: Ended) {
  const order = await orderNumbered(number)
  const { market, customer } = paymentCase
  const delivery = deliveries[market][paymentCase.delivery]
  const fee = isOnDelivery(paymentCase.method) ? collectionFeeMinor[market] : 0
  const currency = currencyOf[market]
  expect(order).toMatchObject({
    market,
    language: languageOf[market],
    state: 'confirmed',
    customer_type: customer,
    billing:
      customer === 'corporate'
        ? { kind: 'corporate', company: { name: companies[market].name } }
        : { kind: 'personal' },
    contact_email: buyer.email,
    delivery_method: delivery?.stored.deliveryMethod,
    delivery_subtype: delivery?.stored.deliverySubtype,
    currency,
    discount_minor: 0,
    delivery_minor: delivery?.stored.deliveryMinor,
    collection_fee_minor: fee,
  })
  const total = order.items_minor + order.delivery_minor + fee
  expect(order.total_minor).toBe(total)
  const attempts = await paymentsOf(order.id)
  expect(attempts).toEqual(
    payments.map(([method, state]) =>
      expect.objectContaining({ method, state, amount: total, currency }),
    ),
  )
  const isRequestedMethod = attempts.at(0)?.method === paymentCase.method
  if (isRequestedMethod && paymentCase.rates)
    expect(attempts[0]?.installments).toBe(paymentCase.rates)
  const units = await unitsOf(order.id)
  expect(units).toEqual([{ unit_id: expect.any(String), state: 'sold', market }])
  expect(await confirmationsOf(order.id), 'confirmations').toBe(1)
  const language = languageOf[market]
  expect(await invoiceOf(order.id)).toEqual({ kind: 'invoice', language, currency, total })
  return { ...order, payments: attempts, units }
}

/** The page shows the payment method, and the amount or the lender. */
async function expectThanks(page: Page, { market }: PaymentCase, ended: Ended, totalMinor: number) {
  const [method, state] = ended.payments.at(-1) ?? []
  const text = payText[market]
  const main = page.getByRole('main')
  await expect(main).toContainText(String(method && text.methods[method]))
  if (state === 'due') return
  if (method !== 'card') return expect(main).toContainText(text.financedBy)
  const paid = main.getByText(text.paid)
  await expect(paid).toBeVisible()
  expect(amountIn(await paid.innerText()) * 100).toBeCloseTo(totalMinor)
}
