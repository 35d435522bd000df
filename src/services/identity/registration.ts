import { isMarket, type Market } from '#domain/market/market.ts'
import type { EmailToWrite } from '#store/identity/emails.ts'
import type { Message } from '#store/outbox.ts'

/** A registration request, as stored in the outbox. */
export type RegistrationRequest = {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly market: Market
  readonly wantsNewsletter: boolean
  readonly sealedHash: string
  readonly next?: string
}

export type ResetRequest = { readonly email: string; readonly market: Market }

export type SignInLinkRequest = ResetRequest & { readonly next?: string }

const registrationTopic = 'registration-asked'
const resetTopic = 'reset-asked'
const signInLinkTopic = 'sign-in-link-asked'

export function asRegistration(payload: RegistrationRequest): EmailToWrite {
  return {
    topic: registrationTopic,
    payload,
  }
}

export function asReset(payload: ResetRequest): EmailToWrite {
  return { topic: resetTopic, payload }
}

export function asSignInLink(payload: SignInLinkRequest): EmailToWrite {
  return {
    topic: signInLinkTopic,
    payload,
  }
}

type Payload = Message['payload']

export function readRegistration(payload: Payload): RegistrationRequest {
  return {
    userId: textIn(payload, 'userId'),
    name: textIn(payload, 'name'),
    email: textIn(payload, 'email'),
    market: marketIn(payload),
    wantsNewsletter: payload.wantsNewsletter === true,
    sealedHash: textIn(payload, 'sealedHash'),
    ...(typeof payload.next === 'string' && { next: payload.next }),
  }
}

export function readReset(payload: Payload): ResetRequest {
  return {
    email: textIn(payload, 'email'),
    market: marketIn(payload),
  }
}

export function readSignInLink(payload: Payload): SignInLinkRequest {
  return {
    ...readReset(payload),
    ...(typeof payload.next === 'string' && { next: payload.next }),
  }
}

function textIn(payload: Payload, name: string): string {
  const value = payload[name]
  if (typeof value !== 'string' || value === '') throw new Error(`"${name}" is missing`)
  return value
}

function marketIn({ market }: Payload): Market {
  if (typeof market !== 'string' || !isMarket(market)) throw new Error('"market" is missing')
  return market
}
