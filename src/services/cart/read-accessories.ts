import type { MarketSettings, ShopFlags } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { AccessoryRow, AccessoryStore } from '#store/cart/accessories.ts'
import type { Sql } from '#store/transaction.ts'

type Stores = {
  readonly sql: Sql
  readonly accessories: AccessoryStore
  readonly settingsOf: (market: Market) => Pick<MarketSettings, 'flags'>
}

/** All accessories of a market, whether for sale or not. */
export async function readAccessories(
  { sql, accessories, settingsOf }: Stores,
  market: Market,
): Promise<readonly AccessoryRow[]> {
  return asGiven(await accessories.ofMarket(sql, market), settingsOf(market).flags)
}

/** A screen protector is free only while the shop gives them away (Spec 3.4, free screen protectors). */
export function asGiven(
  rows: readonly AccessoryRow[],
  { hasFreeScreenProtectors }: ShopFlags,
): readonly AccessoryRow[] {
  return hasFreeScreenProtectors ? rows : rows.map(row => ({ ...row, isFreeProtector: false }))
}
