import type { Market } from '#domain/market/market.ts'

/** The event that form analytics receives: the names of the form and of the broken rule, never a value (Spec 7.4). */
export type FormEvent = {
  readonly event: 'formError'
  /** One identifier for each country and form. */
  readonly formId: string
  readonly errorType: string
  readonly errorMessage: string
  readonly location: string
  readonly field: string
}

/** Example: 'ro-contact-details'. */
export function formIdOf(market: Market, location: string): string {
  return `${market}-${location}`
}
