import { createHmac } from 'node:crypto'

/** Tells a browser whether a cart is still the same member's, without telling it who that is. */
export function makeOwnerOf(secret: string) {
  return (userId: string): string =>
    createHmac('sha256', secret)
      .update(`cart owner ${userId}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url')
}
