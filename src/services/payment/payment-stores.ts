import type { ProviderId } from '#domain/payment/provider.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import type { PromoStore } from '#store/cart/promos.ts'
import type { Seal } from '#store/seal.ts'
import type { StockStore } from '#store/stock/stock.ts'
import type { Sql } from '#store/transaction.ts'

/** The configured payment providers. */
export type Providers = Readonly<Partial<Record<ProviderId, PaymentProvider>>>

/** The dependencies of the payment services. */
export type PaymentStores = {
  readonly sql: Sql
  /** Commits what `work` did, or rolls it back if it throws. */
  readonly transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  readonly stock: StockStore
  readonly promos: PromoStore
  readonly seal: Seal
  readonly providers: Providers
  readonly now: () => Date
}
