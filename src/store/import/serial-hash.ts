import { createHmac, hkdfSync } from 'node:crypto'

/** Keyed digest of a serial number: finds the same device again without decrypting anything. */
export function createSerialHash(secret: string) {
  return createKeyedHash(secret, 'kintsu/serial/1')
}

/** Keyed digest of what the trade-ins of one seller have in common: counts them without decrypting anything. */
export function createSellerHash(secret: string) {
  return createKeyedHash(secret, 'kintsu/seller/1')
}

function createKeyedHash(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return (text: string): string => createHmac('sha256', key).update(text).digest('base64url')
}

export type SerialHash = ReturnType<typeof createSerialHash>
