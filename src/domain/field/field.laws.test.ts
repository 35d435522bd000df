import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOnly } from './digits-only.ts'
import { fold } from './fold.ts'
import { normalizeName } from './patterns/name.ts'
import { toE164 } from './patterns/phone.ts'
import { toPostalDigits } from './patterns/postal-code.ts'
import { toStoredRegistrationNumber } from './patterns/registration-number.ts'
import { validateField } from './validate.ts'

const market = fc.constantFrom('ro', 'bg', 'hu', 'gr')
const letters = fc.string({
  unit: fc.constantFrom(...'aăâșşțţőűйиЙѝάώΐςΣ \u0301\u0306\u0323\t-1'),
})
const text = fc.oneof(fc.string({ unit: 'binary' }), letters)
const phoneish = fc.string({ unit: fc.constantFrom(...'0123456789+ -'), maxLength: 16 })
const mobile = fc.integer({ min: 0, max: 9_999_999 }).chain(n =>
  fc.constantFrom(
    ...(
      [
        ['ro', '+4074'],
        ['bg', '+35988'],
        ['hu', '+3630'],
        ['gr', '+30694'],
      ] as const
    ).map(([of, start]) => ({ of, e164: `${start}${String(n).padStart(7, '0')}` })),
  ),
)

test('folding a text twice gives the same result as once', () => {
  fc.assert(
    fc.property(text, value => {
      expect(fold(fold(value))).toBe(fold(value))
    }),
    { numRuns: 1000 },
  )
})

test('spaces and case never change the folded text', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abășцйωή 1') })
  fc.assert(
    fc.property(plain, value => {
      expect(fold(` ${value.toUpperCase()}\t`)).toBe(fold(value))
    }),
  )
})

test('filtering, normalising or stripping twice gives the same result as once', () => {
  fc.assert(
    fc.property(text, market, (value, of) => {
      expect(digitsOnly(digitsOnly(value))).toBe(digitsOnly(value))
      expect(normalizeName(normalizeName(value))).toBe(normalizeName(value))
      const number = toStoredRegistrationNumber(of, value)
      if (number !== undefined) expect(toStoredRegistrationNumber(of, number)).toBe(number)
      const postal = toPostalDigits(of, value)
      if (postal !== undefined) expect(toPostalDigits(of, postal)).toBe(postal)
    }),
  )
})

test('a stored phone number stays the same when stored again', () => {
  fc.assert(
    fc.property(market, phoneish, (of, value) => {
      const stored = toE164(of, value)
      expect(stored === undefined ? undefined : toE164(of, stored)).toBe(stored)
    }),
    { numRuns: 2000 },
  )
})

test('a mobile number of a market is the same with + or 00, and is invalid in every other market', () => {
  fc.assert(
    fc.property(mobile, market, ({ of, e164 }, other) => {
      expect(toE164(of, e164)).toBe(e164)
      expect(toE164(of, e164.replace('+', '00'))).toBe(e164)
      if (other !== of) expect(toE164(other, e164)).toBeUndefined()
    }),
  )
})

test('validation on blur gives the same result as validating the trimmed value while typing', () => {
  fc.assert(
    fc.property(text, fc.boolean(), fc.nat(20), (value, required, maxLength) => {
      const rules = { required, maxLength, diacritics: 'error' } as const
      expect(validateField(value, rules, 'blur')).toEqual(validateField(value.trim(), rules))
    }),
  )
})
