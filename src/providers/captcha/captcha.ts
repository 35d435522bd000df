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
  /** Whether this is a solution of our puzzle, in time and for the first time; false for anything else. */
  readonly verify: (solution: string) => Promise<boolean>
}

/**
 * The solved puzzles. `take` is true the first time only; `until` is when the entry may be deleted, in milliseconds
 * since 1970.
 */
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
 * PBKDF2 and not bare SHA-256: a round is native code on both sides, so it costs a browser no more than an attacker's
 * script. 100 to 200 keys of 2,000 rounds take about 0.1 s of one core of a laptop and 2 s on a slow phone, and because
 * the counter is drawn beforehand, nobody waits much longer by bad luck. It makes thousands of attempts expensive; the
 * rate limits of the sign-in do the rest.
 */
const puzzle = { algorithm: 'PBKDF2/SHA-256', cost: 2_000 } as const
const counters = { least: 100, most: 200 } as const

/** ALTCHA's proof of work: nothing about a puzzle is stored until it is solved. */
export function createCaptcha(options: Options): Captcha {
  const { secret, now = Date.now, used } = options
  const secrets = {
    hmacSignatureSecret: keyFor(secret, 'challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'answer'),
  }
  return {
    challenge: async () => {
      const challenge = await createChallenge({
        ...puzzle,
        ...secrets,
        deriveKey,
        counter: randomInt(counters.least, counters.most + 1),
        expiresAt: new Date(now() + lifetimeMs),
      })
      // Both signatures and the expiry are set because their secrets and the date were passed.
      return challenge as Challenge
    },
    verify: async text => {
      const parsed = readSolution(text)
      if (!parsed) return false
      const endsAt = parsed.challenge.parameters.expiresAt * 1000
      if (endsAt <= now()) return false
      const { verified } = await verifySolution({ ...parsed, ...secrets, deriveKey })
      return verified && used.take(parsed.challenge.signature, endsAt)
    },
  }
}

function keyFor(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `kintsu/captcha/${purpose}/1`, 32)).toString(
    'hex',
  )
}
