import { describe, expect, test } from 'vitest'
import { parseCode, writeCode } from './voucher-code.ts'

describe('the code of a voucher', () => {
  test('is shown in groups of four', () => {
    expect(writeCode('K7QX92MD0RTV3HWB')).toBe('K7QX-92MD-0RTV-3HWB')
  })

  test('is read however it is typed: small, with spaces, any dash, or letters that look like digits', () => {
    for (const typed of ['K7QX-92MD-0RTV-3HWB', ' k7qx 92md ortv 3hwb', 'K7QX–92MDORTV3HWB'])
      expect(parseCode(typed)).toBe('K7QX92MD0RTV3HWB')
    expect(parseCode('iL00-0000-0000-0000')).toBe('1100000000000000')
  })

  test('is nothing else: one letter too few or too many, a letter no code has, a text of any length', () => {
    for (const typed of [
      'K7QX92MD0RTV3HW',
      'K7QX92MD0RTV3HWBB',
      'K7QX92MD0RTV3HWU',
      '',
      'A'.repeat(50_000),
    ])
      expect(parseCode(typed)).toBeUndefined()
  })
})
