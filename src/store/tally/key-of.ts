import { createHmac } from 'node:crypto'

/** Email addresses, phone numbers and IP addresses are counted without being stored. */
export function keyOf(secret: string, what: string, key: string): string {
  return createHmac('sha256', secret).update(`tally ${what} ${key}`).digest('base64url')
}
