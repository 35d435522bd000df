import type { InboundSubject } from '#domain/inbound/inbound.ts'
import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { InboundTrackingStore } from '#store/inbound/inbound-tracking.ts'
import type { Sql } from '#store/transaction.ts'
import type { DeliveryProviders } from '../shipment/shipment-stores.ts'

/** The dependencies of the services for parcels to the shop. */
export type InboundStores = {
  readonly sql: Sql
  /** Commits what `work` did, or rolls it back if it throws. */
  readonly transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  readonly tracking: InboundTrackingStore
  readonly followers: InboundFollowers
  readonly providers: DeliveryProviders
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

/** Who moves a parcel, and why. */
export type InboundWhy = { readonly actor: string; readonly reason: string; readonly at: Date }

/**
 * Applies a parcel's transition to its subject, in the same transaction. It is called for every state that the
 * subject did not request itself, also for one it already knows: a parcel may be found after it was given up.
 */
export type InboundFollower = (
  tx: Sql,
  subjectId: string,
  state: InboundState,
  why: InboundWhy,
) => Promise<void>

export type InboundFollowers = Readonly<Record<InboundSubject['kind'], InboundFollower>>
