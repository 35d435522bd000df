import { expect, test } from 'vitest'
import { hasOpenssl, openssl } from '#test/support/openssl.ts'
import { orderCode } from './order-code.ts'

const key = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
const iv = 'ZmVkY2JhOTg3NjU0MzIxMA=='
const hexKey = '3031323334353637383961626364656630313233343536373839616263646566'
const hexIv = '66656463626139383736353433323130'

test('an order id has a fixed code', () => {
  expect(orderCode('HU000012348-9f8e7d6c5b4a', key, iv)).toBe(
    'MThuTjN4SFJLWVVxNk5sa1NwRUxzUXJQTjFyNTdDbjBKTjc0N1ZROUFIVT0=',
  )
})

test.skipIf(!hasOpenssl)('openssl decrypts an order code', () => {
  const inner = Buffer.from(orderCode('HU000099991-0a1b2c3d4e5f', key, iv), 'base64')
  const args = ['enc', '-d', '-aes-256-cbc', '-K', hexKey, '-iv', hexIv, '-base64', '-A']
  const decrypted = openssl(inner, ...args)
  expect(decrypted.toString('utf8')).toBe('HU000099991-0a1b2c3d4e5f')
})
