import type { Handover } from '#domain/inbound/inbound.ts'
import type { AttachRefusal } from '#domain/photo/photo.ts'
import type { PurchasedDevice } from './claim-number.ts'
import type { Problem } from './problem.ts'

/** What a customer submits to send a device in. `photos` are the ids of pictures uploaded before. */
export type ClaimRequest = {
  readonly device: PurchasedDevice
  readonly problem: Problem
  readonly words: string
  readonly photos: readonly string[]
  readonly handover: Handover
}

/** The maximum length of the description of the problem. */
export const maxClaimTextLength = 1_000

/** The reasons for refusing a claim; nothing is written then. */
export type ClaimRefusal =
  /** 404: unknown, or someone else's device. */
  | { readonly kind: 'not-found' }
  /** 409: no guarantee or warranty covers the device any more, or the customer no longer owns it. */
  | { readonly kind: 'not-covered' }
  /** 409: the device is part of a return for a refund. */
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
