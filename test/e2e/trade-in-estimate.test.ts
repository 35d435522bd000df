import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#test/support/axe.ts'
import { test } from '#test/support/browser.ts'
import { shopRows } from '#test/support/shop-database.ts'
import { aBuyer, plans } from './buyers.ts'
import { amountIn } from './cart-page.ts'
import {
  addToCart,
  billPerson,
  chooseDelivery,
  choosePlace,
  giveContact,
  hydrated,
  openCart,
  stepOf,
} from './journey.ts'
import { holdPhoneForAll, openCheckout } from './prepared.ts'
import { phoneForAll } from './sold-out.ts'
import { type Market, markets } from './text.ts'

/** As a shopper reads it; an offer is rounded down to `step` of the currency (sell.md, Price). */
const texts = {
  ro: {
    open: 'Vezi cât îți rămâne de plată',
    search: 'Caută modelul pe care îl vinzi',
    price: 'Preț',
    voucher: 'Voucherul tău, cel mult',
    left: 'Rămâne de plată, cel puțin',
    variant: 'Ce variantă ai?',
    begin: 'Răspunde și primește oferta',
    step: 5,
  },
  bg: {
    open: 'Виж колко остава за плащане',
    search: 'Търси модела, който продаваш',
    price: 'Цена',
    voucher: 'Твоят ваучер, най-много',
    left: 'Остава за плащане, поне',
    variant: 'Кой вариант имаш?',
    begin: 'Отговори и получи оферта',
    step: 5,
  },
  hu: {
    open: 'Mennyit kell még fizetnem?',
    search: 'Keresd meg a modellt, amelyet eladsz',
    price: 'Ár',
    voucher: 'Az utalványod, legfeljebb',
    left: 'Még fizetendő, legalább',
    variant: 'Melyik változat?',
    begin: 'Válaszolok, és kérem az ajánlatot',
    step: 500,
  },
  gr: {
    open: 'Δες πόσα μένει να πληρώσεις',
    search: 'Ψάξε το μοντέλο που πουλάς',
    price: 'Τιμή',
    voucher: 'Το κουπόνι σου, έως',
    left: 'Μένει να πληρώσεις, τουλάχιστον',
    variant: 'Ποια έκδοση έχεις;',
    begin: 'Απάντησε και πάρε προσφορά',
    step: 1,
  },
} as const

/** Opens the estimate, describes an iPhone SE of 64 GB, and checks what is left to pay against the price book. */
async function estimateIPhone(page: Page, market: Market) {
  const text = texts[market]
  const main = page.getByRole('main')
  await main.getByRole('link', { name: text.open }).click()
  await expect(main.getByLabel(text.search)).toBeFocused()
  await main.getByLabel(text.search).fill('iphone se 2020')
  await main.getByRole('button', { name: /^Apple iPhone SE 2020/ }).click()
  const variants = main.getByRole('group', { name: text.variant })
  await variants.getByText('64 GB', { exact: true }).click()
  const amount = async (name: string) => {
    const row = main.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    return amountIn(await row.last().locator('dd').innerText())
  }
  await expect(main.getByText(text.left)).toBeVisible()
  const [base] = await shopRows<{ minor: number }>(
    `select base_minor::int as minor from price_book_entry
     where market = $1 and item = 'apple-iphone-se-2020|storage=64 GB' order by since_version desc limit 1`,
    [market],
  )
  const voucher = Math.floor((Number(base?.minor) * 1.08) / 100 / text.step) * text.step
  expect(await amount(text.voucher)).toBe(voucher)
  expect(await amount(text.left)).toBe((await amount(text.price)) - voucher)
}

for (const market of markets) {
  const text = texts[market]
  const tag = market === 'bg' ? [] : ['@all']
  test(`a shopper in ${market} sees in the cart what is left to pay with an old phone, and describes it`, {
    tag,
  }, async ({ page }) => {
    await page.goto(await phoneForAll(market, 14))
    await hydrated(page)
    await expect(page.getByRole('main').getByRole('link', { name: text.open })).toBeVisible()
    await openCart(page, market, await addToCart(page, market))
    await estimateIPhone(page, market)
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('button', { name: text.begin }).click()
    await expect(page).toHaveURL(/\/config-all\/\?item=/)
    await expect(page.getByRole('main')).toContainText('iPhone SE 2020')
    await expect(page.getByRole('radio', { name: /^64 GB/ })).toBeChecked()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  })

  test(`a shopper in ${market} sees it in the payment step too, describes the phone, and comes back to a checkout that is filled in`, {
    tag: market === 'gr' ? [] : ['@all'],
  }, async ({ page }) => {
    const buyer = aBuyer(market)
    await holdPhoneForAll(page, market, 14)
    await openCheckout(page, market)
    await chooseDelivery(page, market, plans[market])
    await choosePlace(page, market, plans[market])
    await giveContact(page, market, buyer)
    await billPerson(page, market)
    await estimateIPhone(page, market)
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('button', { name: text.begin }).click()
    await expect(page.getByRole('main')).toContainText('iPhone SE 2020')
    await openCheckout(page, market)
    await expect(stepOf(page, market, 2)).toContainText(buyer.email)
    await expect(page.getByRole('main').getByRole('link', { name: text.open })).toBeVisible()
  })
}
