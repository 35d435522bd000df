import type { Company } from '#domain/market/company.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import type { MailTexts } from './mail-texts.ts'

/** An update on a return. */
export type ReturnUpdate =
  | { readonly kind: 'return-requested' }
  | { readonly kind: 'return-reminder' }
  | { readonly kind: 'return-received' }
  | { readonly kind: 'return-settled' }
  /** `why` is the reason given by the inspector. */
  | { readonly kind: 'return-rejected'; readonly why: string }

/** `link` opens the return without signing in. */
export type ReturnEmail = {
  readonly view: ReturnView
  readonly name: string
  readonly update: ReturnUpdate
  readonly link: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}
