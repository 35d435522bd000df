import { expect, test } from 'vitest'
import type { Site } from '../site.ts'
import { pathWithin } from './page-request.ts'

function pathOf(prefix: string, address: string) {
  return pathWithin({ prefix } as Site, new URL(address, 'http://shop.example').pathname)
}

test('The path of a page is relative to its market, under a prefix or on a host of its own', () => {
  expect(pathOf('/bg', '/bg/telefoni/apple/?page=2')).toBe('/telefoni/apple/')
  expect(pathOf('', '/telefoni/')).toBe('/telefoni/')
  expect(pathOf('/bg', '/bg')).toBe('/')
})

test('The data request of a page has the path of the page', () => {
  expect(pathOf('/bg', '/bg/telefoni/apple/_.data?page=2')).toBe('/telefoni/apple/')
  expect(pathOf('/bg', '/bg/telefoni.data')).toBe('/telefoni')
  expect(pathOf('/bg', '/bg/_root.data')).toBe('/')
  expect(pathOf('', '/_root.data')).toBe('/')
})
