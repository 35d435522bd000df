import { expect, test } from 'vitest'
import { basesOn } from '#test/support/bases.ts'
import { isHost, landingOf } from './landing.ts'

const onPrefixes = basesOn('http://localhost:3000')
const onHosts = {
  ...onPrefixes,
  ro: 'https://kintsu.ro',
  bg: 'https://kintsu.bg',
  hu: 'https://kintsu.hu',
  gr: 'https://kintsu.gr',
}
function local(url: string) {
  return landingOf(onPrefixes, 'localhost:3000', url)
}
function hosted(url: string) {
  return landingOf(onHosts, 'kintsu.ro', url)
}

test('a page without its trailing slash redirects to the one with it and keeps the query', () => {
  expect(local('/ro?x=1')).toEqual({ kind: 'move', to: '/ro/?x=1' })
  expect(local('/ro/telefoane?pret=1-2&a=%2F')).toEqual({
    kind: 'move',
    to: '/ro/telefoane/?pret=1-2&a=%2F',
  })
})

test.each([
  ['/ro//telefoane/', '/ro/telefoane/'],
  ['/ro/suport//?q=a//b', '/ro/suport/?q=a//b'],
  ['//hu//telefon', '/hu/telefon/'],
  ['/ro/SUPORT/', '/ro/suport/'],
  ['/RO/Telefoane', '/ro/telefoane/'],
  ['/bg/Magazin/Moyata-Kolichka/', '/bg/magazin/moyata-kolichka/'],
  ['/HU', '/hu/'],
  ['/ro/Cont/Retur/RO-AbC/', '/ro/cont/retur/RO-AbC/'],
])('%s redirects to %s', (url, to) => expect(local(url)).toEqual({ kind: 'move', to }))

test.each([
  ['a right-to-left override', '?q=Ana%E2%80%AEpoP&a=%2F', '?q=AnapoP&a=%2F'],
  ['a zero-width space in a name', '?q%E2%80%8B=1', '?q=1'],
  ['half of a surrogate pair', '?q=a%ED%A0%80b', '?q=ab'],
  ['decomposed letters', '?q=A%CC%81da', '?q=%C3%81da'],
])('an address with %s redirects once to the address without it', (_, query, to) => {
  expect(local(`/ro/suport/${query}`)).toEqual({ kind: 'move', to: `/ro/suport/${to}` })
  expect(local(`/ro/suport${query}`)).toEqual({ kind: 'move', to: `/ro/suport/${to}` })
  expect(local(`/ro/suport/${to}`)).toMatchObject({ kind: 'page' })
})

test('the data of the home page is found at the address the router requests', () => {
  expect(local('/bg.data?_routes=home')).toMatchObject({
    kind: 'page',
    market: 'bg',
    url: '/bg/_.data?_routes=home',
    status: undefined,
  })
  expect(local('/robots.data')).toMatchObject({ kind: 'page', market: undefined, status: 404 })
})

test.each([
  '/ro/cont/retur/RO-AbC/',
  '/ro/Nu-Exista/',
  '/gr/_root.data',
  '/ro/telefoane/?Q=A//B',
  '/ro/suport/?q=%C3%A1+b%20c&&x',
  '/ro/suport/?q=100%',
  '/ro/suport/?',
])('%s is looked up unchanged', url =>
  expect(local(url)).toMatchObject({ kind: 'page', url, status: undefined }),
)

test('a host without a market shows the country choice, with a 404 at any path but /', () => {
  expect(local('/')).toMatchObject({ market: undefined, url: '/', status: 200 })
  expect(local('/xx/')).toMatchObject({ market: undefined, url: '/', status: 404 })
  expect(local('/rome/')).toMatchObject({ market: undefined, status: 404 })
})

test.each(['//evil.example', '//evil.example/', '/\\evil.example', '///evil.example/a'])(
  'the address %s never redirects to another host',
  url => {
    for (const landing of [local(url), hosted(url)])
      if (landing.kind === 'move') expect(landing.to).toMatch(/^\/evil\.example/)
    expect(hosted(url).kind).toBe('move')
  },
)

test.each(['/%2f%2fevil.example/', '/%5cevil.example/', '/a%0d%0aSet-Cookie:x=1/'])(
  'the escaped address %s stays escaped',
  url => {
    expect(hosted(url)).toMatchObject({ kind: 'page', url })
    expect(hosted(url.slice(0, -1))).not.toMatchObject({ to: expect.stringMatching(/[\r\n\\]/) })
  },
)

test('a path of 500 characters is looked up; one of 501 is a 404 of its market', () => {
  const path = (length: number) => `/ro/${'a'.repeat(length - 5)}/`
  expect(local(path(500))).toMatchObject({ market: 'ro', url: path(500), status: undefined })
  expect(local(path(501))).toEqual({
    kind: 'page',
    market: 'ro',
    prefix: '/ro',
    url: '/ro/404/',
    status: 404,
  })
})

test('a NUL in path or query is a 404 of its market', () => {
  for (const url of ['/hu/shop/a%00b/', '/hu/telefon/?marka=a%00', '/hu/%00'])
    expect(local(url)).toMatchObject({ market: 'hu', prefix: '/hu', url: '/hu/404/', status: 404 })
})

test.each(['localhost:3000', 'kintsu.ro', 'KINTSU.ro', '127.0.0.1', '[::1]:3000', 'a-b.example.'])(
  '%s is a valid host',
  host => expect(isHost(host)).toBe(true),
)

test.each(['', '[', 'a b', 'a/b', 'a?b', 'a#b', 'user@a', 'a:b', 'a:99999', '\\', '256.1.1.1'])(
  '"%s" is not a valid host',
  host => expect(isHost(host)).toBe(false),
)
