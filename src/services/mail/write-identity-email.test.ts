import { describe, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import { usualTexts } from '#test/support/usual-texts.ts'
import type { IdentityEmail, IdentityUpdate } from './identity-email.ts'
import { writeIdentityEmail } from './write-identity-email.ts'

function written(update: IdentityUpdate, over: Partial<IdentityEmail> = {}) {
  return writeIdentityEmail({
    market: 'ro',
    update,
    link: 'https://kintsu.example/ro/autentifica-te/?link=abc&next=%2Fcos%2F',
    texts: usualTexts(over.market),
    company: {
      name: 'K',
      registrationNumber: 'J1',
      vatNumber: 'RO1',
      address: 'A',
      phone: '+40',
      email: 'a@b.example',
    },
    ...over,
  })
}

const until = '2026-11-21T12:05:00.000Z'
const allUpdates: readonly IdentityUpdate[] = [
  { kind: 'verify', until },
  { kind: 'sign-in-link', until },
  { kind: 'reset', until },
  { kind: 'have-account', otherLink: 'https://kintsu.example/ro/forgot/' },
  { kind: 'password-changed' },
]

describe('The emails about an account', () => {
  test('a sign-in link states in HTML and in plain text what it does, until when it is valid, and its URL', () => {
    const { subject, html, plain } = written({ kind: 'sign-in-link', until }, { name: 'Nume' })
    expect(subject).toBe('Linkul tău de conectare la Kintsu')
    const facts = ['Bună, Nume!', 'o singură dată', 'până pe 21 noiembrie 2026, ora 14:05']
    for (const fact of [...facts, 'Intră în cont', 'Nu ai cerut tu linkul?']) {
      expect(html).toContain(fact)
      expect(plain).toContain(fact)
    }
    expect(plain).toContain('https://kintsu.example/ro/autentifica-te/?link=abc&next=%2Fcos%2F')
    expect(html).toContain(
      'href="https://kintsu.example/ro/autentifica-te/?link=abc&#38;next=%2Fcos%2F"',
    )
  })

  test.each([
    ['ro', 'ro', 'Confirmă-ți adresa de e-mail', 'până pe 21 noiembrie 2026, ora 14:05'],
    ['bg', 'bg', 'Потвърди имейл адреса си', 'до 21 ноември 2026 г., 14:05'],
    ['hu', 'hu', 'Erősítsd meg az e-mail-címedet', '2026. november 21. 13:05'],
    ['gr', 'el', 'Επιβεβαίωσε τη διεύθυνση e-mail σου', 'έως 21 Νοεμβρίου 2026, ώρα 14:05'],
  ] as const)(
    'in %s the language is %s and times are local to the market',
    (market, lang, expectedSubject, time) => {
      const { subject, html, plain } = written({ kind: 'verify', until }, { market })
      expect(subject).toBe(expectedSubject)
      expect(html).toContain(`<html lang="${lang}">`)
      expect(plain).toContain(time)
    },
  )

  test.each(['ro', 'bg', 'hu', 'gr'] as const)('in %s every kind has a text of its own', market => {
    const emails = allUpdates.map(update => written(update, { market }))
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(5)
    for (const { html, plain } of emails) {
      expect(html + plain).not.toMatch(/undefined|\[object|NaN/)
      expect(plain).toContain('https://kintsu.example/ro/autentifica-te/?link=abc')
    }
  })

  test('an address that has an account gets the links to both ways of signing in', () => {
    const { html, plain } = written({
      kind: 'have-account',
      otherLink: 'https://kintsu.example/ro/forgot/',
    })
    expect(plain).toContain('Ai uitat parola? Alege una nouă: https://kintsu.example/ro/forgot/')
    expect(html).toContain('href="https://kintsu.example/ro/forgot/"')
  })

  test.each<[Market, string, string]>([
    ['ro', 'Ștefania-Ioana d’Or', 'Bună, Ștefania-Ioana d’Or!'],
    ['ro', "Ștefania-Ioana d'Or", "Bună, Ștefania-Ioana d'Or!"],
    ['bg', 'Име', 'Здравей, Име!'],
    ['ro', 'a'.repeat(40), `Bună, ${'a'.repeat(40)}!`],
    ['hu', '', 'Szia!'],
    ['gr', 'Όνομα', 'Γεια σου, Όνομα!'],
  ])('in %s "%s" is greeted with "%s"', (market, name, greeting) => {
    expect(written({ kind: 'reset' }, { market, name }).plain).toContain(greeting)
  })

  test.each([
    'ia banii de pe premii.example',
    'https://premii.example',
    'premii.example',
    '<script>alert(1)</script>',
    'a'.repeat(41),
  ])('a name that contains advertising is not shown to the owner of the address: %s', name => {
    const { html, plain } = written({ kind: 'verify' }, { name })
    expect(plain).toContain('Bună!')
    expect(html + plain).not.toContain(name)
  })
})
