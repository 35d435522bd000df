import type { Buying } from '#http/shop.ts'
import { makeCheckPromo } from '#services/cart/ask-promo.ts'
import { makeDrawCart } from '#services/cart/draw-cart.ts'
import { type CartStores, makeRefreshCart } from '#services/cart/refresh-cart.ts'
import { makeRelateAccessories } from '#services/cart/relate-accessories.ts'
import { makeViewShelf } from '#services/cart/view-shelf.ts'
import { makeLinkTokens } from '#services/order/link-token.ts'
import { makePlaceOrder } from '#services/order/place-order.ts'
import { makeReadFinancing } from '#services/order/read-financing.ts'
import { makeReadPlaced, makeViewOrder } from '#services/order/view-order.ts'
import { makeFindMonthlyRate } from '#services/payment/find-monthly-rate.ts'
import { followTradeIn, type TradeInStores } from '#services/payment/follow-trade-in.ts'
import { makeListPaymentRows } from '#services/payment/list-payment-rows.ts'
import type { ReadSchemes } from '#services/payment/read-schemes.ts'
import { makeCheckVouchers } from '#services/voucher/check-vouchers.ts'
import { makeViewVouchers } from '#services/voucher/view-vouchers.ts'
import { makeVoucherCodes } from '#services/voucher/voucher-codes.ts'
import { makeAccessoryStore } from '#store/cart/accessories.ts'
import { makePromoStore } from '#store/cart/promos.ts'
import { makeShelfStore } from '#store/cart/shelf.ts'
import type { Database } from '#store/database.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { makeStockStore, type StockStore } from '#store/stock/stock.ts'
import { committed, inTransaction, type Sql } from '#store/transaction.ts'

export type BuyingOptions = {
  /** The secret that signs guests' links. */
  readonly secret: string
  /** Encryption keys, newest first; default: `secret`. */
  readonly sealSecrets?: SealSecrets
  /** The number of devices that one IP address or one email address may order in an hour; `Infinity` removes the limit. */
  readonly maxUnitsPerHour: number
  /** The clock of the shop. */
  readonly now?: () => Date
}

/** The services from the cart to the order. */
export function makeBuying(
  { pool }: Pick<Database, 'pool'>,
  settingsOf: CartStores['settingsOf'],
  readSchemes: ReadSchemes,
  { secret, sealSecrets, maxUnitsPerHour, now = () => new Date() }: BuyingOptions,
  stock: StockStore = makeStockStore(),
): Buying {
  const cart: CartStores = {
    sql: pool,
    shelf: makeShelfStore(),
    accessories: makeAccessoryStore(),
    promos: makePromoStore(),
    settingsOf,
    now,
  }
  const links = makeLinkTokens(secret)
  const [codes] = [makeVoucherCodes(secret)]
  const reading = { sql: pool, settingsOf, links }
  return {
    shelfOf: makeViewShelf(cart),
    refreshCart: makeRefreshCart(cart),
    relateAccessories: makeRelateAccessories(cart),
    listPaymentRows: makeListPaymentRows({ ...cart, codes }, readSchemes),
    findMonthlyRate: makeFindMonthlyRate({ readSchemes, settingsOf }),
    drawCart: makeDrawCart(cart),
    checkPromo: makeCheckPromo(cart),
    placeOrder: makePlaceOrder({
      ...cart,
      stock,
      links,
      seal: makeSeal(sealSecrets ?? secret),
      codes,
      ...followingTradeIns(pool, now),
      readFinancing: makeReadFinancing(readSchemes),
      transaction: (names, work) => inTransaction(pool, names, work),
      secret,
      maxUnitsPerHour,
    }),
    checkVouchers: makeCheckVouchers({ sql: pool, codes, now }),
    viewVouchers: makeViewVouchers({ sql: pool, codes }),
    viewOrder: makeViewOrder(reading),
    readPlaced: makeReadPlaced(reading),
  }
}

/** The stores that an order's own trade-in vouchers need when it is placed. */
function followingTradeIns(pool: Database['pool'], now: () => Date) {
  const stores: TradeInStores = {
    sql: pool,
    transaction: work => committed(pool, work),
    now,
  }
  return {
    followTradeIn: (tx: Sql, orderId: string) => followTradeIn(stores, tx, orderId, false),
  }
}
