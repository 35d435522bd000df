import { expect, test } from 'vitest'
import { hasOpenssl, openssl } from '#test/support/openssl.ts'
import { decryptBody, encryptBody } from './encrypt-body.ts'

const key = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
const hexKey = '3031323334353637383961626364656630313233343536373839616263646566'

test.each([
  ['sixteen bytes ok', '6TiHyVfb/8M/Sy9uDwR3KIqjYkH96N8FTcMlxsaVuJ4='],
  [
    '{"purchase":{"external_reference":"RO000012344-9f8e7d6c5b4a"}}',
    'DWnailC12cXnOCerDuiSzYUY+896g/QO3pIr+WR4+B1b7Mi2BY/GYmHFJzvqHVJA+R19K94h7Ha7rud58RN6Ag==',
  ],
])('%s has a fixed message, and is decrypted from it', (text, message) => {
  expect(encryptBody(text, key)).toBe(message)
  expect(decryptBody(message, key)).toBe(text)
})

test('a wrong key, a changed byte or an invalid message does not decrypt to the text', () => {
  const message = encryptBody('{"a":1}', key)
  const other = Buffer.alloc(32, 7).toString('base64')
  expect(decryptBody(message, other)).toBeUndefined()
  expect(decryptBody(`A${message.slice(1)}`, key)).not.toBe('{"a":1}')
  expect(decryptBody('', key)).toBeUndefined()
  expect(decryptBody('AAAA', key)).toBeUndefined()
})

test.skipIf(!hasOpenssl)(
  'openssl decrypts our messages, and openssl’s messages are decrypted',
  () => {
    const text = '{"label":"Ceas inteligent, ecran zgâriat","price":1299.99}'
    const args = ['enc', '-aes-256-ecb', '-K', hexKey, '-base64', '-A']
    expect(openssl(encryptBody(text, key), ...args, '-d').toString('utf8')).toBe(text)
    expect(decryptBody(openssl(text, ...args).toString('utf8'), key)).toBe(text)
  },
)
