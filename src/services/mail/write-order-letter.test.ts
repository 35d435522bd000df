import { describe, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import type { OrderLetter } from './order-letter.ts'
import { writeOrderLetter } from './write-order-letter.ts'

const aLetter = (over: Partial<OrderLetter> = {}): OrderLetter => {
  const lei = (minor: number) => ({ minor, currency: 'RON' }) as const
  return {
    market: 'ro',
    number: 'RO000000011',
    name: 'Ion',
    lines: [{ title: 'Apple iPhone 13, Midnight, 128 GB', price: lei(164_900), isMarginScheme: true, picture: 'https://kintsu.example/p.png' }],
    subtotal: lei(164_900),
    discount: lei(0),
    delivery: lei(1_499),
    collectionFee: lei(999),
    total: lei(167_398),
    payment: 'cardAtLocker',
    place: { kind: 'point', lines: ['easybox Centru', 'Str. Memorandumului 1'] },
    next: [{ kind: 'sent-by', day: '2026-11-24' }, { kind: 'arrives', delivery: 'locker', from: '2026-11-24', to: '2026-11-25' }],
    returnDays: 60,
    link: 'https://kintsu.example/ro/magazin/multumim/RO000000011/?t=abc',
    company: { name: 'K', registrationNumber: 'J1', vatNumber: 'RO1', address: 'A', phone: '+40', email: 'a@b.example' },
    ...over,
  }
}

describe('The order confirmation', () => {
  test('says the same in HTML and in plain text: number, line, sums, place, method, link', () => {
    const { subject, html, plain } = writeOrderLetter(aLetter())
    expect(subject).toBe('Comanda ta RO000000011 este confirmată')
    for (const body of [html, plain])
      for (const fact of ['Apple iPhone 13, Midnight, 128 GB', '1.649,00\u00a0lei', '14,99\u00a0lei', '9,99\u00a0lei', '1.673,98\u00a0lei', 'easybox Centru', 'Cu cardul la easybox', '?t=abc'])
        expect(body).toContain(fact)
  })

  test('leaves out a discount and a fee of nothing', () => {
    const { plain } = writeOrderLetter(aLetter({ collectionFee: { minor: 0, currency: 'RON' } }))
    expect(plain).not.toContain('Taxă ramburs')
    expect(plain).not.toContain('Reducere')
  })

  test('carries the margin-scheme words of each market', () => {
    const words: Record<Market, string> = {
      ro: 'Regimul marjei – bunuri second-hand',
      bg: 'Режим на облагане на маржа – стоки втора употреба',
      hu: 'Különbözet szerinti szabályozás – használt cikkek',
      gr: 'Καθεστώς περιθωρίου – Μεταχειρισμένα αγαθά',
    }
    for (const [market, said] of Object.entries(words))
      expect(writeOrderLetter(aLetter({ market: market as Market })).html).toContain(said)
  })

  test('makes a script in a name inert', () => {
    const { html } = writeOrderLetter(aLetter({ name: '<script>alert(1)</script>' }))
    expect(html).not.toContain('<script>')
    expect(html).toContain('&#60;script&#62;')
  })
})
