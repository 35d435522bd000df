import type { ContactTopic } from '#domain/content/contact-message.ts'

/** What the customers of a demo's history write, in the language of their market. */
export type HistoryText = {
  readonly givenNames: readonly string[]
  /** Its family name says that nobody has it. */
  readonly fullName: (given: string) => string
  readonly reviews: readonly (readonly [rating: 1 | 2 | 3 | 4 | 5, title: string, text: string])[]
  /** Ends every review, because nobody wrote it. */
  readonly reviewNote: string
  /** The shop's reply to a review with few stars. */
  readonly reply: string
  readonly messages: readonly (readonly [ContactTopic, string])[]
  readonly claim: string
  readonly work: {
    readonly erase: string
    readonly check: string
    readonly clean: string
    readonly battery: string
    readonly batteryMinor: number
  }
}
