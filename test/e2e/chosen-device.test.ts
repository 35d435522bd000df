import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { rows } from './brought.ts'
import { aBuyer, plans } from './buyers.ts'
import {
  chooseCountry,
  fillCheckout,
  filterPhones,
  goToCheckout,
  hydrated,
  openCart,
  openFirstProduct,
  openPhones,
  placeOrder,
} from './journey.ts'
import { orderNumbered, unitsOf } from './outcome.ts'
import { pageText } from './text.ts'

const words = {
  ro: {
    each: 'Alege un anumit dispozitiv din stoc',
    choose: 'Îl aleg pe acesta',
    open: 'Vezi pașaportul',
    passport: 'Pașaportul dispozitivului',
    gone: 'Tocmai a fost vândut. Iată cele mai apropiate.',
  },
  bg: {
    each: 'Избери конкретно устройство',
    choose: 'Избирам това',
    open: 'Виж паспорта',
    passport: 'Паспорт на устройството',
    gone: 'Току-що беше продадено. Ето най-сходните.',
  },
  hu: {
    each: 'Válassz egy konkrét készüléket',
    choose: 'Ezt választom',
    open: 'Útlevél megnyitása',
    passport: 'A készülék útlevele',
    gone: 'Éppen most kelt el. Ezek állnak hozzá a legközelebb.',
  },
  gr: {
    each: 'Διάλεξε συγκεκριμένη συσκευή',
    choose: 'Διαλέγω αυτή',
    open: 'Δες το διαβατήριο',
    passport: 'Διαβατήριο της συσκευής',
    gone: 'Μόλις πουλήθηκε. Δες τις πιο παρόμοιες.',
  },
} as const

for (const market of ['ro', 'bg', 'hu', 'gr'] as const) {
  const tag = market === 'gr' ? [] : ['@all']
  test(`in ${market} a shopper reads a passport, chooses that device and is sent that one`, {
    tag,
  }, async ({ page }) => {
    const text = words[market]
    const plan = plans[market]
    await chooseCountry(page, market)
    await openPhones(page, market)
    await filterPhones(page, market, 'Samsung', plan.priceTo)
    await openFirstProduct(page, 1)
    await page.getByRole('button', { name: text.each }).click()
    const listed = page.getByRole('listitem').filter({ hasText: text.choose })
    await expect(listed.first()).toBeVisible()
    const chosen = listed.last()
    const href = await chosen.getByRole('link', { name: text.open }).getAttribute('href')
    const code = /\/([0-9A-Z]{8})\/$/.exec(href ?? '')?.[1] ?? ''
    const passport = await page.context().newPage()
    await passport.goto(href ?? '')
    await expect(passport.getByText(text.passport)).toBeVisible()
    await expectNoAxeViolations(passport)
    await passport.close()
    await expectNoAxeViolations(page)

    await chosen.getByRole('button', { name: text.choose }).click()
    const drawer = page.getByRole('dialog', { name: pageText[market].added })
    await openCart(page, market, drawer)
    await goToCheckout(page, market)
    await fillCheckout(page, market, plan, aBuyer(market))
    const order = await orderNumbered(await placeOrder(page, market))
    const [unit] = await unitsOf(order.id)
    expect(await rows('select code from unit_passport where unit_id = $1', unit?.unit_id)).toEqual([
      { code },
    ])
  })
}

test('a device that was sold a moment ago is not put into the cart, and the others are shown', async ({
  page,
}) => {
  const { each, choose, gone } = words.hu
  await chooseCountry(page, 'hu')
  await openPhones(page, 'hu')
  await openFirstProduct(page)
  await hydrated(page)
  await page.getByRole('button', { name: each }).click()
  const listed = page.getByRole('listitem').filter({ hasText: choose })
  await expect(listed.first()).toBeVisible()
  const href = await listed.first().getByRole('link').getAttribute('href')
  const code = /\/([0-9A-Z]{8})\/$/.exec(href ?? '')?.[1]
  await rows(
    `update unit set state = 'quarantined' where id = (select unit_id from unit_passport where code = $1) returning id`,
    code,
  )
  await listed.first().getByRole('button', { name: choose }).click()
  await expect(page.getByText(gone)).toBeVisible()
  await expect(page.locator(`a[href*="${code}"]`)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await rows(
    `update unit set state = 'listed' where id = (select unit_id from unit_passport where code = $1) returning id`,
    code,
  )
})
