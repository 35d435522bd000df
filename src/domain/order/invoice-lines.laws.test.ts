import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvoiceLine } from './invoice.ts'
import { leftToCredit, toCreditLines } from './invoice-credit.ts'
import { toInvoiceLines } from './invoice-lines.ts'
import { invoiceTotals } from './invoice-totals.ts'

const currencies = [
  { currency: 'RON', step: 1, rate: 21 },
  { currency: 'BGN', step: 1, rate: 20 },
  { currency: 'HUF', step: 100, rate: 27 },
  { currency: 'EUR', step: 1, rate: 24 },
] as const

const orders = fc
  .record({
    place: fc.constantFrom(...currencies),
    items: fc.array(
      fc.record({
        title: fc.constant('x'),
        price: fc.oneof(fc.nat(30), fc.nat(4_000_000)),
        tax: fc.constantFrom('margin' as const, 'vat' as const),
      }),
      { minLength: 1, maxLength: 25 },
    ),
    percent: fc.integer({ min: 0, max: 100 }),
    charges: fc.array(fc.record({ title: fc.constant('x'), price: fc.nat(3_000) }), {
      maxLength: 2,
    }),
  })
  .map(({ place, items, percent, charges }) => {
    const { step, currency, rate } = place
    const whole = <T extends { price: number }>(each: T) => ({ ...each, price: each.price * step })
    const goods = items.map(whole)
    const sum = goods.reduce((all, { price }) => all + price, 0)
    const discount = Math.floor((sum * percent) / 100 / step) * step
    const marginWording = 'margin'
    return {
      step,
      sum,
      currency,
      rate,
      items: goods,
      discount,
      charges: charges.map(whole),
      marginWording,
    }
  })

function isWhole(lines: readonly InvoiceLine[], step: number) {
  return lines.every(({ discount, gross, tax }) =>
    [discount, gross, ...(tax.kind === 'vat' ? [tax.net, tax.vat] : [])].every(
      amount => Number.isSafeInteger(amount) && amount % step === 0,
    ),
  )
}

test('the lines of an invoice add up to the total of the order, for any order', () => {
  fc.assert(
    fc.property(orders, order => {
      const { total, discount } = invoiceTotals(toInvoiceLines(order))
      const charges = order.charges.reduce((all, { price }) => all + price, 0)
      expect(discount).toBe(order.discount)
      expect(total).toBe(order.sum - order.discount + charges)
    }),
  )
})

test('net and VAT add up to the gross of every line and rate; nothing is negative or finer than the smallest amount', () => {
  fc.assert(
    fc.property(orders, order => {
      const lines = toInvoiceLines(order)
      const taxed = lines.flatMap(({ tax, gross }) =>
        tax.kind === 'vat' ? [{ ...tax, gross }] : [],
      )
      for (const { net, vat, gross } of [...taxed, ...invoiceTotals(lines).perRate]) {
        expect(net + vat).toBe(gross)
        expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0)
      }
      for (const { discount, price } of lines) expect(discount).toBeLessThanOrEqual(price)
      expect(isWhole(lines, order.step)).toBe(true)
    }),
  )
})

test('the VAT of a rate differs from the exact one by at most half the smallest payable amount', () => {
  fc.assert(
    fc.property(orders, order => {
      for (const { gross, vat } of invoiceTotals(toInvoiceLines(order)).perRate) {
        const exact = (gross * order.rate) / (100 + order.rate)
        expect(Math.abs(vat - exact)).toBeLessThanOrEqual(order.step / 2 + 1e-6)
      }
    }),
  )
})

const refunds = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), {
  minLength: 1,
  maxLength: 6,
})

test('credit notes equal the refunds, never exceed a line of the invoice, and end at zero', () => {
  fc.assert(
    fc.property(orders, refunds, (order, shares) => {
      const lines = toInvoiceLines(order)
      const credited: InvoiceLine[] = []
      const credit = (amount: number) => {
        const note = toCreditLines({ currency: order.currency, lines, credited }, amount)
        if (!note.ok) throw new Error(note.refusal.kind)
        expect(invoiceTotals(note.value).total).toBe(0 - amount)
        expect(isWhole(note.value, order.step)).toBe(true)
        credited.push(...note.value)
      }
      for (const share of shares) {
        const left = leftToCredit({ lines, credited })
        credit(Math.floor((left * share) / order.step) * order.step)
        for (const line of lines) expectWithin(line, credited)
      }
      credit(leftToCredit({ lines, credited }))
      const all = invoiceTotals([...lines, ...credited])
      expect(all).toMatchObject({ margin: 0, total: 0 })
      for (const { net, vat } of all.perRate) expect([net, vat]).toEqual([0, 0])
      const more = toCreditLines({ currency: order.currency, lines, credited }, order.step)
      expect(more).toEqual({ ok: false, refusal: { kind: 'above-the-invoice', left: 0 } })
    }),
  )
})

function expectWithin(line: InvoiceLine, credited: readonly InvoiceLine[]) {
  const own = credited.filter(({ position }) => position === line.position)
  const sums = own.reduce(
    (sum, { gross, tax }) => ({
      gross: sum.gross - gross,
      vat: sum.vat - (tax.kind === 'vat' ? tax.vat : 0),
      net: sum.net - (tax.kind === 'vat' ? tax.net : 0),
    }),
    { gross: 0, vat: 0, net: 0 },
  )
  expect(sums.gross).toBeLessThanOrEqual(line.gross)
  if (line.tax.kind === 'vat') {
    expect(sums.vat).toBeLessThanOrEqual(line.tax.vat)
    expect(sums.net).toBeLessThanOrEqual(line.tax.net)
  }
  for (const { tax } of own)
    if (tax.kind === 'vat') expect(Math.max(tax.net, tax.vat)).toBeLessThanOrEqual(0)
}
