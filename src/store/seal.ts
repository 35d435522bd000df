import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** The first key encrypts, every key decrypts: to replace a key, put another one before it. */
export type SealSecrets = readonly [string, ...string[]]

/**
 * Encrypts personal and device numbers at rest: AES-256-GCM, base64url of iv (12) ‖ tag (16) ‖ ciphertext, prefixed by
 * `2.` and the name of the key. `1.` is from before keys had names.
 */
export function createSeal(secrets: string | SealSecrets) {
  const [own, ...older] = typeof secrets === 'string' ? [secrets] : secrets
  const newest = keyOf(own)
  const keys = [newest, ...older.map(keyOf)]
  const prefix = `2.${newest.name}.`
  return {
    /** The prefix of everything encrypted with the newest key. */
    prefix,
    seal: (plain: string): string => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    /** Throws if the text was changed or encrypted with another key. */
    open: (sealed: string): string => {
      const [version, ...parts] = sealed.split('.')
      if (version === '1') return openedByAny(keys, parts.join('.'))
      const [name, text = ''] = parts
      const named = keys.filter(each => version === '2' && each.name === name)
      return openedByAny(named, text)
    },
  }
}

export type Seal = ReturnType<typeof createSeal>

type Key = { readonly key: Buffer; readonly name: string }

function keyOf(secret: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kintsu/seal/1', 32))
  const name = createHash('sha256')
    .update(`name of ${key.toString('hex')}`)
    .digest('base64url')
  return { key, name: name.slice(0, 8) }
}

function openedByAny(keys: readonly Key[], text: string): string {
  let failure: unknown = new Error('sealed with a key that is not known')
  for (const { key } of keys)
    try {
      return opened(key, text)
    } catch (error) {
      failure = error
    }
  throw failure
}

function opened(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}
