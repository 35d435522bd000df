import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

describe('the return path after sign-in', () => {
  test.each([
    ['ro', '/'],
    ['ro', '/cont/'],
    ['ro', '/cont/setari/'],
    ['ro', '/cont/cumparaturile-mele/RO123456789/'],
    ['ro', '/magazin/cosul-meu/comanda/'],
    ['ro', '/telefoane/?marca=apple,samsung&page=2'],
    ['bg', '/profil/moite-pokupki/'],
    ['hu', '/shop/kosar/rendeles/'],
    ['gr', '/account/?tab=sessions#top'],
    ['gr', '/shop/apple/iphone-13/?q=a%0d%0ab//c'],
  ] as const)('a page of %s is accepted: %s', (market, path) => {
    expect(ownPath(market, path)).toBe(path)
  })

  test.each([
    ['another host', '//evil'],
    ['another host', '//evil.example/cont/'],
    ['another host', '///evil.example'],
    ['another host behind a backslash', '/\\evil'],
    ['another host behind backslashes', '\\\\evil'],
    ['another host, encoded', '%2f%2fevil'],
    ['another host, encoded after a slash', '/%2f%2fevil/'],
    ['another host, encoded after a slash', '/%2Fevil/'],
    ['another host, encoded twice', '/magazin/%252f%252fevil/'],
    ['an encoded backslash', '/%5cevil/'],
    ['an encoded backslash below a page', '/magazin/%5c%5cevil/'],
    ['another host further on', '/cont//evil'],
    ['another host after dots', '/.//evil'],
    ['another host after dots', '/magazin/..//evil'],
    ['dots that leave the market', '/magazin/../../bg/'],
    ['dots that leave the market, encoded', '/magazin/%2e%2e/'],
    ['a line break', '/cont/\r\nSet-Cookie: a=b'],
    ['a line break that hides slashes', '/\n/evil'],
    ['a tab that hides slashes', '/\t/evil'],
    ['an encoded line break', '/magazin/%0d%0aSet-Cookie:%20a=b/'],
    ['a null', '/magazin/%00/'],
    ['a scheme', 'https://evil.example/'],
    ['a scheme', 'https:evil.example'],
    ['a scheme', 'javascript:alert(1)'],
    ['a scheme', 'data:text/html,x'],
    ['a user before a host', '@evil.example/'],
    ['a host without a slash', 'evil.example'],
    ['a path without a slash before it', 'cont/'],
    ['a space before it', ' /cont/'],
    ['letters beside ASCII', '/cont/\u2028/'],
    ['broken escapes', '/%e0%a4%a/'],
    ['a page there is not', '/no-such/page/of/ours/'],
    ['a page of another market', '/profil/'],
    ['the API', '/api/orders/'],
    ['more than any address of ours', `/cautare/?q=${'x'.repeat(500)}`],
    ['nothing', ''],
    ['nothing', undefined],
    ['nothing', null],
  ] as const)('the return path refuses %s: %j', (_, path) => {
    expect(ownPath('ro', path)).toBe('')
  })

  test('a return path has at most five hundred characters', () => {
    const path = '/cautare/?q='
    const longest = path + 'x'.repeat(500 - path.length)
    expect(ownPath('ro', longest)).toBe(longest)
    expect(ownPath('ro', `${longest}x`)).toBe('')
  })

  test.each(['/autentifica-te/', '/inregistreaza-te/', '/forgot/', '/logout/?x=1'])(
    'a return path never leads back to sign-in: %s',
    path => {
      expect(ownPath('ro', path)).toBe('')
    },
  )
})
