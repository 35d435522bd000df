import { expect, test } from 'vitest'
import { oldWordsIn, vagueWordsIn } from './old-words.ts'

test('an identifier with a replaced word is found with its line and the standard word', () => {
  expect(oldWordsIn('const one = 1\ntype CartDesk = { readonly askersWish: Wish }')).toEqual([
    { line: 2, word: 'CartDesk', standard: 'context or form' },
    { line: 2, word: 'askersWish', standard: 'query or choice' },
    { line: 2, word: 'Wish', standard: 'query or choice' },
  ])
})

test('strings, comments and longer words are not identifiers with a replaced word', () => {
  expect(
    oldWordsIn(
      "// a wish\nconst page = 'desk' // means\n * witness\nconst wishlist = <a data-asleep />",
    ),
  ).toEqual([])
})

test('a vague part of a path is found, an ordinary word is not', () => {
  expect(vagueWordsIn('src/domain/cart/cart-utils.ts')).toEqual(['utils'])
  expect(vagueWordsIn('src/services/payment/process-webhooks.ts')).toEqual([])
})
