import { describe, expect, test } from 'vitest'
import { slug, transliterate } from './transliterate.ts'

describe('letters of each language', () => {
  test.each([
    ['ro', 'Așază țara în mână', 'Asaza tara in mana'],
    ['ro', 'Piaţa Şcolii', 'Piata Scolii'],
    ['bg', 'щъркел, Жълт ключ', 'shtarkel, Zhalt klyuch'],
    ['bg', 'Моята количка', 'Moyata kolichka'],
    ['bg', 'Йовков, миньор', 'Yovkov, minyor'],
    ['hu', 'Árvíztűrő tükörfúrógép', 'Arvizturo tukorfurogep'],
    ['el', 'Θεσσαλονίκη', 'Thessaloniki'],
    ['el', 'ψυχή, Ξάνθη, ΐ', 'psychi, Xanthi, i'],
  ] as const)('%s: %s', (language, text, latin) => {
    expect(transliterate(text, language)).toBe(latin)
  })

  test('letters written with combining accents give the same result', () => {
    expect(transliterate('й ő ή ș'.normalize('NFD'), 'bg')).toBe('y o i s')
  })

  test('a word of another language within a text is transliterated too', () => {
    expect(transliterate('Σόφια и Győr, Łódź', 'ro')).toBe('Sofia i Gyor, Lodz')
  })
})

describe('a slug', () => {
  test.each([
    ['Apple iPhone 13', 'apple-iphone-13'],
    ['iPad Pro 12.9"', 'ipad-pro-12-9'],
    ['Galaxy S21+', 'galaxy-s21-plus'],
    ['GPS + Cellular', 'gps-plus-cellular'],
    ['  -- ', ''],
    ['128 GB', '128-gb'],
    // A letter that decomposes into a space and two marks.
    ['\ufc5e', 'ufc5e'],
  ])('of "%s" is "%s"', (text, expected) => {
    expect(slug(text, 'hu')).toBe(expected)
  })
})
