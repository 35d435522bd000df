import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Two minutes more than a browser lets its owner take. */
const lifetimeSeconds = 7 * 60
export const passkeyTimeoutMs = 5 * 60 * 1_000

const randomLength = 16
const untilLength = 6

/**
 * A challenge says itself what it is for and until when: random bytes, the second after which it is over, and their
 * keyed digest. Nothing is stored until it is used.
 */
export function createChallenge(secret: string, purpose: string, now: Date): string {
  const random = randomBytes(randomLength)
  const until = Buffer.alloc(untilLength)
  until.writeUIntBE(Math.floor(now.getTime() / 1_000) + lifetimeSeconds, 0, untilLength)
  const said = Buffer.concat([random, until])
  return Buffer.concat([said, digestOf(secret, purpose, said)]).toString('base64url')
}

/** Whether it was made for this purpose, and is not over. */
export function isChallenge(
  secret: string,
  purpose: string,
  challenge: string,
  now: Date,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const said = bytes.subarray(0, randomLength + untilLength)
  const digest = bytes.subarray(randomLength + untilLength)
  const expected = digestOf(secret, purpose, said)
  if (digest.length !== expected.length || !timingSafeEqual(digest, expected)) return false
  return said.readUIntBE(randomLength, untilLength) * 1_000 > now.getTime()
}

function digestOf(secret: string, purpose: string, said: Buffer): Buffer {
  return createHmac('sha256', secret).update(`passkey ${purpose}`).update(said).digest()
}
