import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Buyer,
  companies,
  type Delivering,
  type Plan,
  seats,
  type WrittenAddress,
} from './buyers.ts'
import { type Market, pageText } from './text.ts'

/**
 * A page is hydrated when a pointer moves over it, and handles clicks after that. A move before it listens has no
 * effect, so there are several, as with a real pointer.
 */
export function hydrated(page: Page) {
  return expect(async () => {
    await page.mouse.move(2, 2)
    await page.mouse.move(3, 3)
    expect(await page.evaluate(isTakenOver)).toBe(true)
  }).toPass({ intervals: [50] })
}

function isTakenOver() {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some(key => key.startsWith('__reactProps'))
}

export async function chooseCountry(page: Page, market: Market) {
  await page.goto('/')
  await page.getByRole('link', { name: pageText[market].country }).click()
  await expect(page).toHaveURL(new RegExp(`/${market}/$`))
}

export async function openPhones(page: Page, market: Market) {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: pageText[market].phones })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
}

/** By brand, then grade, then price; each choice waits for the list of the previous one. */
export async function filterPhones(page: Page, market: Market, brand: string, priceTo: string) {
  const text = pageText[market]
  const filters = page.getByRole('complementary')
  await choose(page, filters.getByRole('group', { name: text.brand }).getByLabel(brand))
  await choose(page, filters.getByLabel(text.veryGood))
  const upTo = filters.getByLabel(text.priceTo)
  const before = page.url()
  await upTo.fill(priceTo)
  await upTo.press('Enter')
  await expect(page).not.toHaveURL(before)
  await settled(page)
}

/** Checks a filter and waits until the list is updated. */
export async function choose(page: Page, box: Locator) {
  const before = page.url()
  await box.click()
  await expect(page).not.toHaveURL(before)
  await settled(page)
  await expect(box).toBeChecked()
}

