import type { HandoverRefusal } from '#domain/inbound/inbound.ts'
import type { Money } from '#domain/money/money.ts'
import type { AttachRefusal } from '#domain/photo/photo.ts'
import type { Declaration } from './declarations.ts'
import type { OfferRefusal } from './running-offer.ts'
import type { CountedBy } from './trade-in-limits.ts'
import type { RejectReason } from './verdict.ts'

/** The result of the register of lost and stolen devices; only `clean` devices are bought (sell.md, Price: Reject). */
export const registerVerdicts = ['clean', 'stolen', 'blocked', 'locked'] as const
export type RegisterVerdict = (typeof registerVerdicts)[number]

/** The reasons for which an email address does not start a trade-in. */
export type OpenTradeInRefusal =
  | OfferRefusal
  /** 409: the device is never bought, whatever the other answers. */
  | { readonly kind: 'rejected'; readonly reasons: readonly RejectReason[] }
  /** 422: `field` is the form field, `code` names the rule. */
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }
  /** 429: too many from one IP address, or for one mailbox. */
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

/** The reasons for refusing a change of a trade-in; nothing is written then. */
export type TradeInRefusal =
  | HandoverRefusal
  /** 404: unknown, or someone else's trade-in. */
  | { readonly kind: 'not-found' }
  /** 403: the trade-in belongs to a member, or must be claimed by one. */
  | { readonly kind: 'sign-in-needed' }
  /** 409: the offer has expired. */
  | { readonly kind: 'offer-expired' }
  /** 409: the seller was shown another amount, such as before another payout was chosen in another tab. */
  | { readonly kind: 'offer-changed'; readonly shown: Money; readonly amount: Money }
  /** 409: the second offer can no longer be answered. */
  | { readonly kind: 'answer-too-late' }
  /** 409: the trade-in is past that state, or has not reached it. */
  | { readonly kind: 'move-not-allowed' }
  /** 409: the payout method, or the device identifier, is missing. */
  | { readonly kind: 'payout-needed' }
  | { readonly kind: 'device-needed' }
  /** 409: the payout to the previous account is already under way. */
  | { readonly kind: 'payout-on-its-way' }
  /** 409: the register reports the device. */
  | { readonly kind: 'device-refused'; readonly verdict: Exclude<RegisterVerdict, 'clean'> }
  /** 409: the same device is already on its way to the shop, in another trade-in. */
  | { readonly kind: 'device-in-another-sale' }
  /** 409: the identifier belongs to another model; the seller corrects it, or confirms it. */
  | { readonly kind: 'model-differs'; readonly model: string }
  /** 409: `most` trade-ins are open with the same account, phone number, address or bank account. */
  | { readonly kind: 'too-many-open'; readonly by: CountedBy; readonly most: number }
  /** 503: the register is unreachable. */
  | { readonly kind: 'register-away' }
  /** 422 */
  | { readonly kind: 'declarations-missing'; readonly missing: readonly Declaration[] }

/** The reasons for refusing an objection to a second offer. */
export type ObjectionRefusal =
  | TradeInRefusal
  | AttachRefusal
  /** 409: the device was looked at again already. */
  | { readonly kind: 'objected-before' }
