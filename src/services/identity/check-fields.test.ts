import { describe, expect, test } from 'vitest'
import { checkCode, checkEmail, checkNewPassword } from './check-fields.ts'

describe('The email address of an account', () => {
  test.each([
    [' Ana@Exemplu.RO ', 'ana@exemplu.ro'],
    ["o'nume.doi+trei@sub.exemplu.ro", "o'nume.doi+trei@sub.exemplu.ro"],
  ])('entered as %j is stored as %j', (written, stored) => {
    expect(checkEmail(written)).toEqual({ ok: true, value: stored })
  })

  test.each(['ana', 'a!b@exemplu.ro', "ana'@exemplu.ro", 'ana@exemplu.xn--p1ai', 'ана@пример.бг'])(
    'cannot be %j',
    written => {
      expect(checkEmail(written)).toEqual({
        ok: false,
        refusal: { kind: 'field', field: 'email', error: { kind: 'pattern', of: 'email' } },
      })
    },
  )
})

describe('A code', () => {
  test('has six digits, however they are spaced', () => {
    expect(checkCode(' 123 456\n')).toEqual({ ok: true, value: '123456' })
    for (const written of ['12345', '1234567', '12345a', '１２３４５６'])
      expect(checkCode(written).ok).toBe(false)
  })
})

describe('A new password', () => {
  test('is required before it is validated', () => {
    expect(checkNewPassword('')).toEqual({
      ok: false,
      refusal: { kind: 'field', field: 'password', error: { kind: 'required', of: 'password' } },
    })
  })
})