/** The list on the screen matches the URL. */
export function settled(page: Page) {
  return expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Opens the first product of the list, or the one `at` places further on, and returns its name. */
export async function openFirstProduct(page: Page, at = 0): Promise<string> {
  const link = page.getByRole('article').nth(at).getByRole('heading').getByRole('link')
  const name = (await link.innerText()).trim()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await hydrated(page)
  return name
}

/** Adds the device of the page, which opens the cart drawer. */
export async function addToCart(page: Page, market: Market): Promise<Locator> {
  await page.getByRole('button', { name: pageText[market].addToCart }).first().click()
  const drawer = page.getByRole('dialog', { name: pageText[market].added })
  await expect(drawer).toBeVisible()
  return drawer
}

export async function openCart(page: Page, market: Market, drawer: Locator) {
  await drawer.getByRole('link', { name: pageText[market].toCart }).click()
  await expect(page.getByRole('button', { name: pageText[market].remove })).toHaveCount(1)
}

export async function putInCart(page: Page, market: Market) {
  return openCart(page, market, await addToCart(page, market))
}

function pressOnward(page: Page, market: Market) {
  return page.getByRole('button', { name: pageText[market].toOrder }).first().click()
}

const extras = {
  ro: '/ro/magazin/cosul-meu/extra/',
  bg: '/bg/magazin/moyata-kolichka/extra/',
  hu: '/hu/shop/kosar/extra/',
  gr: '/gr/shop/my-cart/extra/',
} as const

/** The page of the extras alone, which a link may lead to: the cart offers the same. */
export async function openExtras(page: Page, market: Market) {
  await page.goto(extras[market])
  const title = page.getByRole('heading', { level: 1, name: pageText[market].beforeOrder })
  await expect(title).toBeVisible()
  await hydrated(page)
}

/** From the cart or its extras to the first of the five steps. */
export async function goToCheckout(page: Page, market: Market) {
  await pressOnward(page, market)
  await expect(stepOf(page, market, 0)).toBeVisible()
  await hydrated(page)
}

export function stepOf(page: Page, market: Market, at: 0 | 1 | 2 | 3 | 4): Locator {
  return page.getByRole('region', { name: pageText[market].steps[at], exact: true })
}

export function nextButton(page: Page, market: Market, at: 0 | 1 | 2 | 3 | 4): Locator {
  return stepOf(page, market, at).getByRole('button', { name: pageText[market].next, exact: true })
}

export function nextIn(page: Page, market: Market, at: 0 | 1 | 2 | 3 | 4) {
  return nextButton(page, market, at).click()
}

/** Opens a step again that arrived completed. */
async function reopen(page: Page, market: Market, at: 0 | 3) {
  const step = stepOf(page, market, at)
  const edit = step.getByRole('button', { name: pageText[market].edit })
  const choice = step.getByRole('radio').first()
  await expect(edit.or(choice)).toBeVisible()
  if (await edit.isVisible()) await edit.click()
}

export async function chooseDelivery(page: Page, market: Market, plan: Delivering) {
  await reopen(page, market, 0)
  await stepOf(page, market, 0).getByRole('radio', { name: plan.delivery }).check()
  await nextIn(page, market, 0)
}

export async function choosePlace(page: Page, market: Market, plan: Delivering) {
  const step = stepOf(page, market, 1)
  if (plan.place.kind === 'point') {
    await step.getByLabel(pageText[market].findPoint).fill(plan.place.search)
    // The press goes on to the next step.
    await step.getByRole('radio', { name: plan.place.point }).first().click()
    return
  }
  await fillAddress(step, market, plan.place)
  await nextIn(page, market, 1)
}

export async function fillAddress(step: Locator, market: Market, address: WrittenAddress) {
  const text = pageText[market]
  const { county, locality, street, number, postalCode } = address
  await pick(step, text.county, county)
  await pick(step, text.locality, locality)
  if (hasStreetList(market)) await pick(step, text.street, street)
  else await step.getByLabel(text.street).fill(street)
  // The label of the tax code ends with the same word.
  await step.getByLabel(new RegExp(`^${text.number}( [*])?$`)).fill(number)
  await step.getByLabel(text.postalCode).fill(`${postalCode} x`)
  // Numeric inputs accept only digits and a plus sign (Spec 5.1).
  await expect(step.getByLabel(text.postalCode)).toHaveValue(postalCode.replace(' ', ''))
}

/** markets.md, "Fields by market". */
function hasStreetList(market: Market) {
  return market === 'ro' || market === 'hu'
}

/** Types into a searchable dropdown and chooses the option with that name. */
export async function pick(step: Locator, label: string, value: string) {
  const box = step.getByRole('combobox', { name: label })
  await box.fill(value)
  await step.getByRole('option', { name: value, exact: true }).first().click()
  await expect(box).toHaveValue(value)
}

/**
 * With the contact, whoever collects a parcel at a pickup point gives the address of the bill, unless it is for somebody
 * else: then its own step asks. A courier's parcel is billed to its recipient.
 */
export async function giveContact(
  page: Page,
  market: Market,
  buyer: Buyer,
  billed: 'recipient' | 'another' = 'recipient',
) {
  const step = stepOf(page, market, 2)
  const text = pageText[market]
  await step.getByLabel(text.name).fill(buyer.name)
  await step.getByLabel(text.email).fill(buyer.email)
  await step.getByLabel(text.phone).fill(buyer.phone)
  const another = step.getByRole('checkbox', { name: text.billedToAnother })
  if (await another.isVisible()) {
    if (billed === 'another') await another.check()
    else await fillAddress(step, market, seats[market])
  }
  await nextIn(page, market, 2)
}

/** The step of the bill, where it is not known from the contact. */
export async function billPerson(page: Page, market: Market) {
  const step = stepOf(page, market, 3)
  const edit = step.getByRole('button', { name: pageText[market].edit })
  await expect(edit.or(step.getByRole('radio').first())).toBeVisible()
  if (await edit.isVisible()) return
  await step.getByRole('radio', { name: pageText[market].asPerson, exact: true }).check()
  const county = step.getByRole('combobox', { name: pageText[market].county })
  if (await county.isVisible()) await fillAddress(step, market, seats[market])
  await nextIn(page, market, 3)
}

/** The register fills in the name, and its seat is the address of the bill. */
export async function billCompany(page: Page, market: Market) {
  const step = stepOf(page, market, 3)
  const text = pageText[market]
  const { fiscalCode, registrationNumber, name } = companies[market]
  await reopen(page, market, 3)
  await step.getByRole('radio', { name: text.asCompany, exact: true }).check()
  await step.getByLabel(text.fiscalCode).fill(fiscalCode)
  await expect(step.getByLabel(text.companyName)).toHaveValue(name)
  await step.getByLabel(text.registrationNumber).fill(registrationNumber)
  await expect(step.getByRole('combobox', { name: text.county })).toHaveCount(0)
  await nextIn(page, market, 3)
}

export async function choosePayment(page: Page, market: Market, plan: Plan) {
  const step = stepOf(page, market, 4)
  await step.getByRole('radio', { name: plan.payment }).check()
  await step.getByRole('checkbox', { name: pageText[market].terms }).check()
  await expect(orderButton(page, market)).toBeEnabled()
}

export function orderButton(page: Page, market: Market): Locator {
  return page.getByRole('button', { name: pageText[market].orderButton })
}

/** Presses the order button and returns the number on the thank-you page. */
export async function placeOrder(page: Page, market: Market): Promise<string> {
  await orderButton(page, market).click()
  return thankedFor(page, market)
}

export async function thankedFor(
  page: Page,
  market: Market,
  title: string = pageText[market].thanks,
): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const number = new RegExp(`\\b${market.toUpperCase()}\\d{9,}\\b`).exec(
    await page.getByRole('main').innerText(),
  )
  expect(number, 'an order number on the thank-you page').not.toBeNull()
  return String(number?.[0])
}

/** From the product list to the last step, with everything chosen and nothing submitted yet. */
export async function fillCheckout(page: Page, market: Market, plan: Plan, buyer: Buyer) {
  await chooseDelivery(page, market, plan)
  await choosePlace(page, market, plan)
  await giveContact(page, market, buyer)
  await billPerson(page, market)
  await choosePayment(page, market, plan)
}
