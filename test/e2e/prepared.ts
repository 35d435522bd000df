import { expect, type Page } from '@playwright/test'
import { addToCart, hydrated, stepOf } from './journey.ts'
import { phoneForAll, phonesInStock } from './sold-out.ts'
import type { Market } from './text.ts'

/** The checkout path for guests (markets.md). */
export const checkouts: Readonly<Record<Market, string>> = {
  ro: '/ro/magazin/cosul-meu/comanda/',
  bg: '/bg/magazin/moyata-kolichka/porachka/',
  hu: '/hu/shop/kosar/rendeles/',
  gr: '/gr/shop/my-cart/checkout/',
}

async function hold(page: Page, market: Market, phone: string) {
  await page.goto(phone)
  await hydrated(page)
  await addToCart(page, market)
}

/** Adds one of the cheapest phones to the cart; other tests cover how it is found. */
export async function holdPhone(page: Page, market: Market) {
  return hold(page, market, String((await phonesInStock(market))[0]))
}

/** A phone that every payment method of the market can pay for; another `at` is another phone. */
export async function holdPhoneForAll(page: Page, market: Market, at: number) {
  return hold(page, market, await phoneForAll(market, at))
}

/** Skips the cart's own pages, which have tests of their own. */
export async function openCheckout(page: Page, market: Market) {
  await page.goto(checkouts[market])
  await expect(stepOf(page, market, 0)).toBeVisible()
  await hydrated(page)
}
