import { createDecipheriv, createHash } from 'node:crypto'

const ivBytes = 16

/** base64 of the IV followed by AES-256-CTR; the key is the SHA-256 of the encryption key. */
export function openApplication(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length <= ivBytes) return ''
  const hashed = createHash('sha256').update(key).digest()
  const decipher = createDecipheriv('aes-256-ctr', hashed, bytes.subarray(0, ivBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]).toString()
}
