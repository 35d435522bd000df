import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

describe('external text', () => {
  test.each([
    ['a lone high surrogate', 'Ion\ud800', 'Ion'],
    ['a lone low surrogate', '\udfffIon', 'Ion'],
    ['a reversed pair of surrogates', 'a\udc00\ud800b', 'ab'],
    ['a right-to-left override', 'Ana\u202egnp.exe', 'Anagnp.exe'],
    ['an isolate and its end', '\u2066Ana\u2069', 'Ana'],
    ['an Arabic letter mark', 'A\u061cna', 'Ana'],
    ['a zero-width space', 'A\u200bna', 'Ana'],
    ['a byte order mark', '\ufeffAna', 'Ana'],
    ['a soft hyphen', 'A\u00adna', 'Ana'],
    ['a word joiner', 'A\u2060na', 'Ana'],
    ['a joiner between letters', 'A\u200dna', 'Ana'],
    ['tag characters', 'Ana\u{e0041}\u{e007f}', 'Ana'],
    ['a noncharacter', 'Ana\ufffe\uffff\ufdd0', 'Ana'],
    ['a Hangul filler', '\u3164Ana', 'Ana'],
  ])('cleaned text loses %s', (_what, written, expected) => {
    expect(cleanText(written)).toBe(expected)
  })

  test.each([
    ['Romanian letters', 'Ștefăniță Țăran'],
    ['Greek letters', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic letters', 'Щерьо Йовков'],
    ['Hungarian letters', 'Árvíztűrő Ödön'],
    ['an emoji of several', '👩‍🔧 👍🏽 ❤️ 👨‍👩‍👧'],
    ['Arabic letters', 'محمد'],
    ['line breaks and tabs', 'a\r\nb\tc'],
    ['a no-break space', '3\u00a0lei'],
  ])('cleaned text keeps %s', (_what, written) => {
    expect(cleanText(written)).toBe(written)
  })

  test('cleaned text is composed (NFC), so that letters compare equal', () => {
    expect(cleanText('S\u0327tefa\u0306n A\u0301da\u0301m')).toBe('Ştefăn Ádám')
    expect(cleanText('Ελε\u0301νη')).toBe('Ελένη')
  })

  test('cleaned text is well-formed for any input, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }), units => {
        const cleaned = cleanText(String.fromCharCode(...units))
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleanText(cleaned)).toBe(cleaned)
      }),
    )
  })

  test('50,000 hostile characters are cleaned without delay', () => {
    for (const unit of ['\u200d', '\u202e', 'e\u0301', '\ud800', '👩\u200d'])
      expect(cleanText(unit.repeat(50_000 / unit.length)).length).toBeLessThanOrEqual(50_000)
  })
})
