import type { DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import type { TrackingStore } from '#store/shipment/tracking.ts'
import type { Sql } from '#store/transaction.ts'

/** Keyed by the carrier that an order names; staff handle parcels of carriers without an adapter. */
export type DeliveryProviders = Readonly<Record<string, DeliveryProvider | undefined>>

/** The dependencies of the shipment services. */
export type ShipmentStores = {
  readonly sql: Sql
  /** Commits `work`; rolls back if it throws. */
  readonly transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  readonly tracking: TrackingStore
  readonly providers: DeliveryProviders
  readonly now: () => Date
}

/** Who moves a parcel, and why. */
export type Why = { readonly actor: string; readonly reason: string; readonly at: Date }
