import type { Market } from '#domain/market/market.ts'

/** A text for a phone. `phone` is E.164; a message sent again has the same `id`. */
export type TextMessage = {
  readonly id: string
  readonly phone: string
  readonly market: Market
  readonly text: string
}

/** Hands one text to the world; throws when it was not taken. */
export type Sms = (message: TextMessage) => Promise<void>
