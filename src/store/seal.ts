import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Seals personal and device numbers at rest: AES-256-GCM, base64url of iv (12) ‖ tag (16) ‖ ciphertext, behind the key's version. */
export const makeSeal = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kintsu/seal/1', 32))
  return {
    seal: (plain: string): string => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    /** Throws when the text was changed or sealed with another key. */
    open: (sealed: string): string => {
      const bytes = Buffer.from(sealed.slice(2), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

export type Seal = ReturnType<typeof makeSeal>
