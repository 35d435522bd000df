import { expect, test } from 'vitest'
import type { OrderState } from '#domain/order/order-state.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { Message } from '#store/outbox.ts'
import { makeSendPaymentEmail } from './send-payment-email.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

function aView(state: OrderState): OrderView {
  return {
    number: 'RO000000011',
    market: 'ro',
    state,
    placedAt: '2026-11-21T10:00:00.000Z',
    customer: 'personal',
    lines: [],
    totals: {
      items: lei(100),
      discount: lei(0),
      delivery: lei(0),
      collectionFee: lei(0),
      total: lei(100),
    },
    contact: { name: 'Nume Prenume', email: 'buyer@b.example', phone: '+40700000000' },
    delivery: { kind: 'courier', subtype: '' },
    paymentMethod: 'card',
    estimate: { from: '2026-11-24', to: '2026-11-25' },
    next: [],
  }
}

type Setup = { readonly state?: OrderState; readonly payableUntil?: string }

function aPostOffice({ state = 'awaiting-payment', payableUntil }: Setup = {}) {
  const sent: { recipient: string; subject: string }[] = []
  const stored = new Map<string, boolean>()
  const send = makeSendPaymentEmail({
    readPlaced: async id =>
      id === 'o-1'
        ? {
            id,
            view: aView(state),
            path: '/magazin/multumim/RO1/?t=x',
            withdrawalPath: '/cont/formular-retur/RO1/?t=x',
          }
        : undefined,
    payableUntilOf: async () => payableUntil,
    differenceOf: async () => undefined,
    refundedBy: async id => (id === 'r-1' ? { amount: lei(50), kind: 'refund-sent' } : undefined),
    mail: {
      write: async ({ id }) => {
        if (stored.get(id) === true) return 'already-sent'
        stored.set(id, false)
        return 'written'
      },
      markSent: async id => void stored.set(id, true),
    },
    mailer: async ({ recipient, subject }) => void sent.push({ recipient, subject }),
    bases: {
      ro: 'https://ro.example/ro',
      bg: 'https://bg.example',
      hu: 'https://hu.example',
      gr: 'https://gr.example',
    },
    companyOf: () => ({
      name: 'K',
      registrationNumber: 'J1',
      vatNumber: 'RO1',
      address: 'A',
      phone: '+40',
      email: 'a@b.example',
    }),
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  })
  return { send, sent }
}

function aMessage(topic: string, payload: Message['payload'] = {}): Message {
  return {
    id: 'm-1',
    topic,
    payload: { orderId: 'o-1', ...payload },
    attempts: 1,
  }
}

test('a failed payment is reported once, while the order can still be paid', async () => {
  const { send, sent } = aPostOffice({ payableUntil: '2026-11-21T12:00:01.000Z' })
  await send(aMessage('payment-failed'))
  await send(aMessage('payment-failed'))
  expect(sent).toEqual([
    { recipient: 'buyer@b.example', subject: 'Plata comenzii RO000000011 nu a reușit' },
  ])
})

test('a failed payment is not reported once the order was paid or its time is over', async () => {
  const paid = aPostOffice({ state: 'confirmed' })
  await paid.send(aMessage('payment-failed'))
  const late = aPostOffice({ payableUntil: '2026-11-21T12:00:00.000Z' })
  await late.send(aMessage('payment-failed'))
  expect([...paid.sent, ...late.sent]).toEqual([])
})

test.each([
  ['expired', 'Comanda RO000000011 a expirat'],
  ['cancelled', 'Comanda RO000000011 a fost anulată'],
] as const)('an order that ended is reported as %s', async (state, subject) => {
  const { send, sent } = aPostOffice({ state })
  await send(aMessage('order-ended', { state }))
  expect(sent.map(email => email.subject)).toEqual([subject])
})

test('a sent refund is reported, and a missing one is retried', async () => {
  const { send, sent } = aPostOffice({ state: 'cancelled' })
  await send(aMessage('refund-sent', { refundId: 'r-1' }))
  expect(sent.length).toBe(1)
  await expect(send(aMessage('refund-sent', { refundId: 'r-2' }))).rejects.toThrow('r-2')
})
