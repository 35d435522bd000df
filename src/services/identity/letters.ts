import { isMarket, type Market } from '#domain/market/market.ts'

type Addressed = { readonly email: string; readonly market: Market; readonly name?: string }

/**
 * `sealed` is the token of the link, sealed (src/store/seal.ts): whoever reads the outbox can open no account. `next` is a
 * path of the market; `until` an ISO instant: the letter tells it, and after it nothing is sent.
 */
type WithLink = Addressed & {
  readonly sealed: string
  readonly next?: string
  readonly until?: string
}

/** `new-email` proves an address that is to be the account's; `email-change` tells the one that was, and stops it. */
type LinkedEmail = 'verify' | 'sign-in-link' | 'reset' | 'new-email' | 'email-change'

/** The payload of the topic `identity-letter`. `have-account`: somebody registered with an address that has an account. */
export type IdentityEmailMessage =
  | (WithLink & { readonly kind: LinkedEmail })
  | (Addressed & { readonly kind: 'have-account' | 'password-changed' })

/** The payload of the topic `sms`: a code to sign in with, sealed. `phone` is E.164; after `until` nothing is sent. */
export type SmsMessage = {
  readonly phone: string
  readonly market: Market
  readonly sealed: string
  readonly until?: string
}

export const identityEmailTopic = 'identity-letter'
export const smsTopic = 'sms'

type Payload = Readonly<Record<string, unknown>>

/** Throws for what is none: a message that cannot be read stays in the outbox, with its error. */
export function readIdentityEmail(payload: Payload): IdentityEmailMessage {
  const { kind } = payload
  const addressed = {
    email: textIn(payload, 'email'),
    market: marketIn(payload),
    ...optional(payload, 'name'),
  }
  switch (kind) {
    case 'verify':
    case 'sign-in-link':
    case 'reset':
    case 'new-email':
    case 'email-change':
      return {
        ...addressed,
        kind,
        sealed: textIn(payload, 'sealed'),
        ...optional(payload, 'next'),
        ...optional(payload, 'until'),
      }
    case 'have-account':
    case 'password-changed':
      return { ...addressed, kind }
  }
  throw new Error(`no letter of the kind "${String(kind)}"`)
}

export function readSms(payload: Payload): SmsMessage {
  return {
    phone: textIn(payload, 'phone'),
    market: marketIn(payload),
    sealed: textIn(payload, 'sealed'),
    ...optional(payload, 'until'),
  }
}

function textIn(payload: Payload, name: string): string {
  const value = payload[name]
  if (typeof value !== 'string' || value === '') throw new Error(`"${name}" is missing`)
  return value
}

function optional<Name extends string>(payload: Payload, name: Name) {
  const value = payload[name]
  return (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as {
    readonly [key in Name]?: string
  }
}

function marketIn({ market }: Payload): Market {
  if (!isMarket(market)) throw new Error('"market" is missing')
  return market
}
