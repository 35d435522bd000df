import { describe, expect, test } from 'vitest'
import { code128 } from './code-128.ts'

function joined(text: string) {
  return code128(text).join('')
}

describe('a barcode in Code 128', () => {
  test('has the start symbol B, the characters, the check symbol and the stop symbol', () => {
    // RI: 104 + 1 × 50 + 2 × 41 = 236, and 236 mod 103 is 30.
    expect(joined('RI')).toBe(['211214', '231131', '231311', '212123', '2331112'].join(''))
  })

  test('weights the check symbol by position', () => {
    // AB: 104 + 33 + 2 × 34 = 205, remainder 102; BA: 104 + 34 + 2 × 33 = 204, remainder 101.
    expect(joined('AB').slice(18, 24)).toBe('411131')
    expect(joined('BA').slice(18, 24)).toBe('311141')
  })

  test.each(['RO000012344-R1', ' ', '~'])('of %j is as wide as its symbols', text => {
    const modules = code128(text).reduce((sum, width) => sum + width, 0)
    expect(modules).toBe(11 * (text.length + 2) + 13)
  })

  test.each(['ă', 'Δ', '\n'])('cannot encode %j', text => {
    expect(() => code128(text)).toThrow(RangeError)
  })
})
