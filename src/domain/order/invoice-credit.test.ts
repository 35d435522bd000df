import { describe, expect, test } from 'vitest'
import type { InvoiceLine } from './invoice.ts'
import { toCreditLines } from './invoice-credit.ts'

const wording = 'Regimul marjei – bunuri second-hand'

/** A phone under the margin scheme at 1,000.00 lei and a case at 121.00 with 21 % VAT. */
const lines: readonly InvoiceLine[] = [
  {
    position: 0,
    title: 'Telefon',
    price: 100_000,
    discount: 0,
    gross: 100_000,
    tax: { kind: 'margin', wording },
  },
  {
    position: 1,
    title: 'Husă',
    price: 12_100,
    discount: 0,
    gross: 12_100,
    tax: { kind: 'vat', rate: 21, net: 10_000, vat: 2_100 },
  },
]

function credit(amount: number, credited: readonly InvoiceLine[] = []) {
  return toCreditLines({ currency: 'RON', lines, credited }, amount)
}

function phone(gross: number) {
  return {
    position: 0,
    title: 'Telefon',
    price: gross,
    discount: 0,
    gross,
    tax: { kind: 'margin', wording },
  }
}
function shell(gross: number, net: number, vat: number) {
  return {
    position: 1,
    title: 'Husă',
    price: gross,
    discount: 0,
    gross,
    tax: { kind: 'vat', rate: 21, net, vat },
  }
}

describe('a credit note', () => {
  test('a credit note for everything is the negated invoice', () => {
    expect(credit(112_100)).toEqual({
      ok: true,
      value: [phone(-100_000), shell(-12_100, -10_000, -2_100)],
    })
  })

  test('a partial credit note is split over the lines by their amounts, with the proportional VAT', () => {
    expect(credit(11_210)).toEqual({
      ok: true,
      value: [phone(-10_000), shell(-1_210, -1_000, -210)],
    })
  })

  test('a credit note of one ban goes to the dearest line; the rest of the invoice can still be credited', () => {
    const one = credit(1)
    expect(one).toEqual({ ok: true, value: [phone(-1)] })
    expect(credit(112_099, one.ok ? one.value : [])).toEqual({
      ok: true,
      value: [phone(-99_999), shell(-12_100, -10_000, -2_100)],
    })
  })

  test('a credit note above the remaining amount is refused, even by one ban', () => {
    expect(credit(112_101)).toEqual({
      ok: false,
      refusal: { kind: 'above-the-invoice', left: 112_100 },
    })
    const part = credit(11_210)
    expect(credit(100_891, part.ok ? part.value : [])).toEqual({
      ok: false,
      refusal: { kind: 'above-the-invoice', left: 100_890 },
    })
  })
})
