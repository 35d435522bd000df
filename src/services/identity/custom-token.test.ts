import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createCustomTokens } from './custom-token.ts'

const tokens = createCustomTokens('a secret of the tests')
const now = new Date('2026-05-20T10:00:00Z')
const session = {
  userId: '11111111-1111-4111-8111-111111111111',
  sessionId: '22222222-2222-4222-8222-222222222222',
  now,
}
function later(seconds: number) {
  return new Date(now.getTime() + seconds * 1_000)
}
const invalid = { ok: false, refusal: { kind: 'invalid' } }

/** Signs arbitrary claims with the shop's key. */
function signed(header: object, claims: object) {
  const key = createHmac('sha256', 'a secret of the tests').update('custom token').digest()
  const text = [header, claims]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const validHeader = { alg: 'HS256', typ: 'JWT' }
const claims = { aud: 'cart', sub: 'u', sid: 's', jti: 't', exp: now.getTime() / 1_000 + 60 }

describe('A custom token', () => {
  test('names its user and its session', () => {
    const read = tokens.read(tokens.mint(session), now)
    expect(read).toMatchObject({
      ok: true,
      value: { userId: session.userId, sessionId: session.sessionId, expiresAt: later(3_600) },
    })
  })

  test('is different each time', () => {
    const [one, other] = [tokens.mint(session), tokens.mint(session)].map(each =>
      tokens.read(each, now),
    )
    expect(one?.ok && one.value.tokenId).toMatch(/^[0-9a-f-]{36}$/)
    expect(one?.ok && one.value.tokenId).not.toBe(other?.ok && other.value.tokenId)
  })

  test('is valid for one hour, and still names its user once expired', () => {
    const token = tokens.mint(session)
    expect(tokens.read(token, later(3_599)).ok).toBe(true)
    expect(tokens.read(token, later(3_600))).toMatchObject({
      ok: false,
      refusal: {
        kind: 'expired',
        claims: { userId: session.userId, sessionId: session.sessionId },
      },
    })
  })

  test('can be stored in a cookie without encoding', () => {
    expect(tokens.mint(session)).toMatch(/^[\w.-]+$/)
  })

  test('with a valid signature is accepted, so that the refusals below have their own reasons', () => {
    expect(tokens.read(signed(validHeader, claims), now).ok).toBe(true)
  })

  test.each([
    ['alg none', signed({ alg: 'none', typ: 'JWT' }, claims)],
    ['another alg', signed({ alg: 'HS512', typ: 'JWT' }, claims)],
    ['another audience', signed(validHeader, { ...claims, aud: 'office' })],
    ['no audience', signed(validHeader, { ...claims, aud: undefined })],
    ['no user', signed(validHeader, { ...claims, sub: null })],
    ['no end', signed(validHeader, { ...claims, exp: undefined })],
    ['another key', createCustomTokens('another secret').mint(session)],
    ['nothing', ''],
    ['a word', 'token'],
    ['too many parts', `${signed(validHeader, claims)}.x`],
    ['50 KB', 'x.'.repeat(25_000)],
  ])('with %s is invalid', (_, token) => {
    expect(tokens.read(token, now)).toEqual(invalid)
  })

  test('with alg none and no signature is invalid', () => {
    const [, body] = tokens.mint(session).split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    expect(tokens.read(`${none}.${body}.`, now)).toEqual(invalid)
    expect(tokens.read(`${none}.${body}`, now)).toEqual(invalid)
  })

  test('that is altered in any part is invalid', () => {
    const parts = tokens.mint(session).split('.')
    for (const [at, part] of parts.entries()) {
      const altered = parts.with(at, `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`)
      expect(tokens.read(altered.join('.'), now)).toEqual(invalid)
    }
  })
})
