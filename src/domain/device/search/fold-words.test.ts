import { describe, expect, test } from 'vitest'
import { foldedWords, nameWordsOf, searchTextOf } from './fold-words.ts'

describe('the words of a text', () => {
  test.each([
    ['iPhone 13 Pro Max', ['iphone', '13', 'pro', 'max']],
    ['iphone13', ['iphone', '13']],
    ['Galaxy S22Ultra', ['galaxy', 's22', 'ultra']],
    ['A52s 5G', ['a52s', '5g']],
    ['Galaxy Z Flip4', ['galaxy', 'z', 'flip', '4']],
    ['IdeaPad 5 15ITL05', ['ideapad', '5', '15', 'itl', '05']],
    ['ZenBook 14 UX425EA', ['zenbook', '14', 'ux425ea']],
    ['S23+', ['s23', 'plus']],
    ['Phone (2a)', ['phone', '2a']],
    ['iPad Pro 12.9"', ['ipad', 'pro', '12.9']],
    ['iPad 12,9', ['ipad', '12.9']],
    ['ΑΪΦΌΝ 13', ['aifon', '13']],
    ['Айфон А54', ['ayfon', 'a54']],
    ['Okosóra, ŰRSZÜRKE', ['okosora', 'urszurke']],
    ['Ｇａｌａｘｙ', ['galaxy']],
    ['-- % _ 😀', []],
  ])('the words of "%s" are %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words)
  })
})

describe('the search text of a model', () => {
  test('the search text has a space before each word', () => {
    expect(searchTextOf({ brand: 'Samsung', name: 'Galaxy S23 Plus' })).toBe(
      ' samsung galaxy s23 plus',
    )
  })

  test('the search text splits into the words of the brand and those of the model', () => {
    const searchText = searchTextOf({ brand: 'Apple', name: 'iPhone 13' })
    expect(nameWordsOf({ brand: 'Apple', searchText })).toEqual({
      brand: ['apple'],
      own: ['iphone', '13'],
    })
  })
})
