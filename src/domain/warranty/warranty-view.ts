import type { Day } from '#domain/device/day.ts'
import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { ClaimDue } from './claim-due.ts'
import type { BuybackDevice } from './claim-number.ts'
import type { ClaimState } from './claim-state.ts'
import type { Cover, CoverKind } from './cover.ts'
import type { Problem } from './problem.ts'

/** A device as the pages of warranties show it. */
export type ShownDevice = BuybackDevice & {
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

/** What a bought device is covered by. One that went back for its money is covered by nothing. */
export type WarrantedDevice = ShownDevice & {
  readonly deliveredOn: Day
  readonly covers: readonly Cover[]
  /** Which way a claim goes; absent where nothing covers it any more. */
  readonly way?: CoverKind
  /** The newest first. */
  readonly claims: readonly ClaimSummary[]
  readonly claimUnderWay?: ClaimSummary
  /** The return it is in: whoever gives a device back has no claim about it. */
  readonly returnNumber?: string
}

/** A claim as its owner follows it. */
export type ClaimView = ClaimSummary & {
  readonly market: Market
  readonly device: ShownDevice
  readonly cover: CoverKind
  readonly problem: Problem
  readonly words?: string
  /** Of its pictures, within the host. */
  readonly photoPaths: readonly string[]
  readonly parcel?: InboundView
  /** Of its label, within the host. */
  readonly labelPath?: string
  /** What it waits for, the next first. */
  readonly due: readonly ClaimDue[]
  /** In the words of who looked at the device. */
  readonly finding?: string
  readonly solution?: string
  readonly refund?: { readonly state: RefundState; readonly amount: Money }
  readonly isCancellable: boolean
  /** From one state to the next, the oldest first. */
  readonly steps: readonly { readonly state: ClaimState; readonly at: string }[]
}
