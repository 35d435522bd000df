import { describe, expect, test } from 'vitest'
import { basesOn } from '#test/support/bases.ts'
import { absoluteUrl, hrefOf, logoutUrl, prefixOf } from './base.ts'
import { marketOf } from './market-of.ts'

const oneHost = basesOn('http://localhost:3000')
const ownHosts = {
  ...oneHost,
  ro: 'https://shop.ro.example',
  bg: 'https://shop.bg.example/',
  hu: 'https://shop.hu.example',
  gr: 'https://shop.gr.example:8443',
}

describe('on a shared host the prefix decides the market', () => {
  test.each([
    ['/ro/telefoane/', 'ro', '/telefoane/'],
    ['/hu', 'hu', '/'],
    ['/gr/', 'gr', '/'],
    ['/bg?a=b', 'bg', '/?a=b'],
    ['/ro/rolunk/?x=/hu/', 'ro', '/rolunk/?x=/hu/'],
  ])('%s is in %s at %s', (path, market, rest) => {
    expect(marketOf(oneHost, { host: 'localhost:3000', path })).toEqual({ market, rest })
    expect(marketOf(oneHost, { host: '127.0.0.1:3000', path })).toEqual({ market, rest })
  })

  test.each(['/', '/en/', '/rolunk/', '/RO/', ''])('%s is in no market', path => {
    expect(marketOf(oneHost, { host: 'localhost:3000', path })).toBeUndefined()
  })
})

describe('on separate hosts the host decides the market', () => {
  test.each([
    ['shop.ro.example', 'ro'],
    ['SHOP.BG.example', 'bg'],
    ['shop.hu.example:443', 'hu'],
    ['shop.gr.example:8443', 'gr'],
  ])('the host %s is %s', (host, market) => {
    expect(marketOf(ownHosts, { host, path: '/bg/x/' })).toEqual({ market, rest: '/bg/x/' })
  })

  test.each(['shop.gr.example', 'other.example', '', 'a b', '@'])(
    'the host "%s" is no market',
    host => {
      expect(marketOf(ownHosts, { host, path: '/' })).toBeUndefined()
    },
  )

  test('the host takes precedence over the prefix', () => {
    const mixed = { ...oneHost, ro: 'https://shop.ro.example' }
    const path = '/hu/'
    expect(marketOf(mixed, { host: 'shop.ro.example', path })?.market).toBe('ro')
    expect(marketOf(mixed, { host: 'localhost:3000', path })?.market).toBe('hu')
  })
})

describe('an absolute URL', () => {
  test('an absolute URL is the base plus the path', () => {
    expect(absoluteUrl('http://localhost:3000/ro', '/vinde/')).toBe(
      'http://localhost:3000/ro/vinde/',
    )
    expect(absoluteUrl('https://shop.bg.example/', '/vhod/')).toBe('https://shop.bg.example/vhod/')
  })

  test('the URL of a missing page is empty', () => {
    expect(absoluteUrl('http://localhost:3000/ro', '')).toBe('')
    expect(hrefOf('http://localhost:3000/ro', '')).toBe('')
  })

  test('a URL on the same host starts with the prefix', () => {
    expect(prefixOf('http://localhost:3000/ro/')).toBe('/ro')
    expect(hrefOf('http://localhost:3000/gr', '/login/')).toBe('/gr/login/')
    expect(hrefOf('https://shop.ro.example', '/')).toBe('/')
  })

  test('the logout URL is the locale prefix plus /logout', () => {
    expect(logoutUrl(oneHost, 'hu')).toBe('http://localhost:3000/hu/logout/')
    expect(logoutUrl(ownHosts, 'ro')).toBe('https://shop.ro.example/logout/')
  })
})
