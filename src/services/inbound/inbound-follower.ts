import type { InboundSubject } from '#domain/inbound/inbound.ts'
import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Sql } from '#store/transaction.ts'

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
