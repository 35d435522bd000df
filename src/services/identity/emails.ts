import { isMarket, type Market } from '#domain/market/market.ts'

type Addressed = { readonly email: string; readonly market: Market; readonly name?: string }

/**
 * `sealed` is the encrypted token of the link (src/store/seal.ts), so that nobody who reads the outbox can open an
 * account. `next` is a path of the market; `until` is an ISO instant that the email states, and after which nothing
 * is sent.
 */
type WithLink = Addressed & {
  readonly sealed: string
  readonly next?: string
  readonly until?: string
}

/** `new-email` proves the new address of an account; `email-change` notifies the old one, and can stop the change. */
type LinkedEmail = 'verify' | 'sign-in-link' | 'reset' | 'new-email' | 'email-change'

/** The payload of the topic `identity-letter`. `have-account`: a registration used an address that has an account. */
export type IdentityEmailMessage =
  | (WithLink & { readonly kind: LinkedEmail })
  | (Addressed & { readonly kind: 'have-account' | 'password-changed' | 'passkey-added' })

/** The payload of the topic `sms`: an encrypted sign-in code. `phone` is E.164; after `until` nothing is sent. */
export type SmsMessage = {
  readonly phone: string
  readonly market: Market
  readonly sealed: string
  readonly until?: string
}

export const identityEmailTopic = 'identity-letter'
export const smsTopic = 'sms'

type Payload = Readonly<Record<string, unknown>>

/** Throws if the payload is invalid: a message that cannot be read stays in the outbox, with its error. */
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
    case 'passkey-added':
      return { ...addressed, kind }
  }
  throw new Error(`no email of the kind "${String(kind)}"`)
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
