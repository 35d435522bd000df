import { createCipheriv } from 'node:crypto'

/**
 * The order id in a status request is base64 of base64 of AES-256-CBC. Key and IV are base64 of 32 and 16 bytes
 * (providers.md, Cofidis).
 */
export function orderCode(orderId: string, key: string, iv: string): string {
  const cipher = createCipheriv(
    'aes-256-cbc',
    Buffer.from(key, 'base64'),
    Buffer.from(iv, 'base64'),
  )
  const inner = Buffer.concat([cipher.update(orderId, 'utf8'), cipher.final()]).toString('base64')
  return Buffer.from(inner).toString('base64')
}
