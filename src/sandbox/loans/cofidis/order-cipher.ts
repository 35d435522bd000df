import { createDecipheriv } from 'node:crypto'

/** base64 of base64 of AES-256-CBC. Undefined if it was not encrypted with the shop's key. */
export function openOrderCode(
  code: string,
  { key, iv }: { readonly key: string; readonly iv: string },
): string | undefined {
  try {
    const decipher = createDecipheriv(
      'aes-256-cbc',
      Buffer.from(key, 'base64'),
      Buffer.from(iv, 'base64'),
    )
    const inner = Buffer.from(code, 'base64').toString()
    return decipher.update(inner, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
