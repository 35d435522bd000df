import type { Market } from '#domain/market/market.ts'
import type { SalePage, SaleView } from '#domain/sell/sale-view.ts'
import type { SaleStore } from '#store/sell/sales.ts'
import type { InboundPaper, makeOpenInboundLabel } from '../inbound/open-inbound-label.ts'
import { askersSale, type SaleAsker } from './own-sale.ts'
import type { SaleStores } from './sale-stores.ts'
import { toSaleSummary, toSaleView } from './to-sale-view.ts'

type Means = { readonly sales: SaleStore } & Pick<SaleStores, 'settingsOf'>

/** Whose sales, and of which market. */
type Seller = { readonly userId: string; readonly market: Market }

const onAPage = 10

/** What a member sells in a market, ten a page, the newest first. */
export function makeListSales(means: Means) {
  return async (seller: Seller, after?: string): Promise<SalePage> => {
    const rows = await means.sales.page(seller, after, onAPage + 1)
    const shown = rows.slice(0, onAPage)
    const last = shown.at(-1)
    return {
      sales: shown.map(row => toSaleSummary(means, row)),
      ...(rows.length > onAPage && last && { olderThan: last.number }),
    }
  }
}

/** Undefined for another one's as for a missing one (quality.md "Attacks"). */
export function makeViewSale(stores: SaleStores) {
  return async (asker: SaleAsker, number: string): Promise<SaleView | undefined> => {
    const stored = await askersSale(stores, asker, number)
    return stored && toSaleView(stores, stores.runner, stored)
  }
}

/** Of its parcel, while it is still with its seller. */
export function makeOpenSaleLabel(
  stores: SaleStores,
  openLabel: ReturnType<typeof makeOpenInboundLabel>,
) {
  return async (asker: SaleAsker, number: string): Promise<InboundPaper | undefined> => {
    const stored = await askersSale(stores, asker, number)
    return stored && openLabel({ kind: 'sale', id: stored.id }, stored.market)
  }
}
