import { describe, expect, test } from 'vitest'
import { alternates, samePage } from './same-page.ts'

describe('the market switch', () => {
  test.each([
    ['ro', 'hu', '/magazin/cosul-meu/comanda/', '/shop/kosar/rendeles/'],
    ['ro', 'bg', '/telefoane/', '/telefoni/'],
    ['hu', 'ro', '/okosora/apple/', '/smartwatch/apple/'],
    ['ro', 'gr', '/magazin/apple/iphone-13/', '/shop/apple/iphone-13/'],
    ['gr', 'ro', '/support/', '/suport/'],
    ['ro', 'hu', '/telefon/', '/telefon/'],
    ['bg', 'bg', '/profil/', '/profil/'],
  ] as const)('the market switch from %s to %s leads from %s to %s', (from, to, path, expected) => {
    expect(samePage(from, to, path)).toBe(expected)
  })

  test('the market switch keeps a product and its grade', () => {
    expect(
      samePage(
        'ro',
        'hu',
        '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/412/?shape=FOARTE_BUN&ram=8-gb',
      ),
    ).toBe('/shop/apple/telefon-apple-iphone-13-128-gb-midnight/412/?shape=FOARTE_BUN&ram=8-gb')
  })

  test('the market switch translates the filters and drops all other query pairs', () => {
    expect(samePage('ro', 'hu', '/telefoane/?marca=apple,samsung&stare=BUN&pagina=3')).toBe(
      '/telefon/?marka=apple,samsung&allapot=BUN',
    )
  })

  test('the market switch keeps every filter whose values all markets share, in the canonical order', () => {
    expect(
      samePage('ro', 'gr', '/laptopuri/apple/?procesor=apple-m1&ram=8-gb&culoare=silver,grey'),
    ).toBe('/laptop/apple/?color=silver,grey&ram=8-gb&cpu=apple-m1')
    expect(samePage('bg', 'hu', '/magazin/apple/iphone-13/?pamet=128-gb')).toBe(
      '/shop/apple/iphone-13/?tarhely=128-gb',
    )
    expect(samePage('hu', 'ro', '/okosora/?anyag=titanium&kapcsolat=gps&meret=45-mm')).toBe(
      '/smartwatch/?dimensiune=45-mm&conectivitate=gps&material=titanium',
    )
  })

  test('the market switch drops a price, because it is an amount of another currency', () => {
    expect(samePage('ro', 'hu', '/telefoane/?pret=500-4000')).toBe('/telefon/')
    expect(samePage('ro', 'ro', '/telefoane/?pret=500-4000')).toBe('/telefoane/?pret=500-4000')
  })

  test('the market switch keeps the search text, in any script, and its filters', () => {
    expect(samePage('bg', 'gr', '/tarsene/?q=айфон 13&tsvyat=black&page=2')).toBe(
      '/search/?q=%D0%B0%D0%B9%D1%84%D0%BE%D0%BD%2013&color=black',
    )
    expect(samePage('ro', 'hu', '/cautare/')).toBe('/kereses/')
  })

  test('the market switch leads home where the page does not exist', () => {
    expect(samePage('ro', 'gr', '/magazin/multumim-tbi/')).toBe('/')
    expect(samePage('ro', 'bg', '/cont/asigurarile-mele/')).toBe('/')
    expect(samePage('ro', 'bg', '/nimic/')).toBe('/')
  })

  test('an order is shown only in its own market, with the key of its link', () => {
    const path = '/magazin/multumim/RO000000018/?t=key'
    expect(samePage('ro', 'hu', path)).toBe('/')
    expect(samePage('ro', 'ro', path)).toBe(path)
  })
})

describe('the alternates of a page', () => {
  const bases = {
    ro: 'https://ro.example',
    bg: 'https://bg.example',
    hu: 'https://hu.example',
    gr: 'https://gr.example',
  }

  test('the alternates of a page are its URLs in the four markets, with the language el for Greece', () => {
    expect(alternates(bases, 'hu', '/tablet/')).toEqual([
      { market: 'ro', language: 'ro', url: 'https://ro.example/tablete/' },
      { market: 'bg', language: 'bg', url: 'https://bg.example/tablets/' },
      { market: 'hu', language: 'hu', url: 'https://hu.example/tablet/' },
      { market: 'gr', language: 'el', url: 'https://gr.example/tablet/' },
    ])
  })

  test('the alternates of a page are reciprocal and keep the filters that all markets share', () => {
    const urls = (market: 'ro' | 'hu', path: string) =>
      alternates(bases, market, path).map(each => each.url)
    expect(urls('ro', '/telefoane/?marca=apple,samsung')).toContain(
      'https://hu.example/telefon/?marka=apple,samsung',
    )
    expect(urls('hu', '/telefon/?marka=apple,samsung')).toEqual(
      urls('ro', '/telefoane/?marca=apple,samsung'),
    )
  })

  test.each([
    '/telefoane/?page=2',
    '/blog/?tag=baterie',
    '/autentifica-te/?next=%2Fcont%2F',
    '/telefoane/?sort=newest',
  ])('a page to which another market cannot lead back has no alternates: %s', path => {
    expect(alternates(bases, 'ro', path)).toEqual([])
  })

  test('a list narrowed by a price has only itself as an alternate', () => {
    const found = alternates(bases, 'ro', '/telefoane/?pret=500-4000')
    expect(found.map(each => each.market)).toEqual(['ro'])
  })

  test('the alternates leave out markets without the page', () => {
    expect(alternates(bases, 'hu', '/refund-policy/').map(each => each.market)).toEqual(['hu'])
  })
})
