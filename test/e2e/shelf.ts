import type { Page } from '@playwright/test'
import { shopRows } from '#test/support/shop-database.ts'
import type { Market } from './text.ts'

type StoredCart = { readonly phoneCart: readonly { readonly listingId: string }[] }

/** The listings in the browser's cart, in the order of its lines. */
export async function heldListings(page: Page, market: Market): Promise<readonly string[]> {
  const stored = await page.evaluate(
    key => localStorage.getItem(key) ?? '{"phoneCart":[]}',
    `kintsu-cart-1-${market}`,
  )
  return (JSON.parse(stored) as StoredCart).phoneCart.map(({ listingId }) => listingId)
}

/** Takes every unit of a listing off sale; returns a function that puts them back. */
export async function takeOffShelf(listingId: string | undefined) {
  const units = await shopRows<{ id: string }>(
    `update unit set state = 'quarantined' where listing_id = $1 and state = 'listed' returning id`,
    [listingId],
  )
  const ids = units.map(({ id }) => id)
  return () => shopRows(`update unit set state = 'listed' where id = any($1::uuid[])`, [ids])
}
