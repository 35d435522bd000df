import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#test/support/browser.ts'
import { isHydrated } from './asleep.ts'
import { aBuyer } from './buyers.ts'
import {
  add,
  amountBeside,
  amountIn,
  choosePill,
  expectBadge,
  formErrors,
  linesIn,
  tryCode,
} from './cart-page.ts'
import { cartText } from './cart-text.ts'
import { chooseFacet, suggestionsFor } from './finding.ts'
import {
  addToCart,
  chooseCountry,
  fillCheckout,
  goToCheckout,
  hydrated,
  openExtras,
  openPhones,
  placeOrder,
} from './journey.ts'
import { linesOf, orderNumbered, unitsOf, usesOf } from './outcome.ts'
import { heldListings, takeOffShelf } from './shelf.ts'
import { type Shopping, shoppings } from './shopping.ts'
import { pageText } from './text.ts'

for (const shopping of shoppings) {
  const { market } = shopping

  test(`in ${market} a phone found by filters and one found by search are ordered with every extra, after one was sold`, {
    tag: '@all',
  }, async ({ page }) => {
    test.slow()
    const buyer = aBuyer(market)
    const usesBefore = await usesOf(market, 'KINTSU10')
    await findByFilters(page, shopping)
    await addWithExtras(page, shopping)
    await findBySearch(page, shopping)
    await addBesideFirst(page, shopping)
    await chooseServices(page, shopping)
    await useCodes(page, shopping)
    await expectSameAfterHydration(page, shopping)
    await replaceSold(page, shopping)
    const total = await addOnTheWay(page, shopping)
    await goToCheckout(page, market)
    await fillCheckout(page, market, shopping.plan, buyer)
    const number = await placeOrder(page, market)
    await expectOrder(number, shopping, total)
    expect(await usesOf(market, 'KINTSU10')).toBe(usesBefore + 1)
  })
}

