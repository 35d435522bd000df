import { createHash, randomBytes } from 'node:crypto'

/** 256 bits for the link of an email; the database stores the hash. */
export function newLinkSecret() {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOfLink(secret) }
}

export function hashOfLink(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
