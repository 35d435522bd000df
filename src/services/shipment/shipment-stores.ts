import type { DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import type { AuditLog } from '#store/order/audit-log.ts'
import type { RefundStore } from '#store/payment/refunds.ts'
import type { HandoverStore } from '#store/shipment/handover.ts'
import type { ShipmentStore } from '#store/shipment/shipments.ts'
import type { TrackingStore } from '#store/shipment/tracking.ts'
import type { Sql } from '#store/transaction.ts'
import type { VoucherSpendings } from '#store/voucher/voucher-spendings.ts'

/** Keyed by the carrier that an order names; staff handle parcels of carriers without an adapter. */
export type DeliveryProviders = Readonly<Record<string, DeliveryProvider | undefined>>

/** The dependencies of the shipment services. */
export type ShipmentStores = {
  readonly sql: Sql
  /** Commits `work`; rolls back if it throws. */
  readonly transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  readonly shipments: ShipmentStore
  readonly handovers: HandoverStore
  readonly tracking: TrackingStore
  readonly auditLog: AuditLog
  readonly spendings: VoucherSpendings
  readonly refunds: RefundStore
  readonly providers: DeliveryProviders
  readonly now: () => Date
}

/** Who moves a parcel, and why. */
export type Why = { readonly actor: string; readonly reason: string; readonly at: Date }
