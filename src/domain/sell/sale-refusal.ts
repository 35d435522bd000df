import type { HandoverRefusal } from '#domain/inbound/inbound.ts'
import type { Declaration } from './declarations.ts'
import type { OfferRefusal } from './running-offer.ts'
import type { CountedBy } from './trade-in-limits.ts'
import type { RejectReason } from './verdict.ts'

/** What the registers of lost and stolen devices say; everything but `clean` is never bought (sell.md, Price: Reject). */
export const registerVerdicts = ['clean', 'stolen', 'blocked', 'locked'] as const
export type RegisterVerdict = (typeof registerVerdicts)[number]

/** Every way no sale comes of an e-mail address. */
export type OpenTradeInRefusal =
  | OfferRefusal
  /** 409: it is not bought, whatever else is said of it. */
  | { readonly kind: 'rejected'; readonly reasons: readonly RejectReason[] }
  /** 422: `field` is of the form, `code` names the rule. */
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }
  /** 429: of one address, or for one mailbox. */
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

/** Every way a change of a sale is refused; nothing is written then. */
export type TradeInRefusal =
  | HandoverRefusal
  /** 404: also another one's sale. */
  | { readonly kind: 'not-found' }
  /** 403: it is a member's, or has to become one's. */
  | { readonly kind: 'sign-in-needed' }
  /** 409: what was offered held until then. */
  | { readonly kind: 'offer-expired' }
  /** 409: a second offer waited so long and no longer. */
  | { readonly kind: 'answer-too-late' }
  /** 409: it is past that, or not there yet. */
  | { readonly kind: 'move-not-allowed' }
  /** 409: how it is paid, or which device it is, was not told yet. */
  | { readonly kind: 'payout-needed' }
  | { readonly kind: 'device-needed' }
  /** 409: the money is on its way to the account of before. */
  | { readonly kind: 'payout-on-its-way' }
  /** 409: the register names it. */
  | { readonly kind: 'device-refused'; readonly verdict: Exclude<RegisterVerdict, 'clean'> }
  /** 409: the same device is on its way to the shop. */
  | { readonly kind: 'device-in-another-sale' }
  /** 409: the number is known as another model's; the seller corrects it, or insists. */
  | { readonly kind: 'model-differs'; readonly model: string }
  /** 409: `most` trade-ins are open with the same account, phone number, address or bank account. */
  | { readonly kind: 'too-many-open'; readonly by: CountedBy; readonly most: number }
  /** 503: the register could not be asked. */
  | { readonly kind: 'register-away' }
  /** 422 */
  | { readonly kind: 'declarations-missing'; readonly missing: readonly Declaration[] }
