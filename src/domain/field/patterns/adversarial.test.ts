import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isBirthDate } from '../age.ts'
import { hasDiacritics } from '../diacritics.ts'
import { digitsOnly } from '../digits-only.ts'
import { fold } from '../fold.ts'
import { hasFiscalCodeCheckDigit, hasRegistrationCheckDigit } from '../has-check-digit.ts'
import { validateField } from '../validate.ts'
import { isCofidisPhone } from './cofidis-phone.ts'
import { isEmail } from './email.ts'
import { isFiscalCode } from './fiscal-code.ts'
import { isAlphanumeric, isHungarianLetters } from './letters.ts'
import { isName } from './name.ts'
import { isPassword } from './password.ts'
import { isPhone } from './phone.ts'
import { isPostalCode } from './postal-code.ts'
import { isRegistrationNumber } from './registration-number.ts'
import { isOtherId, isTaxId } from './tax-id.ts'
import { isVat } from './vat.ts'

function long(piece: string) {
  return piece.repeat(Math.ceil(50_000 / piece.length)).slice(0, 50_000)
}

const strings = [
  'a',
  'a@',
  'a.',
  '@a.',
  'aa ',
  "a'",
  'a-',
  ' ',
  '1',
  '+1',
  '1 ',
  'J40/',
  'RO1',
  'ă',
  'a\u0306',
].flatMap(piece => [long(piece), `${long(piece)}!`, `RO${long(piece)}`, `a@b.${long(piece)}`])

const markets = ['ro', 'bg', 'hu', 'gr'] as const
const perMarket = {
  isName,
  isPhone,
  isCofidisPhone,
  isVat,
  isFiscalCode,
  isRegistrationNumber,
  isPostalCode,
}
const plain = {
  isEmail,
  isPassword,
  isHungarianLetters,
  isAlphanumeric,
  isTaxId,
  isOtherId,
  isBirthDate,
}

describe('a string of 50,000 characters', () => {
  test.each(Object.entries(plain))(
    'a string of 50,000 characters is refused by %s',
    (_, matches) => {
      for (const text of strings) expect(matches(text)).toBe(false)
    },
  )

  test.each(Object.entries(perMarket))(
    'a string of 50,000 characters is refused by %s in every market',
    (_, matches) => {
      for (const market of markets)
        for (const text of strings) expect(matches(market, text)).toBe(false)
    },
  )

  test('a string of 50,000 characters does not break the check digit functions', () => {
    expect(hasFiscalCodeCheckDigit('ro', long('1'))).toBe(false)
    expect(hasRegistrationCheckDigit('ro', long('J40/'))).toBe(false)
  })

  test('a string of 50,000 characters is folded, filtered and checked for diacritics completely', () => {
    expect(fold(long('ă ')).length).toBe(25_000)
    expect(digitsOnly(long('a1')).length).toBe(25_000)
    expect(hasDiacritics(`${long('a')}ă`)).toBe(true)
    expect(hasDiacritics(long('a'))).toBe(false)
  })

  test('a string of 50,000 characters exceeds any length limit', () => {
    expect(validateField(long('a '), { maxLengthIgnoringSpaces: 60 }, 'blur').kind).toBe('invalid')
    expect(validateField(long(' '), { required: true }, 'blur').kind).toBe('invalid')
  })
})

test('no pattern has an unbounded quantifier on a group, so none can backtrack exponentially', () => {
  const files = readdirSync(import.meta.dirname).filter(name => !name.includes('.test.'))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files)
    expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).not.toMatch(
      /\)(?:[*+]|\{\d*,\})/,
    )
})
