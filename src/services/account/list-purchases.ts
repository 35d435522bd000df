import { isUnderWay, type Purchase, type PurchasePage } from '#domain/order/purchase.ts'
import type { StoredPurchase } from '#store/account/purchases.ts'
import { pictureOf } from '../order/view-order.ts'
import type { Owner, PurchaseStores } from './account-stores.ts'
import { factsOf } from './purchase-facts.ts'

const onAPage = 10
const lookedThrough = 20
const shownFirst = 3

/** A member's purchases in a market, ten per page, newest first. */
export function makeListPurchases(stores: PurchaseStores) {
  return async (owner: Owner, after?: string): Promise<PurchasePage> => {
    const [rows, markets] = await Promise.all([
      stores.purchases.page(owner, after, onAPage + 1),
      stores.purchases.markets(owner.userId),
    ])
    const shown = rows.slice(0, onAPage)
    const last = shown.at(-1)
    return {
      purchases: shown.map(row => toPurchase(stores, row)),
      ...(rows.length > onAPage && last && { olderThan: last.number }),
      elsewhere: markets.filter(market => market !== owner.market),
    }
  }
}

/** The newest orders that are still in progress; if there are none, the newest order of all. */
export function makeListOpenPurchases(stores: PurchaseStores) {
  return async (owner: Owner): Promise<readonly Purchase[]> => {
    const rows = await stores.purchases.page(owner, undefined, lookedThrough)
    const all = rows.map(row => toPurchase(stores, row))
    const open = all.filter(({ stage }) => isUnderWay(stage))
    return open.length > 0 ? open.slice(0, shownFirst) : all.slice(0, 1)
  }
}

function toPurchase({ settingsOf, links }: PurchaseStores, stored: StoredPurchase): Purchase {
  const { withdrawal: _withdrawal, ...facts } = factsOf(stored, settingsOf(stored.market), links)
  const picture = stored.first ? pictureOf(stored.first) : undefined
  return {
    number: stored.number,
    placedAt: stored.placedAt.toISOString(),
    total: { minor: stored.totalMinor, currency: stored.currency },
    title: stored.first?.title ?? stored.number,
    others: Math.max(0, stored.heads - 1),
    ...(picture !== undefined && { picture }),
    ...facts,
  }
}
