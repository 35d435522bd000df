import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Accounting, Buying, Paying } from '#http/shop.ts'
import { makeEraseAccount } from '#services/account/erase-account.ts'
import { makeExportAccount } from '#services/account/export-account.ts'
import { makeExportFile } from '#services/account/export-file.ts'
import { makeKnowBuyer } from '#services/account/find-buyer.ts'
import { makeListInsurances } from '#services/account/list-insurances.ts'
import { makeListOpenPurchases, makeListPurchases } from '#services/account/list-purchases.ts'
import { makeOrderAgain } from '#services/account/order-again.ts'
import { makeSaveAddresses } from '#services/account/save-addresses.ts'
import { makeSaveProfile } from '#services/account/save-profile.ts'
import { makeViewPurchase } from '#services/account/view-purchase.ts'
import { makeLinkTokens } from '#services/order/link-token.ts'
import { makeCancelUnsent } from '#services/return/cancel-unsent.ts'
import { makeReturnTokens } from '#services/return/return-tokens.ts'
import { makeSavedAddressStore } from '#store/account/addresses.ts'
import { makeInsuranceStore } from '#store/account/insurances.ts'
import { makeLastOrderStore } from '#store/account/last-orders.ts'
import { makeOwnRecordStore } from '#store/account/own-record.ts'
import { makeProfileStore } from '#store/account/profiles.ts'
import { makePurchaseLineStore } from '#store/account/purchase-lines.ts'
import { makePurchaseStore } from '#store/account/purchases.ts'
import { makeAccessoryStore } from '#store/cart/accessories.ts'
import type { Database } from '#store/database.ts'
import { makeInvoiceStore } from '#store/invoice/invoices.ts'
import { inTransaction } from '#store/transaction.ts'

type Known = Pick<Buying, 'readPlaced' | 'shelfOf'> &
  Pick<Paying, 'cancelOrder' | 'cancelConfirmed'> & {
    readonly settingsOf: (market: Market) => MarketSettings
  }

type Options = { readonly secret: string; readonly now?: () => Date }

/** The services of a member's account. */
export function makeAccount(
  { pool }: Pick<Database, 'pool'>,
  known: Known,
  { secret, now = () => new Date() }: Options,
): Accounting {
  const purchases = makePurchaseStore(pool)
  const stores = { ...known, purchases, links: makeLinkTokens(secret) }
  const addresses = makeSavedAddressStore(pool)
  return {
    listPurchases: makeListPurchases(stores),
    listOpenPurchases: makeListOpenPurchases(stores),
    viewPurchase: makeViewPurchase(stores),
    cancelUnsent: makeCancelUnsent({ ...stores, ...askedBy(secret), sql: pool, now }),
    orderAgain: makeOrderAgain({
      ...stores,
      sql: pool,
      lines: makePurchaseLineStore(pool),
      accessories: makeAccessoryStore(),
    }),
    ...makeSaveAddresses({ addresses, sql: pool }),
    knowBuyer: makeKnowBuyer({
      lastOrders: makeLastOrderStore(pool),
      addresses,
      sql: pool,
    }),
    ...makeSaveProfile({ profiles: makeProfileStore(pool) }),
    listInsurances: makeListInsurances({
      insurances: makeInsuranceStore(pool),
      links: stores.links,
      now,
    }),
    ...exportingFrom(pool, now),
    eraseAccount: makeEraseAccount({
      transaction: work => inTransaction(pool, [], work),
      now,
    }),
  }
}

/** Exports everything that is stored about a member, with every document they received. */
function exportingFrom(pool: Database['pool'], now: () => Date) {
  const exportAccount = makeExportAccount({ records: makeOwnRecordStore(pool), now })
  const papers = { invoices: makeInvoiceStore() }
  return {
    exportAccount,
    exportFile: makeExportFile({ exportAccount, ...papers, now, sql: pool }),
  }
}

/** Who an order belongs to, also without an account. */
function askedBy(secret: string) {
  return {
    tokens: makeReturnTokens(secret),
  }
}
