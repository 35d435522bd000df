import { describe, expect, test } from 'vitest'
import { guessedPasswords } from './guessed-passwords.ts'
import { passwordError } from './password-rules.ts'

const tooCommon = { kind: 'too-common' }

describe('A password', () => {
  test('a password has at least six characters, not five', () => {
    expect(passwordError('aB3x9')).toEqual({ kind: 'too-short', min: 6 })
    expect(passwordError('aB3x9k')).toBeUndefined()
    expect(passwordError('')).toEqual({ kind: 'too-short', min: 6 })
  })

  test('the length of a password counts characters as a reader sees them', () => {
    expect(passwordError('🔑🔑🔑🔑🔑')).toEqual({ kind: 'too-short', min: 6 })
    expect(passwordError('🔑🔒🗝🔐🚪🏠')).toBeUndefined()
  })

  test('a password has at most 128 characters', () => {
    const long = 'parola lungă '.repeat(10).slice(0, 128)
    expect(passwordError(long)).toBeUndefined()
    expect(passwordError(`${long}x`)).toEqual({ kind: 'too-long', max: 128 })
    expect(passwordError('x'.repeat(50_000))).toEqual({ kind: 'too-long', max: 128 })
  })

  test.each([
    '123456',
    'password',
    'PassWord1',
    'qwertz',
    'parola123',
    'jelszo',
    'парола',
    'ПАРОЛА',
    'κωδικός',
    'iloveyou',
    'steaua86',
  ])('a password is not %j, which attackers try first', password => {
    expect(passwordError(password)).toEqual(tooCommon)
  })

  test('a password is not the member’s own email address, nor the part before the @', () => {
    expect(passwordError('Nume.Prenume@exemplu.ro', 'nume.prenume@exemplu.ro')).toEqual(tooCommon)
    expect(passwordError('nume.prenume', 'Nume.Prenume@exemplu.ro')).toEqual(tooCommon)
    expect(passwordError('nume.prenume!', 'nume.prenume@exemplu.ro')).toBeUndefined()
  })
})

describe('The list of common passwords', () => {
  test('the list of common passwords has more than 300 entries, each in lower case and refused', () => {
    expect(guessedPasswords.size).toBeGreaterThan(300)
    for (const each of guessedPasswords) {
      expect(each).toBe(each.toLowerCase())
      expect(passwordError(each)).toEqual(tooCommon)
    }
  })
})
