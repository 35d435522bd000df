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
  ] as const)('from %s to %s leads from %s to %s', (from, to, path, expected) => {
    expect(samePage(from, to, path)).toBe(expected)
  })

  test('keeps a product and its grade', () => {
    expect(
      samePage(
        'ro',
        'hu',
        '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/412/?shape=FOARTE_BUN&ram=8-gb',
      ),
    ).toBe('/shop/apple/telefon-apple-iphone-13-128-gb-midnight/412/?shape=FOARTE_BUN&ram=8-gb')
  })

  test('keeps the filters in the words of the other market, and nothing else of the query', () => {
    expect(samePage('ro', 'hu', '/telefoane/?marca=apple,samsung&stare=BUN&pagina=3')).toBe(
      '/telefon/?marka=apple,samsung&allapot=BUN',
    )
  })

  test('leads home where the page does not exist', () => {
    expect(samePage('ro', 'gr', '/magazin/multumim-tbi/')).toBe('/')
    expect(samePage('ro', 'bg', '/cont/asigurarile-mele/')).toBe('/')
    expect(samePage('ro', 'bg', '/nimic/')).toBe('/')
  })

  test('an order is shown in its own market alone, with the key of its link', () => {
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

  test('are its four sisters, Greece under the language el', () => {
    expect(alternates(bases, 'hu', '/tablet/')).toEqual([
      { market: 'ro', language: 'ro', url: 'https://ro.example/tablete/' },
      { market: 'bg', language: 'bg', url: 'https://bg.example/tablets/' },
      { market: 'hu', language: 'hu', url: 'https://hu.example/tablet/' },
      { market: 'gr', language: 'el', url: 'https://gr.example/tablet/' },
    ])
  })

  test('leave out the markets without the page', () => {
    expect(alternates(bases, 'hu', '/refund-policy/').map(each => each.market)).toEqual(['hu'])
  })
})
