import type { InvoiceContent } from '#domain/order/invoice.ts'
import { toInvoiceLines } from '#domain/order/invoice-lines.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'

const aContent: InvoiceContent = {
  market: 'ro',
  language: 'ro',
  currency: 'RON',
  orderNumber: 'RO000000011',
  suppliedOn: '2026-11-21',
  seller: {
    name: 'K & Fiii SRL',
    registrationNumber: 'J1',
    vatNumber: 'RO1',
    address: 'Strada Lungă 1',
    phone: '+40',
    email: 'a@b.example',
  },
  buyer: {
    kind: 'personal',
    name: 'Nume Prenume',
    address: ['Strada Memorandumului 1', '400001 Cluj-Napoca', 'Cluj'],
  },
  lines: toInvoiceLines({
    currency: 'RON',
    items: [
      { title: 'Apple iPhone 13, Midnight, 128 GB, Foarte bun', price: 164_900, tax: 'margin' },
      { title: 'Husă', price: 4_999, tax: 'vat' },
      { title: 'Ambalaj cadou', price: 1_900, tax: 'vat' },
    ],
    discount: 17_180,
    charges: [{ title: 'Livrare', price: 1_999 }],
    rate: 21,
    marginWording: 'Regimul marjei – bunuri second-hand',
  }),
  payment: { method: 'Card online', standing: 'paid' },
}

/** A Romanian invoice for a phone under the margin scheme and a case with VAT, ten percent off, delivered by courier. */
export function anInvoice(
  over: Partial<IssuedInvoice> = {},
  content: Partial<InvoiceContent> = {},
): IssuedInvoice {
  return {
    id: '5b0d6f4e-6f0a-4c1e-9a53-2f3f6f1f0a01',
    market: 'ro',
    language: 'ro',
    number: 123,
    kind: 'invoice',
    orderId: '5b0d6f4e-6f0a-4c1e-9a53-2f3f6f1f0a02',
    corrects: null,
    refundId: null,
    currency: 'RON',
    total: 156_618,
    issuedAt: new Date('2026-11-21T22:30:00.000Z'),
    ...over,
    content: {
      ...aContent,
      ...content,
    },
  }
}
