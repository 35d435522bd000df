import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { slowHashing } from './password-hashing.ts'

const password = 'o parolă lungă'

describe('slowHashing', () => {
  test('a hash is that of scrypt with N 16384, r 16, p 1, and has a salt of its own', async () => {
    const hashes = [await slowHashing.hash(password), await slowHashing.hash(password)]
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) {
      const [salt = '', key] = hash.split(':')
      const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 ** 2 }
      expect(key).toBe(scryptSync(password.normalize('NFKC'), salt, 64, cost).toString('hex'))
    }
  })

  test('only the password itself is accepted', async () => {
    const hash = await slowHashing.hash(password)
    expect(await slowHashing.verify({ hash, password })).toBe(true)
    expect(await slowHashing.verify({ hash, password: `${password} ` })).toBe(false)
  })
})
