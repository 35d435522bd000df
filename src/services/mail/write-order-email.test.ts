import { describe, expect, test } from 'vitest'
import type { OrderView } from '#domain/order/order-view.ts'
import { usualTexts } from '#test/support/usual-texts.ts'
import type { OrderEmail } from './order-email.ts'
import { writeOrderEmail } from './write-order-email.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

function anOrder(over: Partial<OrderView> = {}): OrderView {
  return {
    number: 'RO000000011',
    market: 'ro',
    state: 'confirmed',
    placedAt: '2026-11-21T10:00:00.000Z',
    customer: 'personal',
    lines: [
      {
        position: 1,
        kind: 'device',
        itemId: 'x',
        title: 'Apple iPhone 13, Midnight, 128 GB',
        price: lei(164_900),
        picture: '/pictures/v1/apple-iphone-13-midnight-front.svg',
      },
    ],
    totals: {
      items: lei(164_900),
      discount: lei(0),
      delivery: lei(1_499),
      collectionFee: lei(999),
      total: lei(167_398),
    },
    contact: { name: 'Nume Prenume', email: 'a@b.example', phone: '+40700000000' },
    delivery: {
      kind: 'courier',
      subtype: '',
      address: {
        county: { id: '1', name: 'Cluj' },
        locality: { id: '2', name: 'Cluj-Napoca' },
        street: 'Strada Memorandumului',
        number: '1',
        postalCode: '400001',
      },
    },
    paymentMethod: 'cashOnDelivery',
    estimate: { from: '2026-11-24', to: '2026-11-25' },
    next: [
      { kind: 'sent-by', day: '2026-11-24' },
      { kind: 'arrives', delivery: 'courier', from: '2026-11-24', to: '2026-11-25' },
    ],
    ...over,
  }
}

function anEmail(over: Partial<OrderView> = {}): OrderEmail {
  return {
    order: anOrder(over),
    returnDays: 60,
    link: 'https://kintsu.example/ro/magazin/multumim/RO000000011/?t=abc',
    withdrawalLink: 'https://kintsu.example/ro/cont/formular-retur/RO000000011/?t=abc',
    origin: 'https://kintsu.example',
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
  }
}

describe('The order confirmation', () => {
  test('names the order, its lines and its total for mail programs, and no customer', () => {
    const { html } = writeOrderEmail(
      anEmail({ lines: [{ ...anOrder().lines[0]!, title: '</script>' }] }),
    )
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Order',
      orderNumber: 'RO000000011',
      priceCurrency: 'RON',
      acceptedOffer: [{ itemOffered: { name: '</script>' }, price: '1649.00' }],
    })
    expect(Object.keys(JSON.parse(json))).not.toContain('customer')
  })

  test('has the same number, line, sums, place, method and link in HTML and in plain text', () => {
    const { subject, html, plain } = writeOrderEmail(anEmail())
    expect(subject).toBe('Comanda ta RO000000011 este confirmată')
    const facts = [
      'iPhone 13',
      '1.649,00\u00a0lei',
      '14,99\u00a0lei',
      '9,99\u00a0lei',
      '1.673,98\u00a0lei',
      'Strada Memorandumului 1',
      '400001 Cluj-Napoca',
      'Ramburs',
      '?t=abc',
    ]
    for (const fact of facts) {
      expect(html).toContain(fact)
      expect(plain).toContain(fact)
    }
  })

  test('shows pictures as PNG from the shop’s own origin', () => {
    expect(writeOrderEmail(anEmail()).html).toContain(
      'src="https://kintsu.example/pictures/v1/apple-iphone-13-midnight-pair.png"',
    )
  })

  test('omits a discount and a fee of zero', () => {
    const totals = { ...anOrder().totals, collectionFee: lei(0) }
    const { plain } = writeOrderEmail(anEmail({ totals }))
    expect(plain).not.toContain('Taxă ramburs')
    expect(plain).not.toContain('Reducere')
  })

  test('states the amounts paid by vouchers and remaining, with the method; without vouchers it mentions none', () => {
    const totals = { ...anOrder().totals, vouchers: lei(100_000) }
    const { html, plain } = writeOrderEmail(anEmail({ totals }))
    for (const fact of [
      'Plătit cu voucher',
      '−1.000,00\u00a0lei',
      'Rest de plată',
      '673,98\u00a0lei',
    ]) {
      expect(html).toContain(fact)
      expect(plain).toContain(fact)
    }
    expect(plain).toContain('Metodă de plată: Voucher + Ramburs')
    expect(writeOrderEmail(anEmail()).plain).not.toContain('oucher')
  })

  test('links to the invoice in HTML and in plain text, if there is one', () => {
    const invoiceLink = 'https://kintsu.example/invoices/RO000000011.pdf?t=abc'
    const { html, plain } = writeOrderEmail({ ...anEmail(), invoiceLink })
    expect(html).toContain(`<a href="${invoiceLink}"`)
    expect(html).toContain('Descarcă factura (PDF)')
    expect(plain).toContain(`Descarcă factura (PDF): ${invoiceLink}`)
    expect(writeOrderEmail(anEmail()).plain).not.toContain('factura')
  })

  test('links to the withdrawal in HTML and in plain text', () => {
    const { html, plain } = writeOrderEmail(anEmail())
    const link = 'https://kintsu.example/ro/cont/formular-retur/RO000000011/?t=abc'
    expect(html).toContain(`<a href="${link}"`)
    expect(plain).toContain(`Retrage-te din contract aici: ${link}`)
  })

  test('is written in the language of the market', () => {
    const subjectIn = (market: OrderView['market']) => writeOrderEmail(anEmail({ market })).subject
    expect(subjectIn('bg')).toBe('Поръчката ти RO000000011 е потвърдена')
    expect(subjectIn('hu')).toBe('Visszaigazoltuk a rendelésedet: RO000000011')
    expect(subjectIn('gr')).toBe('Η παραγγελία σου RO000000011 επιβεβαιώθηκε')
  })

  test('escapes a script in a name', () => {
    const contact = { ...anOrder().contact, name: '<script>alert(1)</script>' }
    const { html } = writeOrderEmail(anEmail({ contact }))
    expect(html).not.toContain('<script>')
    expect(html).toContain('&#60;script&#62;')
  })
})
