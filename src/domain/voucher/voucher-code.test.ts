import { describe, expect, test } from 'vitest'
import { parseCode, writeCode } from './voucher-code.ts'

describe('a voucher code', () => {
  test('a voucher code is shown in groups of four', () => {
    expect(writeCode('K7QX92MD0RTV3HWB')).toBe('K7QX-92MD-0RTV-3HWB')
  })

  test('a voucher code is read in lower case, with spaces, any dash, or letters that look like digits', () => {
    for (const typed of ['K7QX-92MD-0RTV-3HWB', ' k7qx 92md ortv 3hwb', 'K7QX–92MDORTV3HWB'])
      expect(parseCode(typed)).toBe('K7QX92MD0RTV3HWB')
    expect(parseCode('iL00-0000-0000-0000')).toBe('1100000000000000')
  })

  test('a voucher code with a letter too few or too many, an unused letter, or too long a text is refused', () => {
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
