import { describe, expect, test } from 'vitest'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { OrderToBill } from '#store/invoice/billed-order.ts'
import { contentOf } from './invoice-content.ts'

const seller = {
  name: 'K',
  registrationNumber: '1',
  vatNumber: '2',
  address: 'A',
  phone: '3',
  email: 'a@b.example',
}

const inForints = { currency: 'HUF' } as const

function anOrder(over: Partial<OrderToBill> = {}): OrderToBill {
  return {
    id: '5b0d6f4e-6f0a-4c1e-9a53-2f3f6f1f0a02',
    number: 'HU000000011',
    market: 'hu',
    language: 'hu',
    state: 'confirmed',
    currency: 'HUF',
    party: {
      kind: 'personal',
      person: { name: 'Próba Vásárló', email: 'a@b.example', phone: '+36201234567' },
    },
    address: {
      county: { id: '1', name: 'Budapest' },
      locality: { id: '2', name: 'Budapest' },
      street: 'Fő utca',
      number: '12',
      details: '3. emelet',
      postalCode: '1011',
    },
    paymentMethod: 'cofidis',
    discount: 0,
    delivery: 99_000,
    fee: 0,
    total: 9_098_000,
    vouchers: 0,
    confirmedAt: new Date('2026-11-21T10:00:00.000Z'),
    items: [{ title: 'Xiaomi Redmi Note 12', price: 8_999_000, tax: 'margin' }],
    ...over,
  }
}

describe('the content of an invoice', () => {
  test('of a Hungarian order paid with a loan has whole forints and 27 percent VAT on delivery, and is paid', () => {
    const content = contentOf(anOrder(), seller, inForints)
    expect(content.lines).toEqual([
      {
        position: 0,
        title: 'Xiaomi Redmi Note 12',
        price: 8_999_000,
        discount: 0,
        gross: 8_999_000,
        tax: { kind: 'margin', wording: 'Különbözet szerinti szabályozás – használt cikkek' },
      },
      {
        position: 1,
        title: 'Szállítás',
        price: 99_000,
        discount: 0,
        gross: 99_000,
        tax: { kind: 'vat', rate: 27, net: 78_000, vat: 21_000 },
      },
    ])
    expect(content.payment).toEqual({ method: 'Cofidis áruhitel', standing: 'paid' })
    expect(content.buyer).toEqual({
      kind: 'personal',
      name: 'Próba Vásárló',
      address: ['Fő utca 12, 3. emelet', '1011 Budapest'],
    })
  })

  test('of an order confirmed at 23:30 GMT has the date of the next day in Sofia and Athens', () => {
    const confirmedAt = new Date('2026-11-21T23:30:00.000Z')
    const bulgarian = { market: 'bg', language: 'bg', currency: 'BGN', confirmedAt } as const
    expect(contentOf(anOrder(bulgarian), seller, { currency: 'BGN' }).suppliedOn).toBe('2026-11-22')
    const greek = { market: 'gr', language: 'el', currency: 'EUR', confirmedAt } as const
    expect(contentOf(anOrder(greek), seller, { currency: 'EUR' }).suppliedOn).toBe('2026-11-22')
  })

  test.each([
    ['hu', 'paymentOnDelivery'],
    ['hu', 'cardOrCashAtOffice'],
    ['ro', 'cashOnDelivery'],
    ['ro', 'cardAtLocker'],
  ] as const)(
    'of an order paid on delivery (%s, %s) has no date of a delivery or payment',
    (market, paymentMethod) => {
      const content = contentOf(anOrder({ market, paymentMethod }), seller, inForints)
      expect(content).not.toHaveProperty('suppliedOn')
      expect(content.payment.standing).toBe('due-on-delivery')
    },
  )

  test('of an order paid online or by voucher has the day on which it was paid', () => {
    for (const paymentMethod of ['card', null] as const)
      expect(contentOf(anOrder({ paymentMethod }), seller, inForints).suppliedOn).toBe('2026-11-21')
  })

  test('of a company without an address of its own states its seat, not where the parcel goes', () => {
    const company = {
      name: 'Próba Kft.',
      fiscalCode: 'HU12345676',
      domesticTaxNumber: '12345676-2-41',
      registrationNumber: '01-09-123456',
      email: 'a@b.example',
      phone: '+36201234567',
      seat: '1062 Budapest, Andrássy út 60.',
    }
    expect(
      contentOf(anOrder({ party: { kind: 'corporate', company } }), seller, inForints).buyer,
    ).toEqual({
      kind: 'corporate',
      name: 'Próba Kft.',
      fiscalCode: 'HU12345676',
      domesticTaxNumber: '12345676-2-41',
      registrationNumber: '01-09-123456',
      address: ['1062 Budapest, Andrássy út 60.'],
    })
  })

  test('of a company has its codes, its address, and payment on delivery', () => {
    const company = {
      name: 'Δοκιμή Ι.Κ.Ε.',
      fiscalCode: 'EL000000000',
      registrationNumber: '000000000000',
      email: 'a@b.example',
      phone: '+306912345678',
    }
    const { buyer, payment, lines } = contentOf(
      anOrder({
        market: 'gr',
        language: 'el',
        currency: 'EUR',
        party: { kind: 'corporate', company },
        address: {
          county: { id: '1', name: 'Αττική' },
          locality: { id: '2', name: 'Αθήνα' },
          street: 'Ερμού',
          number: '1',
          postalCode: '10563',
        },
        paymentMethod: 'paymentOnDelivery',
        delivery: 350,
        fee: 200,
      }),
      seller,
      { currency: 'EUR' },
    )
    expect(buyer).toEqual({
      kind: 'corporate',
      name: 'Δοκιμή Ι.Κ.Ε.',
      fiscalCode: 'EL000000000',
      registrationNumber: '000000000000',
      address: ['Ερμού 1', '105 63 Αθήνα', 'Αττική'],
    })
    expect(payment).toEqual({ method: 'Πληρωμή κατά την παράδοση', standing: 'due-on-delivery' })
    const byVoucher = contentOf(
      anOrder({ paymentMethod: null, vouchers: 9_098_000 }),
      seller,
      inForints,
    )
    expect(byVoucher.payment).toEqual({ method: 'Utalvány', standing: 'paid' })
    const inPart = contentOf(anOrder({ vouchers: 500_000 }), seller, inForints)
    expect(inPart.payment).toMatchObject({ standing: 'paid', vouchers: 500_000 })
    expect(
      lines.map(({ title, gross, tax }) => [title, gross, tax.kind === 'vat' && tax.vat]),
    ).toEqual([
      ['Xiaomi Redmi Note 12', 8_999_000, false],
      ['Παράδοση', 350, 67],
      ['Χρέωση αντικαταβολής', 200, 39],
    ])
  })

  test('names the currency in which the total is also stated, if the market shows two', () => {
    const bulgarian = { market: 'bg', language: 'bg', currency: 'EUR' } as const
    const secondIn = (...[order, display]: [OrderToBill, PriceDisplay]) =>
      contentOf(order, seller, display).secondCurrency
    expect(secondIn(anOrder(bulgarian), { currency: 'EUR', second: 'BGN' })).toBe('BGN')
    expect(secondIn(anOrder(bulgarian), { currency: 'EUR' })).toBeUndefined()
    const beforeTheEuro = anOrder({ ...bulgarian, currency: 'BGN' })
    expect(secondIn(beforeTheEuro, { currency: 'EUR' })).toBe('EUR')
  })
})
