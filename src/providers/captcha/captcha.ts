import { hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { readSolution } from './read-solution.ts'

/** A puzzle for a browser: find the counter whose derived key begins with `keyPrefix`. `expiresAt` in seconds since 1970. */
export type Challenge = {
  readonly parameters: {
    readonly algorithm: string
    readonly cost: number
    readonly expiresAt: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly keySignature: string
    readonly nonce: string
    readonly salt: string
  }
  readonly signature: string
}

export type Captcha = {
  readonly challenge: () => Promise<Challenge>
  /** Whether this is the answer to a puzzle of ours, in time and for the first time; false for anything else. */
  readonly verify: (solution: string) => Promise<boolean>
}

/** Which puzzles were answered. `take` is true the first time only; `until` is when it may be forgotten, milliseconds since 1970. */
export type UsedSolutions = {
  readonly take: (id: string, until: number) => Promise<boolean>
}

type Options = {
  readonly secret: string
  readonly used: UsedSolutions
  readonly now?: () => number
}

const lifetimeMs = 10 * 60_000

/**
 * PBKDF2 and not bare SHA-256: a round is native code at both ends, so a browser pays no more for it than a guesser's
 * script. 100 to 200 keys of 2,000 rounds are some 0.1 s of one core of a laptop and 2 s of a slow phone's, and because the
 * counter is drawn beforehand nobody is unlucky and waits longer. It makes thousands of tries dear; the limits of
 * sign-in do the rest.
 */
const puzzle = { algorithm: 'PBKDF2/SHA-256', cost: 2_000 } as const
const counters = { least: 100, most: 200 } as const

/** ALTCHA's proof of work: nothing is kept of a puzzle until it was solved. */
export function makeCaptcha(options: Options): Captcha {
  const { secret, now = Date.now, used } = options
  const secrets = {
    hmacSignatureSecret: keyFor(secret, 'challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'answer'),
  }
  return {
    challenge: async () => {
      const made = await createChallenge({
        ...puzzle,
        ...secrets,
        deriveKey,
        counter: randomInt(counters.least, counters.most + 1),
        expiresAt: new Date(now() + lifetimeMs),
      })
      // Both signatures and the expiry are there because their secrets and the date were given.
      return made as Challenge
    },
    verify: async text => {
      const read = readSolution(text)
      if (!read) return false
      const endsAt = read.challenge.parameters.expiresAt * 1000
      if (endsAt <= now()) return false
      const { verified } = await verifySolution({ ...read, ...secrets, deriveKey })
      return verified && used.take(read.challenge.signature, endsAt)
    },
  }
}

function keyFor(secret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `kintsu/captcha/${use}/1`, 32)).toString('hex')
}
