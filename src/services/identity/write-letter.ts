import type { SentOut } from '#providers/identity/accounts.ts'
import type { LetterToWrite } from '#store/identity/letters.ts'
import type { Seal } from '#store/seal.ts'
import { type IdentityLetterMessage, identityLetterTopic } from './letters.ts'

export function asLetter(payload: IdentityLetterMessage): LetterToWrite {
  return {
    topic: identityLetterTopic,
    payload,
  }
}

/** Whoever reads the outbox can open no account. */
export function sealedIn(seal: Pick<Seal, 'seal'>, { value, until }: SentOut) {
  return {
    sealed: seal.seal(value),
    until: until.toISOString(),
  }
}
