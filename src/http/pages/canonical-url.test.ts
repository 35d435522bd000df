import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'

const canonical = (path: string, query = '') =>
  canonicalUrl('https://kintsu.example/hu', 'hu', path, new URLSearchParams(query))

test('A list with filters has the unfiltered one as its canonical page, each page of it its own', () => {
  expect(canonical('/telefon/', 'marka=apple&ar=1-2&sort=newest&utm_source=x')).toBe(
    'https://kintsu.example/hu/telefon/',
  )
  expect(canonical('/telefon/apple/', 'page=2&szin=black')).toBe(
    'https://kintsu.example/hu/telefon/apple/?page=2',
  )
})

test('A product keeps its grade and configuration and nothing else', () => {
  const path = '/shop/apple/okosora-apple-watch-series-9-midnight/41/'
  expect(canonical(path, 'shape=BUN&size=45+mm&utm_source=x&page=2')).toBe(
    `https://kintsu.example/hu${path}?shape=BUN&size=45+mm`,
  )
  expect(canonical(path)).toBe(`https://kintsu.example/hu${path}`)
})

test('Any other page has one address', () => {
  expect(canonical('/', 'page=5')).toBe('https://kintsu.example/hu/')
  expect(canonical('/shop/koszonjuk/HU000000011/', 't=secret')).toBe(
    'https://kintsu.example/hu/shop/koszonjuk/HU000000011/',
  )
  expect(canonical('/no-such-page/', 'page=2')).toBe('https://kintsu.example/hu/no-such-page/')
})