/** From the home page to a phone in another storage and colour than the one opened first. */
async function findByFilters(page: Page, shopping: Shopping) {
  await chooseCountry(page, shopping.market)
  await openPhones(page, shopping.market)
  for (const [question, value] of shopping.facets) await chooseFacet(page, question, value)
  const card = page.getByRole('article').filter({ hasText: '256 GB' })
  await card.getByRole('link', { name: 'Samsung Galaxy A54 5G', exact: true }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Samsung Galaxy A54 5G, 256 GB')
  for (const [question, value] of shopping.changes) {
    const group = page.getByRole('group', { name: question })
    // Each value shows its price.
    await group.getByRole('link', { name: new RegExp(`^${value}`) }).click()
    const chosen = page.getByRole('group', { name: question }).locator('[aria-current="true"]')
    await expect(chosen).toContainText(value)
    const grade = page.getByRole('group', { name: shopping.grade })
    await expect(grade.locator('[aria-current="true"]')).toContainText(
      pageText[shopping.market].veryGood,
    )
    expect(new URL(page.url()).searchParams.get('shape'), 'the grade stays').toBe('FOARTE_BUN')
  }
  await expect(title).toHaveText('Samsung Galaxy A54 5G, 128 GB')
  await hydrated(page)
}

/** Adds the device and battery, then in the drawer the free protector and a paid accessory. */
async function addWithExtras(page: Page, { market, ...shopping }: Shopping) {
  await page.getByRole('checkbox', { name: shopping.newBattery }).check()
  const drawer = await addToCart(page, market)
  await expect(linesIn(drawer, market)).toContainText('Galaxy A54')
  const total = () => amountBeside(drawer, pageText[market].total)
  const before = await total()
  await add(drawer.getByRole('button', { name: shopping.freeProtector }))
  expect(await total(), 'the protector costs nothing').toBe(before)
  const accessories = drawer.getByRole('list', { name: shopping.accessories })
  const offer = accessories.getByRole('button').first()
  const price = amountIn(await offer.innerText())
  await add(offer)
  await expect.poll(total).toBe(before + price)
  await drawer.getByRole('button', { name: cartText[market].goOn }).click()
  await expect(drawer).toBeHidden()
  await expectBadge(page, market, 4)
}

/** Typed with a mistake or in the other alphabet, and chosen from the suggestions without a mouse. */
async function findBySearch(page: Page, { market, typed }: Shopping) {
  const list = await suggestionsFor(page, market, typed)
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(first.getByText('Apple iPhone 13', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apple iPhone 13, ')
  await hydrated(page)
}

async function addBesideFirst(page: Page, { market, freeProtector }: Shopping) {
  const drawer = await addToCart(page, market)
  await expect(linesIn(drawer, market).first()).toContainText('iPhone 13')
  await expect(linesIn(drawer, market).nth(1)).toContainText('Galaxy A54')
  await add(drawer.getByRole('button', { name: freeProtector }))
  await drawer.getByRole('link', { name: pageText[market].toCart }).click()
  await expect(linesIn(page, market).getByRole('listitem').getByRole('heading')).toHaveCount(2)
  await expectBadge(page, market, 6)
}

async function chooseServices(page: Page, shopping: Shopping) {
  const extras = page.getByRole('group', { name: shopping.extrasOfFirst })
  const [warranty, longer] = shopping.warranty
  await choosePill(extras.getByRole('group', { name: warranty }), longer)
  await insure(extras, shopping)
  await choosePill(page.getByRole('group', { name: shopping.giftWrap }), /^\+/)
}

/** With two tabs, the insurance of the second replaces the one chosen in the first. */
async function insure(extras: Locator, { insurance, screen }: Shopping) {
  const [tab, question, year] = insurance
  const groupOf = (name: string) => extras.getByRole('group', { name })
  if (!screen) return choosePill(groupOf(question), year)
  const [firstTab, firstQuestion, without] = screen
  await choosePill(groupOf(firstQuestion), year)
  await extras.getByRole('tab', { name: tab }).click()
  await choosePill(groupOf(question), year)
  await extras.getByRole('tab', { name: firstTab }).click()
  await expect(groupOf(firstQuestion).getByRole('radio', { name: without })).toBeChecked()
}

/** Invalid codes show the reason and are tracked; the valid one takes ten percent off. */
async function useCodes(page: Page, { market, refused, discount }: Shopping) {
  const { promoCode } = cartText[market]
  for (const [code, errorType, errorMessage] of refused) {
    await tryCode(page, market, code)
    await expect(page.getByText(errorMessage)).toBeVisible()
    await expect(page.getByLabel(promoCode)).toHaveAttribute('aria-invalid', 'true')
    const expected = { event: 'formError', errorType, fieldLabel: promoCode, errorMessage }
    expect((await formErrors(page)).at(-1)).toMatchObject(expected)
  }
  const before = await amountBeside(page, pageText[market].total)
  await tryCode(page, market, 'kintsu10')
  await expect(page.getByText(discount)).toBeVisible()
  expect(await amountBeside(page, pageText[market].total)).toBeCloseTo(before * 0.9, 2)
}

/**
 * The server renders a cart with every extra as the browser does, except for the browser's further offers
 * (decision 35).
 */
async function expectSameAfterHydration(page: Page, { market }: Shopping) {
  const shown = async () => [
    ...(await linesIn(page, market).ariaSnapshot()).split('\n'),
    await amountBeside(page, pageText[market].total),
  ]
  // A page whose cart has changed since it was rendered hydrates at once: the last change may still be under way.
  await expect(async () => {
    await page.goto(page.url(), { waitUntil: 'networkidle' })
    expect(await isHydrated(page)).toBe(false)
  }).toPass()
  const rendered = await shown()
  expect(rendered.length).toBeGreaterThan(30)
  const checked = page.waitForResponse(/\/api\/cart-refresh\//)
  await hydrated(page)
  await checked
  expect(await shown()).toEqual(expect.arrayContaining(rendered))
}

/** The second phone is sold in the meantime: it is named with the reason, and the other grade replaces it. */
async function replaceSold(page: Page, { market, ...shopping }: Shopping) {
  const text = cartText[market]
  const [remaining, sold] = await heldListings(page, market)
  const putBack = await takeOffShelf(sold)
  await page.reload()
  const alert = page.getByRole('status').filter({ hasText: text.changed })
  await expect(alert.getByText(/iPhone 13/).first()).toBeVisible()
  await expect(alert).toContainText(shopping.soldOut)
  const link = alert.getByRole('link', { name: shopping.inVeryGood })
  await expect(link).toHaveAttribute('href', /iphone-13-.*shape=FOARTE_BUN$/)
  expect(await heldListings(page, market)).toEqual([remaining])
  await alert.getByRole('button', { name: shopping.takeInstead }).click()
  await expect(page.getByText(shopping.taken)).toBeVisible()
  await expectBadge(page, market, 6)

  await page
    .getByRole('button', { name: pageText[market].remove })
    .and(page.getByRole('button', { name: /iPhone 13/ }))
    .click()
  await expectBadge(page, market, 4)
  await page.getByRole('main').getByRole('button', { name: text.undo }).click()
  await expect(page.getByText(text.restored)).toBeVisible()
  await expectBadge(page, market, 6)
  await putBack()
}

/** Adds one more accessory on the page before the checkout; returns the total shown afterwards. */
async function addOnTheWay(page: Page, { market, accessories }: Shopping): Promise<number> {
  await openExtras(page, market)
  const total = () => amountBeside(page, pageText[market].total)
  const before = await total()
  const offer = page.getByRole('list', { name: accessories }).last().getByRole('button').first()
  const price = amountIn(await offer.innerText())
  await add(offer)
  // The code's ten percent apply to this accessory too.
  await expect.poll(async () => (await total()) - before).toBeCloseTo(price * 0.9, 2)
  return total()
}

async function expectOrder(number: string, shopping: Shopping, total: number) {
  const order = await orderNumbered(number)
  const lines = await linesOf(order.id)
  const kinds = Object.entries(Object.groupBy(lines, ({ kind }) => kind))
  expect(Object.fromEntries(kinds.map(([kind, of]) => [kind, of.length]))).toEqual({
    device: 2,
    battery: 1,
    service: 2,
    accessory: 4,
    'gift-wrap': 1,
  })
  const [first, second] = lines.filter(({ kind }) => kind === 'device')
  expect([first?.grade, second?.grade]).toEqual(['very-good', 'very-good'])
  const under = (position: number | undefined) =>
    lines.filter(line => line.belongs_to === position).map(({ kind }) => kind)
  expect(under(first?.position).toSorted()).toEqual([
    'accessory',
    'accessory',
    'battery',
    'service',
    'service',
  ])
  expect(under(second?.position)).toEqual(['accessory', 'accessory'])
  for (const { kind, price, current_price, is_protector } of lines)
    expect(price, kind).toBe(
      kind === 'gift-wrap' ? shopping.giftWrapMinor : is_protector ? 0 : current_price,
    )
  expect(lines.filter(({ is_protector }) => is_protector)).toHaveLength(2)

  const items = lines.reduce((sum, { price }) => sum + price, 0)
  expect(order).toMatchObject({ items_minor: items, promo_code: 'KINTSU10' })
  expect(order.discount_minor).toBe(items / 10)
  expect(order.items_minor - order.discount_minor).toBe(Math.round(total * 100))
  const { deliveryMinor, collectionFeeMinor } = shopping.plan.stored
  expect(order.total_minor).toBe(items * 0.9 + deliveryMinor + collectionFeeMinor)
  const sold = { unit_id: expect.any(String), state: 'sold', market: shopping.market }
  expect(await unitsOf(order.id)).toEqual([sold, sold])
}
