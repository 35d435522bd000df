import type { Market } from '#domain/market/market.ts'

/** Spec 7.4, as form analytics receives it: words of the form and of its rule, never a value. */
export type FormEvent = {
  readonly event: 'formError'
  /** One for each country and form. */
  readonly formId: string
  readonly errorType: string
  readonly errorMessage: string
  readonly location: string
  readonly field: string
}

/** 'ro-contact-details'. */
export function formIdOf(market: Market, location: string): string {
  return `${market}-${location}`
}
