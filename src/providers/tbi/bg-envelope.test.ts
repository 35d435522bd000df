import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasOpenssl, openssl } from '#test/support/openssl.ts'
import { sealApplication } from './bg-envelope.ts'

const key = 'a made-up reseller secret'
const iv = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
const text = '{"orderid":"BG000012341-9f8e7d6c5b4a","city":"София"}'

test('the same IV gives the same envelope, which begins with the IV', () => {
  expect(sealApplication(text, key, iv)).toBe(
    'AAECAwQFBgcICQoLDA0OD7a1LYJ3VQkagUp8i64+3vQTVWA8b5jTByzW2e2l/NrvJhFFX9V85szquF4IedPRkJWOqHHV1x6wduQ=',
  )
})

test('each envelope has a new IV', () => {
  expect(sealApplication(text, key)).not.toBe(sealApplication(text, key))
})

test.skipIf(!hasOpenssl)('openssl decrypts an envelope', () => {
  const sealed = Buffer.from(sealApplication(text, key), 'base64')
  const hashed = createHash('sha256').update(key).digest('hex')
  const iv = sealed.subarray(0, 16).toString('hex')
  const args = ['enc', '-d', '-aes-256-ctr', '-K', hashed, '-iv', iv]
  const decrypted = openssl(sealed.subarray(16), ...args)
  expect(decrypted.toString('utf8')).toBe(text)
})
