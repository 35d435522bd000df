import { describe, expect, test } from 'vitest'
import { usualTexts } from '#test/support/usual-texts.ts'
import type { WarrantyEmail } from './warranty-email.ts'
import { writeWarrantyEmail } from './write-warranty-email.ts'

const company = {
  name: 'Kintsu SRL',
  registrationNumber: 'J12/1/2026',
  vatNumber: 'RO1',
  address: 'Cluj-Napoca',
  phone: '0264 000 000',
  email: 'salut@kintsu.example',
} as WarrantyEmail['company']

function email(over: Partial<WarrantyEmail>): WarrantyEmail {
  return {
    market: 'ro',
    name: 'Ana Pop',
    number: 'RO000012342-W1',
    device: 'Apple iPhone 13 128 GB',
    state: 'opened',
    sendBy: '2026-12-06',
    link: 'https://shop.example/ro/cont/garantiile-mele/RO000012342-W1/',
    company,
    texts: usualTexts(over.market),
    ...over,
  }
}

describe('an email about a warranty claim', () => {
  test('states for a new claim the deadline to send the device, and that it must be erased and unlocked', () => {
    const { subject, plain, html } = writeWarrantyEmail(email({}))
    expect(subject).toBe(
      'Am înregistrat cererea de garanție: Apple iPhone 13 128 GB (RO000012342-W1)',
    )
    for (const text of [plain, html]) {
      expect(text).toContain('6 decembrie 2026')
      expect(text).toContain('ieși din contul Apple, Google sau Samsung')
      expect(text).toContain('https://shop.example/ro/cont/garantiile-mele/RO000012342-W1/')
    }
  })

  test('states both deadlines once the device has arrived', () => {
    const { plain } = writeWarrantyEmail(
      email({
        state: 'received',
        market: 'gr',
        diagnosedBy: '2026-11-30',
        solvedBy: '2026-12-10',
      }),
    )
    expect(plain).toContain('30 Νοεμβρίου 2026')
    expect(plain).toContain('10 Δεκεμβρίου 2026')
  })

  test.each([
    ['ro', 'Ce îți spune tehnicianul: Mufa <de> încărcare'],
    ['bg', 'Какво казва техникът: Mufa <de> încărcare'],
    ['hu', 'A technikus ezt írja: Mufa <de> încărcare'],
    ['gr', 'Τι λέει ο τεχνικός: Mufa <de> încărcare'],
  ] as const)('in %s repeats the inspector’s comment as text', (market, expected) => {
    const comment = 'Mufa <de> încărcare'
    const written = writeWarrantyEmail(email({ market, state: 'rejected', comment }))
    expect(written.plain).toContain(expected)
    expect(written.html).toContain('încărcare')
    expect(written.html).not.toContain('<de>')
  })
})
