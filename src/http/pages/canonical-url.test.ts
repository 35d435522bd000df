import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'

function canonical(path: string, query = '') {
  return canonicalUrl('https://kintsu.example/hu', 'hu', path, new URLSearchParams(query))
}

test('A filtered or sorted list has the full list as its canonical page, from any of its pages', () => {
  const fullList = 'https://kintsu.example/hu/telefon/'
  expect(canonical('/telefon/', 'marka=apple&ar=1-2&sort=newest&utm_source=x')).toBe(fullList)
  expect(canonical('/telefon/', 'szin=black&page=2')).toBe(fullList)
  expect(canonical('/telefon/', 'sort=newest&page=2')).toBe(fullList)
})

test('Each page of a full list is its own canonical page', () => {
  expect(canonical('/telefon/apple/', 'page=2&utm_source=x')).toBe(
    'https://kintsu.example/hu/telefon/apple/?page=2',
  )
})

test('A search keeps its search text and no filter', () => {
  expect(canonical('/kereses/', 'q=iphone+13&szin=black&page=2')).toBe(
    'https://kintsu.example/hu/kereses/?q=iphone+13',
  )
  expect(canonical('/kereses/', 'q=iphone+13&page=2')).toBe(
    'https://kintsu.example/hu/kereses/?q=iphone+13&page=2',
  )
})

test('A product keeps its grade and configuration and nothing else', () => {
  const path = '/shop/apple/okosora-apple-watch-series-9-midnight/41/'
  expect(canonical(path, 'shape=BUN&size=45+mm&utm_source=x&page=2')).toBe(
    `https://kintsu.example/hu${path}?shape=BUN&size=45+mm`,
  )
  expect(canonical(path)).toBe(`https://kintsu.example/hu${path}`)
})

test('Any other page has one URL', () => {
  expect(canonical('/', 'page=5')).toBe('https://kintsu.example/hu/')
  expect(canonical('/shop/koszonjuk/HU000000011/', 't=secret')).toBe(
    'https://kintsu.example/hu/shop/koszonjuk/HU000000011/',
  )
  expect(canonical('/no-such-page/', 'page=2')).toBe('https://kintsu.example/hu/no-such-page/')
})
