import { expect, test } from 'vitest'
import { samedayPage } from './sameday-points.ts'

function aPage(paging: object) {
  return { data: [], ...paging }
}

test('A page has a cursor for the next one, and the last page has none', () => {
  expect(samedayPage(aPage({ currentPage: 1, pages: 2 }), 1)).toEqual({ points: [], next: '2' })
  expect(samedayPage(aPage({ currentPage: 2, pages: 2 }), 2)).toEqual({ points: [] })
  expect(samedayPage(aPage({ pages: 3 }), 2)).toEqual({ points: [], next: '3' })
  expect(samedayPage([], 1)).toEqual({ points: [] })
})

test.each([
  ['the first page again, whichever is requested', { currentPage: 1, pages: 9 }, 2],
  ['more than a hundred pages', { currentPage: 1, pages: 101 }, 1],
])('A response with %s is refused, so that paging ends', (_, paging, expectedPage) => {
  expect(samedayPage(aPage(paging), expectedPage)).toBeUndefined()
})
