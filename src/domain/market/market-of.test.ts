import { describe, expect, test } from 'vitest'
import { absoluteUrl, hrefOf, logoutUrl, prefixOf } from './base.ts'
import { marketOf } from './market-of.ts'

const oneHost = {
  ro: 'http://localhost:3000/ro',
  bg: 'http://localhost:3000/bg',
  hu: 'http://localhost:3000/hu',
  gr: 'http://localhost:3000/gr',
}
const ownHosts = {
  ro: 'https://shop.ro.example',
  bg: 'https://shop.bg.example/',
  hu: 'https://shop.hu.example',
  gr: 'https://shop.gr.example:8443',
}

describe('on one host the market is the prefix', () => {
  test.each([
    ['/ro/telefoane/', 'ro', '/telefoane/'],
    ['/hu', 'hu', '/'],
    ['/gr/', 'gr', '/'],
    ['/bg?a=b', 'bg', '/?a=b'],
    ['/ro/rolunk/?x=/hu/', 'ro', '/rolunk/?x=/hu/'],
  ])('%s is %s %s', (path, market, rest) => {
    expect(marketOf(oneHost, { host: 'localhost:3000', path })).toEqual({ market, rest })
    expect(marketOf(oneHost, { host: '127.0.0.1:3000', path })).toEqual({ market, rest })
  })

  test.each(['/', '/en/', '/rolunk/', '/RO/', ''])('%s is no market', path => {
    expect(marketOf(oneHost, { host: 'localhost:3000', path })).toBeUndefined()
  })
})

describe('on hosts of their own the market is the host', () => {
  test.each([
    ['shop.ro.example', 'ro'],
    ['SHOP.BG.example', 'bg'],
    ['shop.hu.example:443', 'hu'],
    ['shop.gr.example:8443', 'gr'],
  ])('%s is %s', (host, market) => {
    expect(marketOf(ownHosts, { host, path: '/bg/x/' })).toEqual({ market, rest: '/bg/x/' })
  })

  test.each(['shop.gr.example', 'other.example', '', 'a b', '@'])('"%s" is no market', host => {
    expect(marketOf(ownHosts, { host, path: '/' })).toBeUndefined()
  })

  test('the host comes before the prefix', () => {
    const mixed = { ...oneHost, ro: 'https://shop.ro.example' }
    const path = '/hu/'
    expect(marketOf(mixed, { host: 'shop.ro.example', path })?.market).toBe('ro')
    expect(marketOf(mixed, { host: 'localhost:3000', path })?.market).toBe('hu')
  })
})

describe('an address', () => {
  test('is the base and the path', () => {
    expect(absoluteUrl('http://localhost:3000/ro', '/vinde/')).toBe(
      'http://localhost:3000/ro/vinde/',
    )
    expect(absoluteUrl('https://shop.bg.example/', '/vhod/')).toBe('https://shop.bg.example/vhod/')
  })

  test('is empty where there is no page', () => {
    expect(absoluteUrl('http://localhost:3000/ro', '')).toBe('')
    expect(hrefOf('http://localhost:3000/ro', '')).toBe('')
  })

  test('on the same host starts with the prefix', () => {
    expect(prefixOf('http://localhost:3000/ro/')).toBe('/ro')
    expect(hrefOf('http://localhost:3000/gr', '/login/')).toBe('/gr/login/')
    expect(hrefOf('https://shop.ro.example', '/')).toBe('/')
  })

  test('of logging out is the locale prefix plus /logout', () => {
    expect(logoutUrl(oneHost, 'hu')).toBe('http://localhost:3000/hu/logout/')
    expect(logoutUrl(ownHosts, 'ro')).toBe('https://shop.ro.example/logout/')
  })
})
