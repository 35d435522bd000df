import type { Handover } from '#domain/inbound/inbound.ts'
import type { AttachRefusal } from '#domain/photo/photo.ts'
import type { BuybackDevice } from './claim-number.ts'
import type { Problem } from './problem.ts'

/** What somebody tells who sends a device in. `photos` are ids that the shop gave for pictures sent before. */
export type ClaimRequest = {
  readonly device: BuybackDevice
  readonly problem: Problem
  readonly words: string
  readonly photos: readonly string[]
  readonly handover: Handover
}

/** As much as somebody may write about what is wrong. */
export const mostClaimText = 1_000

/** Every way a claim is refused; nothing is written then. */
export type ClaimRefusal =
  /** 404: also another one's device. */
  | { readonly kind: 'not-found' }
  /** 409: nothing covers the device any more, or it is not the buyer's any more. */
  | { readonly kind: 'not-covered' }
  /** 409: it is in a return, for its money. */
  | { readonly kind: 'going-back'; readonly returnNumber: string }
  /** 409 */
  | { readonly kind: 'handover-not-offered' }
  /** 422: `code` names the rule. */
  | {
      readonly kind: 'invalid-field'
      readonly field: 'problem' | 'words'
      readonly code: 'required' | 'unknown' | 'too-long'
    }
  | AttachRefusal
