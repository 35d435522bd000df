import { expect, type Locator, type Page } from '@playwright/test'
import { type Buyer, type Delivering, deliveries } from './buyers.ts'
import {
  billCompany,
  billPerson,
  chooseDelivery,
  choosePlace,
  giveContact,
  orderButton,
  stepOf,
} from './journey.ts'
import { type Method, payText } from './pay-text.ts'
import { holdPhoneForAll, openCheckout } from './prepared.ts'
import { type Market, pageText } from './text.ts'

type Choice = {
  readonly market: Market
  readonly customer: 'personal' | 'corporate'
  readonly delivery: Delivering
}

/** From a filled cart to the last step, opened. */
export async function goToPayment(page: Page, choice: Choice, buyer: Buyer) {
  const { market, customer, delivery } = choice
  await openCheckout(page, market)
  await chooseDelivery(page, market, delivery)
  await choosePlace(page, market, delivery)
  await giveContact(page, market, buyer, customer === 'corporate' ? 'another' : 'recipient')
  if (customer === 'corporate') await billCompany(page, market)
  else await billPerson(page, market)
  await expect(stepOf(page, market, 4).getByRole('radio').first()).toBeVisible()
}

type Chosen = {
  readonly method: Method
  readonly rates?: number
  /** Whether the lender calls, instead of the customer filling in its form. */
  readonly isCalled?: boolean
}

/** The payment row, its installments and its consents, wherever payment methods are chosen. */
export async function chooseMethod(
  place: Page | Locator,
  market: Market,
  { method, rates, isCalled }: Chosen,
) {
  const text = payText[market]
  const name = String(text.methods[method])
  await place.getByRole('radio', { name, exact: true }).check()
  if (isOfCardOrCash(method)) return
  const details = place.getByRole('region', { name, exact: true })
  if (rates !== undefined) await chooseRates(details, market, rates)
  if (isCalled && text.call) {
    await details.getByRole('radio', { name: text.call.byPhone }).check()
    await details.getByLabel(text.call.motherName).fill('Próba Mária')
    await details.getByLabel(text.call.birthDate).fill('1980-05-17')
  }
  for (const consent of text.lenderConsents)
    await details.getByRole('checkbox', { name: consent }).check()
}

function isOfCardOrCash(method: Method) {
  return [
    'card',
    'cashOnDelivery',
    'paymentOnDelivery',
    'cardAtLocker',
    'cardOrCashAtOffice',
  ].includes(method)
}

/** A few options are shown side by side, more of them in a list. */
async function chooseRates(details: Locator, market: Market, rates: number) {
  const text = payText[market]
  const beginning = new RegExp(`^${text.rates(rates)}(?![0-9])`)
  const tile = details.getByRole('radio', { name: beginning })
  const list = details.getByRole('combobox', { name: text.ratesLegend })
  await tile.or(list).first().waitFor()
  if (await tile.isVisible()) return tile.check()
  const entry = list.getByRole('option', { name: beginning })
  await list.selectOption(String(await entry.getAttribute('value')))
}

/** Completes the last step, ready to be ordered. */
export async function completePayment(page: Page, market: Market, chosen: Chosen) {
  const step = stepOf(page, market, 4)
  await chooseMethod(step, market, chosen)
  await step.getByRole('checkbox', { name: pageText[market].terms }).check()
  await expect(orderButton(page, market)).toBeEnabled()
}

/** Everything from the phone's page to the order button. */
export async function fillOrder(
  page: Page,
  choice: Omit<Choice, 'delivery'> & {
    readonly delivery: keyof (typeof deliveries)[Market]
  } & Chosen,
  buyer: Buyer,
  at: number,
) {
  const { market } = choice
  const delivery = deliveries[market][choice.delivery]
  if (!delivery) throw new Error(`no ${choice.delivery} in ${market}`)
  await holdPhoneForAll(page, market, at)
  await goToPayment(page, { ...choice, delivery }, buyer)
  await completePayment(page, market, choice)
}

/** Waits for the provider's page; returns the number of the order paid there. */
export async function atProvider(page: Page, market: Market, method: Method): Promise<string> {
  const { card, loan } = payText[market].atProvider
  const title = method === 'card' ? card : loan
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  const number = new RegExp(`\\b${market.toUpperCase()}\\d{9,}\\b`).exec(
    await page.getByRole('main').innerText(),
  )
  expect(number, 'an order number at the provider').not.toBeNull()
  return String(number?.[0])
}

export function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}

export function titled(page: Page, name: string) {
  return expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}
