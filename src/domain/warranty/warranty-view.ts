import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { Day } from '#domain/time/day.ts'
import type { ClaimDue } from './claim-due.ts'
import type { PurchasedDevice } from './claim-number.ts'
import type { ClaimState } from './claim-state.ts'
import type { Cover, CoverKind } from './cover.ts'
import type { Problem } from './problem.ts'

/** A device as shown on the warranty pages. */
export type ShownDevice = PurchasedDevice & {
  readonly title: string
  readonly type: DeviceType
  readonly grade?: Grade
  readonly picture?: string
}

/** Instants are ISO. */
export type ClaimSummary = {
  readonly number: string
  readonly state: ClaimState
  readonly openedAt: string
}

/** The guarantees and warranties of a bought device. A refunded device has none. */
export type WarrantedDevice = ShownDevice & {
  readonly deliveredOn: Day
  readonly covers: readonly Cover[]
  /** The legal basis of a claim; absent if nothing covers the device any more. */
  readonly way?: CoverKind
  /** The newest first. */
  readonly claims: readonly ClaimSummary[]
  readonly claimUnderWay?: ClaimSummary
  /** The return that includes the device: a device that is being returned cannot have a claim. */
  readonly returnNumber?: string
}

/** A claim as shown to its owner. */
export type ClaimView = ClaimSummary & {
  readonly market: Market
  readonly device: ShownDevice
  readonly cover: CoverKind
  readonly problem: Problem
  readonly words?: string
  /** Its pictures, relative to the host. */
  readonly photoPaths: readonly string[]
  readonly parcel?: InboundView
  /** Its label, relative to the host. */
  readonly labelPath?: string
  /** Its deadlines, the next first. */
  readonly due: readonly ClaimDue[]
  /** In the words of the staff member who diagnosed the device. */
  readonly finding?: string
  readonly solution?: string
  readonly refund?: { readonly state: RefundState; readonly amount: Money }
  readonly isCancellable: boolean
  /** The state transitions so far, the oldest first. */
  readonly steps: readonly { readonly state: ClaimState; readonly at: string }[]
}
