import { expect, test } from 'vitest'
import { createCodeShift } from './code-shift.ts'

const { toSent, toStored } = createCodeShift('a key of the tests')
const phone = '+40740123456'

test('A sent code has six digits, maps back to the stored code, and differs from it', () => {
  for (const stored of ['000000', '000001', '123456', '500000', '999999']) {
    const sent = toSent(stored, phone)
    expect(sent).toMatch(/^\d{6}$/)
    expect(sent).not.toBe(stored)
    expect(toStored(sent, phone)).toBe(stored)
  }
})

test('Another phone number or key shifts the code differently', () => {
  expect(toSent('123456', '+40740123457')).not.toBe(toSent('123456', phone))
  expect(createCodeShift('another key').toSent('123456', phone)).not.toBe(toSent('123456', phone))
})
