import type { Market } from '#domain/market/market.ts'

/** A text message. `phone` is E.164; a message sent again has the same `id`. */
export type TextMessage = {
  readonly id: string
  readonly phone: string
  readonly market: Market
  readonly text: string
}

/** Sends one text message; throws if it was not accepted. */
export type Sms = (message: TextMessage) => Promise<void>
