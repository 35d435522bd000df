import { describe, expect, test } from 'vitest'
import type { InvoiceLine } from './invoice.ts'
import { type BilledOrder, toInvoiceLines } from './invoice-lines.ts'
import { invoiceTotals } from './invoice-totals.ts'

function anOrder(over: Partial<BilledOrder>): BilledOrder {
  return {
    currency: 'RON',
    items: [],
    discount: 0,
    charges: [],
    rate: 21,
    marginWording: 'Regimul marjei – bunuri second-hand',
    ...over,
  }
}

function margin(price: number) {
  return { title: 'Telefon', price, tax: 'margin' as const }
}
function withVat(price: number) {
  return { title: 'Husă', price, tax: 'vat' as const }
}
function charge(price: number) {
  return { title: 'Livrare', price }
}

/** discount, gross, net, VAT; a dash where no VAT is shown. */
function amounts(lines: readonly InvoiceLine[]) {
  return lines.map(({ discount, gross, tax }) =>
    tax.kind === 'vat' ? [discount, gross, tax.net, tax.vat] : [discount, gross, '–'],
  )
}

describe('the lines of an invoice', () => {
  test('invoice lines show no VAT and the wording of the margin scheme where everything is sold under it', () => {
    const lines = toInvoiceLines(anOrder({ items: [margin(164_900)] }))
    expect(lines).toEqual([
      {
        position: 0,
        title: 'Telefon',
        price: 164_900,
        discount: 0,
        gross: 164_900,
        tax: { kind: 'margin', wording: 'Regimul marjei – bunuri second-hand' },
      },
    ])
    expect(invoiceTotals(lines)).toEqual({
      perRate: [],
      margin: 164_900,
      discount: 0,
      total: 164_900,
    })
  })

  test('invoice lines share the VAT of goods, delivery and fee, rounded once: 25.34 of 145.98 lei', () => {
    const lines = toInvoiceLines(
      anOrder({ items: [withVat(12_100)], charges: [charge(1_499), charge(999)] }),
    )
    expect(amounts(lines)).toEqual([
      [0, 12_100, 10_000, 2_100],
      [0, 1_499, 1_239, 260],
      [0, 999, 825, 174],
    ])
    expect(invoiceTotals(lines)).toEqual({
      perRate: [{ rate: 21, net: 12_064, vat: 2_534, gross: 14_598 }],
      margin: 0,
      discount: 0,
      total: 14_598,
    })
  })

  test('ten percent off a mixed cart: the discount is on all goods, the VAT only on lines that bear it', () => {
    const lines = toInvoiceLines(
      anOrder({
        items: [margin(164_900), withVat(4_999), withVat(1_900)],
        discount: 17_180,
        charges: [charge(1_999)],
      }),
    )
    expect(amounts(lines)).toEqual([
      [16_490, 148_410, '–'],
      [500, 4_499, 3_718, 781],
      [190, 1_710, 1_413, 297],
      [0, 1_999, 1_652, 347],
    ])
    expect(invoiceTotals(lines)).toEqual({
      perRate: [{ rate: 21, net: 6_783, vat: 1_425, gross: 8_208 }],
      margin: 148_410,
      discount: 17_180,
      total: 156_618,
    })
  })

  test('invoice lines in Hungary are whole forints, including discount and VAT', () => {
    const lines = toInvoiceLines(
      anOrder({
        currency: 'HUF',
        rate: 27,
        items: [withVat(8_999_000), withVat(333_300)],
        discount: 466_600,
        charges: [charge(99_000), charge(49_000)],
      }),
    )
    expect(amounts(lines)).toEqual([
      [449_900, 8_549_100, 6_731_600, 1_817_500],
      [16_700, 316_600, 249_300, 67_300],
      [0, 99_000, 77_900, 21_100],
      [0, 49_000, 38_600, 10_400],
    ])
  })

  test('the remaining two stotinki of a discount go to the first two of three equal lines', () => {
    const lines = toInvoiceLines(
      anOrder({
        currency: 'BGN',
        rate: 20,
        items: [withVat(100), withVat(100), withVat(100)],
        discount: 2,
      }),
    )
    expect(amounts(lines)).toEqual([
      [1, 99, 82, 17],
      [1, 99, 83, 16],
      [0, 100, 83, 17],
    ])
  })

  test('invoice lines keep free items, with an amount of zero', () => {
    const lines = toInvoiceLines(anOrder({ items: [withVat(12_100), withVat(0)] }))
    expect(amounts(lines)).toEqual([
      [0, 12_100, 10_000, 2_100],
      [0, 0, 0, 0],
    ])
  })

  test('all invoice lines of a free order are zero', () => {
    expect(amounts(toInvoiceLines(anOrder({ items: [withVat(5_000)], discount: 5_000 })))).toEqual([
      [5_000, 0, 0, 0],
    ])
  })
})
