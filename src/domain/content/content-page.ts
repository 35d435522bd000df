import type { FixedPage } from '#domain/market/pages.ts'

/** Pages of running text that every market writes for itself, in addition to the terms and the privacy policy. */
export const contentPages = [
  'about-us',
  'seller-guide',
  'support',
  'refund-policy',
  'withdrawal',
  'cookies',
  'accessibility',
] as const satisfies readonly FixedPage[]
export type ContentPage = (typeof contentPages)[number]

/** A day as YYYY-MM-DD. */
export type Day = string

/** A blog article in a list. `tags` are words of the market's language. */
export type PostSummary = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly publishedOn: Day
  readonly tags: readonly string[]
  /** The reading time in minutes, at least one. */
  readonly minutes: number
}

const wordsAMinute = 200

export function minutesToRead(text: string): number {
  return Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / wordsAMinute))
}
