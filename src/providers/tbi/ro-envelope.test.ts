import { constants, publicEncrypt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasOpenssl, openssl } from '#test/support/openssl.ts'
import { openFromBank, sealForBank } from './ro-envelope.ts'

// A test key, small so that long texts take several blocks: 128 bytes, of which 117 are text.
const privateKey = `-----BEGIN PRIVATE KEY-----
MIICeAIBADANBgkqhkiG9w0BAQEFAASCAmIwggJeAgEAAoGBAMp6iZMq41lDfYDx
kq40tG7hXV1G6UwcLds6xeogy9tj5HqDQm0hAWQdYAenF6qal81OfJ+WDq+Kzu6w
9U+s/QkIt0z6siXuEVF78jKQ58i/qbRDa6G1oFbEppOE9UNnf2tIrG1xU+EQmRH1
I6r80NX3M81qZQYEbZR2GZ328XPbAgMBAAECgYEAnG3fK9vOmYASzjPUZtJBNAjY
4N+QDkUXCHB3x1JfLLgYJK6T+0usj3RCZKcrGZsl/G/OyFxeLDDJfo8ods3nDlsK
I85635R0vGXJZlB7nHcGBRI6JLVX7dKIfCnPOJTO6NfyeWfLLeS/9NyUtKkE/4sb
0+GlDI07LT7SfYRZRgECQQD0Vt3C1tJJqg0vE/tLtsQf5hInb7YFFf//3QD9DHcc
piFiQ+0fwbyA+ZHKkZHyLrRRYWi+xgiAqi8cmuIRPA47AkEA1CRAqJgR/09wLKQ7
bU6Pog6lGezWswZWtz7hWpb1SXnhynD9F2xBCYvf92UnK23Jti/BBxIoLTRQ9A0N
FXG24QJBAOaV88IkKWALc1Wybb0ORhg0b314FzbFhEparswgL2iB/49Uuzr1AohU
/hlFN45uNQ139/nRucRy1vMP17icDHECQQC1tSOpBTCNNjbIFhhM5TjEP7UNQr8X
8vr91J9kX99UA1DyfNtcX75JdgTtvDfTzCM1qSu2acf+CEy67h7h2lghAkBW4rB2
CbUZnXPTrRbOcrkzDCTGc4GY5oZqG9DC9UNYlidBPDgTQT1fZYidisRtNLInbMJS
vD5Pb9jNCMzBI0rf
-----END PRIVATE KEY-----`
const publicKey = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDKeomTKuNZQ32A8ZKuNLRu4V1d
RulMHC3bOsXqIMvbY+R6g0JtIQFkHWAHpxeqmpfNTnyflg6vis7usPVPrP0JCLdM
+rIl7hFRe/IykOfIv6m0Q2uhtaBWxKaThPVDZ39rSKxtcVPhEJkR9SOq/NDV9zPN
amUGBG2Udhmd9vFz2wIDAQAB
-----END PUBLIC KEY-----`

const webhook = '{"order_id":"RO000012344-9f8e7d6c5b4a","status_id":"1","motiv":"Aprobat"}'

/** Encrypts a block without padding, so that its own padding can be invalid. */
function sealRaw(block: Buffer) {
  return publicEncrypt({ key: publicKey, padding: constants.RSA_NO_PADDING }, block).toString(
    'base64',
  )
}

function block(start: number[], padding: number, text: string) {
  const bytes = Buffer.alloc(128, 0xaa)
  Buffer.from(start).copy(bytes)
  const separator = start.length + padding
  bytes[separator] = 0
  const whole = Buffer.concat([bytes.subarray(0, separator + 1), Buffer.from(text)])
  return Buffer.concat([whole, Buffer.alloc(128 - whole.length, 0x20)])
}

test('a known encrypted webhook is decrypted', () => {
  const sealed =
    'k4/ZAJTq3XZOOqiYUmTStKY+uaOnD/5gZMktLbjVHruQG5cRbBkZ31bkEZXoT5iFbIJlClbHhtPs/p4hoQZTemLhlFk3+SESDgoCLYrfy7YhRuAgZP8NiEB4S0ofetoKd7qsBhcbd9WuClFzldKs1EJ00GRKfaSpGYkffSMMHTk='
  expect(openFromBank(sealed, privateKey)).toBe(webhook)
})

test.each([1, 117, 118, 234, 235])(
  'a text of %i bytes is encrypted in blocks and decrypted again',
  length => {
    const text = 'x'.repeat(length)
    const sealed = sealForBank(text, publicKey)
    expect(Buffer.from(sealed, 'base64')).toHaveLength(Math.ceil(length / 117) * 128)
    expect(openFromBank(sealed, privateKey)).toBe(text)
  },
)

test('a character split across two blocks is restored', () => {
  const text = `${'x'.repeat(116)}ș${'y'.repeat(200)}ț`
  expect(openFromBank(sealForBank(text, publicKey), privateKey)).toBe(text)
})

describe('the padding of a block', () => {
  test('has at least eight bytes: seven are rejected', () => {
    expect(openFromBank(sealRaw(block([0, 2], 8, 'text')), privateKey)?.trim()).toBe('text')
    expect(openFromBank(sealRaw(block([0, 2], 7, 'text')), privateKey)).toBeUndefined()
  })

  test('begins with 0 and 2', () => {
    expect(openFromBank(sealRaw(block([0, 1], 9, 'text')), privateKey)).toBeUndefined()
    expect(openFromBank(sealRaw(block([1, 2], 9, 'text')), privateKey)).toBeUndefined()
  })

  test('ends with 0', () => {
    const endless = Buffer.alloc(128, 0xaa)
    endless.set([0, 2])
    expect(openFromBank(sealRaw(endless), privateKey)).toBeUndefined()
  })

  test('is checked in every block: one bad block of two rejects the whole text', () => {
    const good = Buffer.from(sealForBank('text', publicKey), 'base64')
    const bad = Buffer.from(sealRaw(block([0, 1], 9, 'text')), 'base64')
    const whole = (...parts: Buffer[]) => Buffer.concat(parts).toString('base64')
    expect(openFromBank(whole(good, good), privateKey)).toBe('texttext')
    expect(openFromBank(whole(good, bad), privateKey)).toBeUndefined()
    expect(openFromBank(whole(bad, good), privateKey)).toBeUndefined()
  })
})

test.each([
  ['nothing', ''],
  ['no base64', '{"order_id":1}'],
  ['a block cut short', Buffer.alloc(127, 1).toString('base64')],
  ['a number above the modulus', Buffer.alloc(128, 0xff).toString('base64')],
])('%s cannot be decrypted', (_name, sealed) => {
  expect(openFromBank(sealed, privateKey)).toBeUndefined()
})

describe.skipIf(!hasOpenssl)('compatibility with openssl', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ro-envelope-'))
    writeFileSync(join(folder, 'private.pem'), privateKey)
    writeFileSync(join(folder, 'public.pem'), publicKey)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const padded = ['-pkeyopt', 'rsa_padding_mode:pkcs1']

  test('openssl decrypts our text', () => {
    const args = ['pkeyutl', '-decrypt', '-inkey', join(folder, 'private.pem'), ...padded]
    const input = Buffer.from(sealForBank(webhook, publicKey), 'base64')
    expect(openssl(input, ...args).toString('utf8')).toBe(webhook)
  })

  test('a text encrypted by openssl is decrypted', () => {
    const args = ['pkeyutl', '-encrypt', '-pubin', '-inkey', join(folder, 'public.pem'), ...padded]
    const sealed = openssl(webhook, ...args).toString('base64')
    expect(openFromBank(sealed, privateKey)).toBe(webhook)
  })
})
