import { createCipheriv, createHash, randomBytes } from 'node:crypto'

const ivBytes = 16

/** Base64 of the IV followed by AES-256-CTR; the key is SHA-256 of the encryption key (providers.md, TBI Bulgaria). */
export function sealApplication(text: string, key: string, iv = randomBytes(ivBytes)): string {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(key).digest(), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
