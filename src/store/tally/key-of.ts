import { createHmac } from 'node:crypto'

/** Addresses, phone numbers and network addresses are counted without being kept. */
export function keyOf(secret: string, what: string, key: string): string {
  return createHmac('sha256', secret).update(`tally ${what} ${key}`).digest('base64url')
}
