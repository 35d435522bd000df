import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

test('only pages that are the same for everyone are cached', () => {
  expect(pageHeaders('product')).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' })
  expect(pageHeaders('search')).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' })
  expect(pageHeaders('stock-alert')).toEqual({ 'cache-control': 'private, no-store' })
  expect(pageHeaders('settings')).toEqual({ 'cache-control': 'private, no-store' })
})
