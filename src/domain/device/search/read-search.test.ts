import { describe, expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

function wordsOf(text: string) {
  return readSearch(text).words.map(({ forms, guesses }) => [forms[0], ...guesses].join('~'))
}

describe('words', () => {
  test.each([
    ['айфон 13', ['iphone', '13']],
    ['ΙΦΟΝ 13', ['iphone', '13']],
    ['ajfon14pro', ['iphone', '14', 'pro']],
    ['ксиаоми редми', ['xiaomi', 'redmi']],
    ['play station 5', ['playstation', '5']],
    ['ps5', ['playstation', '5']],
    ['redminote 12', ['redmi', 'note', '12']],
    ['samsumg', ['samsumg~samsung']],
    ['айф', ['ayf~iphone']],
    ['s 23', ['s23']],
    ['pixel 7 a', ['pixel', '7a~7']],
    ['pixel 7a', ['pixel', '7a']],
    ['ieftin iphone de la apple', ['iphone', 'apple']],
    ['qwertz', ['qwertz']],
    ['13 13 13', ['13']],
  ])('the words of "%s" are %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })

  test('words written together are also searched for separately', () => {
    expect(readSearch('s20fe').words[0]?.forms).toEqual(['s20fe', 's 20fe', 's20 fe'])
  })
})

describe('an amount', () => {
  test.each([
    ['iphone 13 128', ['128-gb']],
    ['iphone 13 128gb', ['128-gb']],
    ['айфон 13 128 гб', ['128-gb']],
    ['ιφον 13 128 ΓΒ', ['128-gb']],
    ['macbook 1tb', ['1-tb']],
    ['macbook 1024', ['1-tb']],
    ['laptop 16 GB ram 512', ['16-gb', '512-gb']],
    ['p30 8/256', ['8-gb', '256-gb']],
    ['watch 45 mm', ['45-mm']],
    ['iphone 14', []],
    ['galaxy 127', []],
  ])('the amounts in "%s" are %j', (text, amounts) => {
    expect(readSearch(text).amounts).toEqual(amounts)
  })

  test('a bare number remains a hint, because it may be part of the model name', () => {
    expect(readSearch('128').hints).toEqual(['128'])
    expect(readSearch('128gb').hints).toEqual([])
  })
})

describe('a colour', () => {
  test.each([
    ['negru', 'черен', 'fekete', 'μαύρο', 'black'],
    ['alb', 'бял', 'fehér', 'λευκό', 'white'],
    ['albastru', 'син', 'kék', 'μπλε', 'blue'],
    ['roșu', 'червен', 'piros', 'κόκκινο', 'red'],
    ['verde', 'зелен', 'zöld', 'πράσινο', 'green'],
    ['auriu', 'златен', 'arany', 'χρυσό', 'gold'],
    ['mov', 'лилав', 'lila', 'μωβ', 'purple'],
  ])('a colour is recognised as %s, %s, %s, %s: %s', (ro, bg, hu, gr, family) => {
    for (const word of [ro, bg, hu, gr]) {
      const { colors, words: others } = readSearch(`iphone ${word.toUpperCase()}`)
      expect(colors, word).toEqual([family])
      expect(others).toHaveLength(1)
    }
  })
})

describe('a category', () => {
  test.each([
    ['telefoane', 'телефони', 'okostelefon', 'κινητά', 'phones'],
    ['tabletă', 'таблет', 'táblagép', 'τάμπλετ', 'tablets'],
    ['laptopuri', 'лаптоп', 'notebook', 'λάπτοπ', 'laptops'],
    ['ceas', 'часовник', 'okosóra', 'ρολόι', 'smartwatches'],
    ['consolă', 'конзола', 'konzol', 'κονσόλα', 'consoles'],
    ['husă', 'калъф', 'tok', 'θήκη', 'accessories'],
  ])('a category is recognised as %s, %s, %s, %s: %s', (ro, bg, hu, gr, category) => {
    for (const word of [ro, bg, hu, gr])
      expect(readSearch(word), word).toMatchObject({ categories: [category], words: [] })
  })

  test.each([
    ['husă', 'калъф', 'tok', 'θήκη', ['case']],
    ['folie', 'протектор', 'üvegfólia', 'τζαμάκι', ['glass']],
    ['încărcător', 'зарядно', 'töltő', 'φορτιστής', ['charger']],
    ['cablu', 'кабел', 'kábel', 'καλώδιο', ['cable']],
    ['baterie externă', 'външна батерия', 'külső akkumulátor', 'power bank', ['power-bank']],
    ['curea', 'каишка', 'szíj', 'λουράκι', ['strap']],
    ['tastatură', 'клавиатура', 'billentyűzet', 'πληκτρολόγιο', ['keyboard']],
  ])('a type of accessory is recognised as %s, %s, %s, %s: %j', (ro, bg, hu, gr, accessories) => {
    for (const word of [ro, bg, hu, gr])
      expect(readSearch(word), word).toMatchObject({
        categories: ['accessories'],
        accessories,
        words: [],
      })
  })

  test('a word for two types of accessory names both', () => {
    for (const word of ['căști', 'слушалки', 'ακουστικά'])
      expect(readSearch(word).accessories).toEqual(['headphones', 'earbuds'])
  })

  test('the device that an accessory is for is recognised beside it', () => {
    const { accessories, words } = readSearch('husă iphone 13')
    expect(accessories).toEqual(['case'])
    expect(words).toEqual(readSearch('iphone 13').words)
  })

  test('a category is recognised with a typo and before it is fully typed', () => {
    expect(readSearch('тлефон').categories).toEqual(['phones'])
    expect(readSearch('часов').categories).toEqual(['smartwatches'])
  })
})
