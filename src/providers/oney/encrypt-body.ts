import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * X-Oney-Secret Method-body is base64 of AES-256-ECB with PKCS5 padding; the key is base64 of 32 bytes
 * (providers.md, Oney).
 */
export function encryptBody(text: string, key: string): string {
  const cipher = createCipheriv('aes-256-ecb', Buffer.from(key, 'base64'), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** `undefined` for a message that was not encrypted with this key. */
export function decryptBody(message: string, key: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-ecb', Buffer.from(key, 'base64'), null)
    const text = Buffer.concat([decipher.update(message, 'base64'), decipher.final()])
    return text.toString('utf8')
  } catch {
    return undefined
  }
}
