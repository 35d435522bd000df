import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slug, transliterate } from './transliterate.ts'

describe('no letter is ever dropped', () => {
  const letters = [
    'aăâbcdefghiîjklmnopqrsștțuvwxyz',
    'абвгдежзийклмнопрстуфхцчшщъьюя',
    'aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz',
    'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
  ]
    .flatMap(alphabet => [...alphabet])
    // In capitals ΐ decomposes into a letter and its accents.
    .flatMap(letter => [letter, letter.toUpperCase()].filter(each => each.length === 1))
  const language = fc.constantFrom('ro', 'bg', 'hu', 'el' as const)

  test('each letter of the four languages gives at least one Latin letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...letters), language, (letter, to) => {
        expect(transliterate(letter, to)).toMatch(/^[A-Za-z]+$/)
      }),
      { numRuns: 2000 },
    )
  })

  test('the slug of a word is the joined slugs of its letters', () => {
    const word = fc.array(fc.constantFrom(...letters))
    fc.assert(
      fc.property(word, language, (chars, to) => {
        const one = slug(chars.join(''), to)
        expect(one).toBe(chars.map(char => slug(char, to)).join(''))
        expect(one.length).toBeGreaterThanOrEqual(chars.length)
      }),
    )
  })

  test('no letter of an unknown alphabet is dropped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), language, (text, to) => {
        const count = [...text.normalize('NFC')].filter(char => /\p{L}/u.test(char)).length
        expect(slug(text, to).length).toBeGreaterThanOrEqual(count)
        expect(slug(text, to)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})
