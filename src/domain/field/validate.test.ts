import { describe, expect, test } from 'vitest'
import { validationDebounceMs } from './timing.ts'
import { type FieldRules, isAccepted, validateField } from './validate.ts'

const digits = { of: 'postal-code', matches: (value: string) => /^\d+$/.test(value) } as const

describe('a field', () => {
  test('an empty required field is invalid', () => {
    expect(validateField('', { required: true })).toEqual({
      kind: 'invalid',
      error: { kind: 'required' },
    })
    expect(validateField('   ', { required: true }).kind).toBe('invalid')
    expect(validateField(' ', { required: 'street' }, 'blur')).toEqual({
      kind: 'invalid',
      error: { kind: 'required', of: 'street' },
    })
    expect(validateField('', { required: false })).toEqual({ kind: 'valid' })
  })

  test('an empty optional field is valid whatever its other rules', () => {
    const rules: FieldRules = { pattern: digits, condition: () => false, maxLength: 0 }
    expect(validateField('', rules)).toEqual({ kind: 'valid' })
    expect(validateField('  ', rules, 'blur')).toEqual({ kind: 'valid' })
  })

  test('a field that does not match its pattern shows the pattern message, or else the generic one', () => {
    expect(validateField('x', { pattern: digits })).toEqual({
      kind: 'invalid',
      error: { kind: 'pattern', of: 'postal-code' },
    })
    expect(validateField('x', { pattern: { matches: () => false } })).toEqual({
      kind: 'invalid',
      error: { kind: 'generic' },
    })
  })

  test('a field shows the generic message when a custom condition is false', () => {
    expect(validateField('x', { condition: () => false })).toEqual({
      kind: 'invalid',
      error: { kind: 'generic' },
    })
    expect(validateField('x', { condition: () => true })).toEqual({ kind: 'valid' })
  })

  test('diacritics are an error, or a warning in markets that only warn', () => {
    expect(validateField('Strada Științei', { diacritics: 'error' })).toEqual({
      kind: 'invalid',
      error: { kind: 'diacritics' },
    })
    expect(validateField('Strada Științei', { diacritics: 'warning' })).toEqual({
      kind: 'warning',
      warning: { kind: 'diacritics' },
    })
    expect(validateField('Strada Stiintei', { diacritics: 'error' })).toEqual({ kind: 'valid' })
  })

  test('a field with a letters-only warning stays valid', () => {
    const lettersOnly = (value: string) => /^[a-z]+$/.test(value)
    expect(validateField('ab1', { lettersOnly })).toEqual({
      kind: 'warning',
      warning: { kind: 'letters-only' },
    })
    expect(isAccepted('ab1', { lettersOnly })).toBe(true)
    expect(validateField('ab', { lettersOnly })).toEqual({ kind: 'valid' })
  })

  test('a field with a wrong check digit stays valid', () => {
    expect(validateField('12', { checkDigit: () => false })).toEqual({
      kind: 'warning',
      warning: { kind: 'check-digit' },
    })
  })

  test('the raw length of a field may reach the limit, not exceed it', () => {
    expect(validateField('abc d', { maxLength: 5 })).toEqual({ kind: 'valid' })
    expect(validateField('abc de', { maxLength: 5 })).toEqual({
      kind: 'invalid',
      error: { kind: 'max-length', max: 5, counted: 'raw' },
    })
  })

  test('the length of a field without spaces may reach the limit, not exceed it', () => {
    expect(validateField('a b c d e', { maxLengthIgnoringSpaces: 5 })).toEqual({ kind: 'valid' })
    expect(validateField('a b c d ef', { maxLengthIgnoringSpaces: 5 })).toEqual({
      kind: 'invalid',
      error: { kind: 'max-length', max: 5, counted: 'ignoring-spaces' },
    })
  })

  test('the length of a field counts characters, not UTF-16 units', () => {
    expect(validateField('😀😀', { maxLength: 2 })).toEqual({ kind: 'valid' })
  })

  test('a field is validated trimmed on blur and untrimmed while typing', () => {
    expect(validateField('12 ', { pattern: digits }, 'typing').kind).toBe('invalid')
    expect(validateField('12 ', { pattern: digits }, 'blur')).toEqual({ kind: 'valid' })
    expect(validateField('12345 ', { maxLength: 5 }, 'blur')).toEqual({ kind: 'valid' })
  })
})

describe('the order of the rules', () => {
  const all: FieldRules = {
    required: true,
    pattern: { of: 'name', matches: value => !value.includes('1') },
    condition: value => !value.includes('2'),
    diacritics: 'error',
    lettersOnly: value => !value.includes('3'),
    maxLengthIgnoringSpaces: 3,
    maxLength: 4,
  }
  const errorOf = (value: string) => {
    const verdict = validateField(value, all)
    return verdict.kind === 'invalid' ? verdict.error : verdict.kind
  }

  test('the rules apply in order: pattern, condition, diacritics, length without spaces, raw length, warnings', () => {
    expect(errorOf('12ăaaaa')).toEqual({ kind: 'pattern', of: 'name' })
    expect(errorOf('2ăaaaaa')).toEqual({ kind: 'generic' })
    expect(errorOf('3ăaaaaa')).toEqual({ kind: 'diacritics' })
    expect(errorOf('3aaaaaa')).toEqual({ kind: 'max-length', max: 3, counted: 'ignoring-spaces' })
    expect(errorOf('3   a')).toEqual({ kind: 'max-length', max: 4, counted: 'raw' })
    expect(errorOf('3 a')).toBe('warning')
    expect(errorOf('b a')).toBe('valid')
  })
})

test('validation runs half a second after typing', () => {
  expect(validationDebounceMs).toBe(500)
})
