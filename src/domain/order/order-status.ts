import type { ParcelStep, PurchaseNext, PurchaseStage, Tracking } from './purchase.ts'

/**
 * What anybody sees of an order who knows its number and email address: how far it is, never where it goes, who ordered
 * it or how it is paid. `placedAt` is an ISO instant.
 */
export type OrderStatus = {
  readonly number: string
  readonly placedAt: string
  readonly stage: PurchaseStage
  readonly next?: PurchaseNext
  readonly tracking?: Tracking
  /** Oldest first. */
  readonly steps: readonly ParcelStep[]
  readonly items: readonly string[]
}
