import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSeal } from './seal.ts'

/** Encrypts values the way it was done before keys had names. */
function sealedOnce(secret: string, plain: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kintsu/seal/1', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

describe('encrypted values', () => {
  test('a value decrypts to its plain text, and is encrypted differently each time', () => {
    const { seal, open } = createSeal('one')
    const sealed = ['352099001761481', '352099001761481'].map(seal)
    expect(sealed.map(open)).toEqual(['352099001761481', '352099001761481'])
    expect(sealed[0]).not.toBe(sealed[1])
    expect(sealed.join()).not.toContain('352099')
  })

  test('a value encrypted with an older key is decrypted, and the older key encrypts no new value', () => {
    const old = createSeal('one')
    const both = createSeal(['two', 'one'])
    expect(both.open(old.seal('Próba Mária'))).toBe('Próba Mária')
    const anew = both.seal('Próba Mária')
    expect(anew.startsWith(both.prefix)).toBe(true)
    expect(both.prefix).not.toBe(old.prefix)
    expect(createSeal('two').open(anew)).toBe('Próba Mária')
    expect(() => old.open(anew)).toThrow()
  })

  test('a value from before keys had names is decrypted with whichever key it was', () => {
    for (const secrets of ['one', ['two', 'one'], ['one', 'two']] as const)
      expect(createSeal(secrets).open(sealedOnce('one', 'x'))).toBe('x')
    expect(() => createSeal('two').open(sealedOnce('one', 'x'))).toThrow()
  })

  test('a value that was altered, cut, or encrypted with an unknown key is not decrypted', () => {
    const { seal, open, prefix } = createSeal(['two', 'one'])
    const sealed = seal('x')
    // Not the last character: some of its bits may be unused.
    const other = sealed.at(-5) === 'A' ? 'B' : 'A'
    for (const wrong of [
      sealed.slice(0, -5) + other + sealed.slice(-4),
      sealed.slice(0, -4),
      sealed.replace(prefix, '2.AAAAAAAA.'),
      sealed.replace('2.', '3.'),
      createSeal('three').seal('x'),
      prefix,
      '1.',
      '',
      'spoilt',
    ])
      expect(() => open(wrong), wrong).toThrow()
  })
})
