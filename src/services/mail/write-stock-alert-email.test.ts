import { describe, expect, test } from 'vitest'
import { usualTexts } from '#test/support/usual-texts.ts'
import { type StockAlertEmail, writeStockAlertEmail } from './write-stock-alert-email.ts'

function anEmail(over: Partial<StockAlertEmail> = {}): StockAlertEmail {
  return {
    market: 'ro',
    product: {
      id: 'P101602',
      model: {
        id: 'apple-iphone-13',
        legacyId: 1016,
        brand: 'Apple',
        name: 'iPhone 13',
        type: 'SMARTPHONE',
        year: 2021,
      },
      configuration: {
        storage: '128 GB',
        color: { name: 'Midnight', hex: '#232A31', family: 'black' },
      },
    },
    grade: 'very-good',
    price: { minor: 164_900, currency: 'RON' },
    base: 'https://kintsu.example/ro',
    cancelLink: 'https://kintsu.example/ro/alerta-stoc/?id=a&t=b',
    display: { currency: 'RON' },
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
  }
}

describe('The email of a stock alert', () => {
  test('has the same device, price, link and unsubscribe link in HTML and in plain text', () => {
    const { subject, html, plain } = writeStockAlertEmail(anEmail())
    expect(subject).toBe('Apple iPhone 13, Midnight, 128 GB, Foarte bun e din nou în stoc')
    const facts = [
      'Apple iPhone 13, Midnight, 128 GB, Foarte bun',
      '1.649\u00a0lei, TVA inclus',
      'Nu l-am rezervat',
      'K · J1 · RO1 · A · +40',
    ]
    for (const fact of facts) {
      expect(html).toContain(fact)
      expect(plain).toContain(fact)
    }
    const address =
      'https://kintsu.example/ro/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/1016/?shape=FOARTE_BUN'
    expect(html).toContain(`href="${address}"`)
    expect(plain).toContain(address)
    expect(html).toContain('href="https://kintsu.example/ro/alerta-stoc/?id=a&#38;t=b"')
    expect(plain).toContain('https://kintsu.example/ro/alerta-stoc/?id=a&t=b')
  })

  test('shows the device as PNG from the shop’s own origin', () => {
    expect(writeStockAlertEmail(anEmail()).html).toContain(
      'src="https://kintsu.example/pictures/v1/apple-iphone-13-midnight-pair.png"',
    )
  })

  test.each([
    ['ro', 'costă acum 1.649\u00a0lei', 'cel mult 1.700\u00a0lei'],
    ['bg', 'цената вече е 1.649\u00a0леи', 'до 1.700\u00a0леи'],
    ['hu', 'Csökkent az ára, most 1.649\u00a0lej:', 'ennyibe kerül: 1.700\u00a0lej'],
    ['gr', 'Τώρα 1.649\u00a0λέι', '1.700\u00a0λέι ή χαμηλότερη'],
  ] as const)('at a price that was waited for says so in %s', (market, subject, intro) => {
    const below = { minor: 170_000, currency: 'RON' } as const
    const written = writeStockAlertEmail(anEmail({ market, below }))
    const plainSpaces = (text: string) => text.replace(/[\s.]/g, '')
    expect(plainSpaces(written.subject)).toContain(plainSpaces(subject))
    for (const body of [written.html, written.plain])
      expect(plainSpaces(body)).toContain(plainSpaces(intro))
  })

  test('is written in the language of the market', () => {
    const subjectIn = (market: StockAlertEmail['market']) =>
      writeStockAlertEmail(anEmail({ market })).subject
    expect(subjectIn('bg')).toBe(
      'Apple iPhone 13, Midnight, 128 GB, Много добро: отново в наличност',
    )
    expect(subjectIn('hu')).toBe('Újra raktáron: Apple iPhone 13, Midnight, 128 GB, Nagyon jó')
    expect(subjectIn('gr')).toBe('Ξανά διαθέσιμο: Apple iPhone 13, Midnight, 128 GB, Πολύ καλό')
  })
})
