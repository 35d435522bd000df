import { createCipheriv, createDecipheriv } from 'node:crypto'

/** X-Oney-Secret Method-body: base64 of AES-256-ECB with PKCS5 padding; the key is base64. */
export function sealMessage(text: string, key: string) {
  const cipher = createCipheriv('aes-256-ecb', Buffer.from(key, 'base64'), null)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}

/** Undefined if it was not encrypted with the shop's key. */
export function openMessage(message: string, key: string) {
  try {
    const decipher = createDecipheriv('aes-256-ecb', Buffer.from(key, 'base64'), null)
    return decipher.update(message, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
