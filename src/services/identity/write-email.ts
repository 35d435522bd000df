import type { ExpiringToken } from '#providers/identity/accounts.ts'
import type { EmailToWrite } from '#store/identity/emails.ts'
import type { Seal } from '#store/seal.ts'
import { type IdentityEmailMessage, identityEmailTopic } from './emails.ts'

export function asEmail(payload: IdentityEmailMessage): EmailToWrite {
  return {
    topic: identityEmailTopic,
    payload,
  }
}

/** Encrypted, so that nobody who reads the outbox can open an account. */
export function sealedIn(seal: Pick<Seal, 'seal'>, { value, until }: ExpiringToken) {
  return {
    sealed: seal.seal(value),
    until: until.toISOString(),
  }
}
