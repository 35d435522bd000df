import type { ProviderId } from '#domain/payment/provider.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import type { PromoStore } from '#store/cart/promos.ts'
import type { AuditLog } from '#store/order/audit-log.ts'
import type { AttemptStore } from '#store/payment/attempts.ts'
import type { OrdersToPay } from '#store/payment/orders-to-pay.ts'
import type { RefundStore } from '#store/payment/refunds.ts'
import type { ReversalStore } from '#store/payment/reversals.ts'
import type { WebhookStore } from '#store/payment/webhooks.ts'
import type { Seal } from '#store/seal.ts'
import type { StockStore } from '#store/stock/stock.ts'
import type { Sql } from '#store/transaction.ts'
import type { VoucherSpendings } from '#store/voucher/voucher-spendings.ts'

/** The configured payment providers. */
export type Providers = Readonly<Partial<Record<ProviderId, PaymentProvider>>>

/** The dependencies of the payment services. */
export type PaymentStores = {
  readonly sql: Sql
  /** Commits what `work` did, or rolls it back if it throws. */
  readonly transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  readonly orders: OrdersToPay
  readonly attempts: AttemptStore
  readonly notices: WebhookStore
  readonly refunds: RefundStore
  readonly reversals: ReversalStore
  readonly auditLog: AuditLog
  readonly stock: StockStore
  readonly promos: PromoStore
  readonly spendings: VoucherSpendings
  readonly seal: Seal
  readonly providers: Providers
  readonly now: () => Date
}
