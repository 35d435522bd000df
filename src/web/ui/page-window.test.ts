import { describe, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, undefined, 9]],
    [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [9, 9, [1, undefined, 8, 9]],
  ])('page %i of %i shows the pages %j', (page, pageCount, pages) => {
    expect(pageWindow(page, pageCount)).toEqual(pages)
  })

  test('a gap of one page shows that page instead of dots', () => {
    expect(pageWindow(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
