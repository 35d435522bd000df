import { isMarket, type Market } from '#domain/market/market.ts'
import type { LetterToWrite } from '#store/identity/letters.ts'
import type { Message } from '#store/outbox.ts'

/** What somebody asked for, on its way through the outbox. */
export type RegistrationAsked = {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly market: Market
  readonly wantsNewsletter: boolean
  readonly sealedHash: string
  readonly next?: string
}

export type ResetAsked = { readonly email: string; readonly market: Market }

export type SignInLinkAsked = ResetAsked & { readonly next?: string }

export const registrationTopic = 'registration-asked'
export const resetTopic = 'reset-asked'
export const signInLinkTopic = 'sign-in-link-asked'

export const asRegistration = (payload: RegistrationAsked): LetterToWrite => ({
  topic: registrationTopic,
  payload,
})

export const asReset = (payload: ResetAsked): LetterToWrite => ({ topic: resetTopic, payload })

export const asSignInLink = (payload: SignInLinkAsked): LetterToWrite => ({
  topic: signInLinkTopic,
  payload,
})

type Payload = Message['payload']

export const readRegistration = (payload: Payload): RegistrationAsked => ({
  userId: textIn(payload, 'userId'),
  name: textIn(payload, 'name'),
  email: textIn(payload, 'email'),
  market: marketIn(payload),
  wantsNewsletter: payload.wantsNewsletter === true,
  sealedHash: textIn(payload, 'sealedHash'),
  ...(typeof payload.next === 'string' && { next: payload.next }),
})

export const readReset = (payload: Payload): ResetAsked => ({
  email: textIn(payload, 'email'),
  market: marketIn(payload),
})

export const readSignInLink = (payload: Payload): SignInLinkAsked => ({
  ...readReset(payload),
  ...(typeof payload.next === 'string' && { next: payload.next }),
})

const textIn = (payload: Payload, name: string): string => {
  const value = payload[name]
  if (typeof value !== 'string' || value === '') throw new Error(`"${name}" is missing`)
  return value
}

const marketIn = ({ market }: Payload): Market => {
  if (typeof market !== 'string' || !isMarket(market)) throw new Error('"market" is missing')
  return market
}
