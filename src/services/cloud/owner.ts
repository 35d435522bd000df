import { createHmac } from 'node:crypto'

/**
 * An identifier by which a browser recognizes whether a cart still belongs to the same member, without learning who
 * that is.
 */
export function makeOwnerOf(secret: string) {
  return (userId: string): string =>
    createHmac('sha256', secret)
      .update(`cart owner ${userId}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url')
}
