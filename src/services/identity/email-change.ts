import { isMarket, type Market } from '#domain/market/market.ts'
import type { EmailToWrite } from '#store/identity/emails.ts'
import type { Message } from '#store/outbox.ts'

/** A member's request for another email address, as stored in the outbox. */
export type EmailChangeRequest = {
  readonly userId: string
  readonly email: string
  readonly market: Market
}

const emailChangeTopic = 'email-change-asked'

export function asEmailChange(payload: EmailChangeRequest): EmailToWrite {
  return {
    topic: emailChangeTopic,
    payload,
  }
}

export function readEmailChange({ userId, email, market }: Message['payload']): EmailChangeRequest {
  if (typeof userId !== 'string' || typeof email !== 'string')
    throw new Error('no change of address')
  if (typeof market !== 'string' || !isMarket(market)) throw new Error('"market" is missing')
  return { userId, email, market }
}
