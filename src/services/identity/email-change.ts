import { isMarket, type Market } from '#domain/market/market.ts'
import type { LetterToWrite } from '#store/identity/letters.ts'
import type { Message } from '#store/outbox.ts'

/** A member's wish for another address, on its way through the outbox. */
export type EmailChangeAsked = {
  readonly userId: string
  readonly email: string
  readonly market: Market
}

export const emailChangeTopic = 'email-change-asked'

export function asEmailChange(payload: EmailChangeAsked): LetterToWrite {
  return {
    topic: emailChangeTopic,
    payload,
  }
}

export function readEmailChange({ userId, email, market }: Message['payload']): EmailChangeAsked {
  if (typeof userId !== 'string' || typeof email !== 'string')
    throw new Error('no change of address')
  if (typeof market !== 'string' || !isMarket(market)) throw new Error('"market" is missing')
  return { userId, email, market }
}
