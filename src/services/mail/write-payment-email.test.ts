import { describe, expect, test } from 'vitest'
import type { OrderView } from '#domain/order/order-view.ts'
import { usualTexts } from '#test/support/usual-texts.ts'
import type { PaymentUpdate } from './payment-email.ts'
import { writePaymentEmail } from './write-payment-email.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

function anOrder(over: Partial<OrderView> = {}): OrderView {
  return {
    number: 'RO000000011',
    market: 'ro',
    state: 'awaiting-payment',
    placedAt: '2026-11-21T10:00:00.000Z',
    customer: 'personal',
    lines: [],
    totals: {
      items: lei(164_900),
      discount: lei(0),
      delivery: lei(1_499),
      collectionFee: lei(0),
      total: lei(166_399),
    },
    contact: { name: 'Nume Prenume', email: 'a@b.example', phone: '+40700000000' },
    delivery: { kind: 'courier', subtype: '' },
    paymentMethod: 'card',
    estimate: { from: '2026-11-24', to: '2026-11-25' },
    next: [],
    ...over,
  }
}

function written(update: PaymentUpdate, over: Partial<OrderView> = {}) {
  return writePaymentEmail({
    order: anOrder(over),
    update,
    link: 'https://kintsu.example/ro/magazin/multumim/RO000000011/?t=abc',
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
  })
}

const failed = { kind: 'payment-failed', payableUntil: '2026-11-21T12:05:00.000Z' } as const

describe('The emails about an order’s money', () => {
  test('a failed payment has the same number, total, deadline and link in HTML and in plain text', () => {
    const { subject, html, plain } = written(failed)
    expect(subject).toBe('Plata comenzii RO000000011 nu a reușit')
    const facts = [
      'Nu s-a încasat nimic',
      'RO000000011',
      '1.663,99\u00a0lei',
      'până pe 21 noiembrie 2026, ora 14:05',
      '?t=abc',
      'Plătește comanda',
    ]
    for (const fact of facts) {
      expect(html).toContain(fact)
      expect(plain).toContain(fact)
    }
  })

  test('the deadline is stated in the market’s own time', () => {
    expect(written(failed, { market: 'hu' }).plain).toContain('2026. november 21. 13:05-ig')
    expect(written(failed, { market: 'bg' }).plain).toMatch(/до 21 ноември 2026\sг\., 14:05/)
    expect(written(failed, { market: 'gr' }).plain).toContain('21 Νοεμβρίου 2026, ώρα 14:05')
  })

  test.each<[PaymentUpdate, Record<OrderView['market'], string>]>([
    [
      { kind: 'order-expired' },
      {
        ro: 'Comanda RO000000011 a expirat',
        bg: 'Срокът на поръчка RO000000011 изтече',
        hu: 'Lejárt a rendelésed: RO000000011',
        gr: 'Η παραγγελία RO000000011 έληξε',
      },
    ],
    [
      { kind: 'order-cancelled' },
      {
        ro: 'Comanda RO000000011 a fost anulată',
        bg: 'Поръчка RO000000011 е анулирана',
        hu: 'Töröltük a rendelést: RO000000011',
        gr: 'Η παραγγελία RO000000011 ακυρώθηκε',
      },
    ],
    [
      { kind: 'loan-in-review', lender: 'tbi bank' },
      {
        ro: 'Am primit cererea ta de finanțare: comanda RO000000011',
        bg: 'Получихме заявката ти за финансиране: поръчка RO000000011',
        hu: 'Megkaptuk a hiteligénylésedet: RO000000011 számú rendelés',
        gr: 'Λάβαμε την αίτηση χρηματοδότησης: παραγγελία RO000000011',
      },
    ],
    [
      { kind: 'refund-sent', amount: lei(5_000) },
      {
        ro: 'Am trimis banii înapoi pentru comanda RO000000011',
        bg: 'Върнахме парите за поръчка RO000000011',
        hu: 'Visszatérítettük a pénzt: RO000000011 számú rendelés',
        gr: 'Επιστρέψαμε τα χρήματα για την παραγγελία RO000000011',
      },
    ],
  ])('%o has its subject in each language', (update, subjects) => {
    for (const market of ['ro', 'bg', 'hu', 'gr'] as const)
      expect(written(update, { market }).subject).toBe(subjects[market])
  })

  test('a refund states the refunded amount, not the total of the order', () => {
    const { html, plain } = written({ kind: 'refund-sent', amount: lei(5_000) })
    for (const text of [html, plain]) {
      expect(text).toContain('50,00\u00a0lei')
      expect(text).not.toContain('1.663,99')
    }
  })

  test.each([
    ['ro', 'pe cardul cu care ai plătit', 'la tbi bank'],
    ['bg', 'по картата, с която е платено', 'на tbi bank'],
    ['hu', 'Arra a kártyára kapod meg, amellyel fizettél', 'tbi bank'],
    ['gr', 'στην κάρτα με την οποία πλήρωσες', 'στην tbi bank'],
  ] as const)(
    'a refund in %s says whether the card or the lender receives it',
    (market, card, lender) => {
      const refund = { kind: 'refund-sent', amount: lei(5_000) } as const
      const toCard = written(refund, { market }).plain
      expect(toCard).toContain(card)
      expect(toCard).not.toContain(lender)
      const toLender = written({ ...refund, lender: 'tbi bank' }, { market }).plain
      expect(toLender).toContain(lender)
      expect(toLender).not.toContain(card)
    },
  )

  test('a refund of a payment on delivery names the account, not the payment method', () => {
    const { plain } = written({ kind: 'refund-transferred', amount: lei(5_000) })
    expect(plain).toContain('în contul bancar pe care ni l-ai dat')
    expect(plain).not.toContain('aceeași metodă')
  })

  test('a script in a name is escaped', () => {
    const contact = { ...anOrder().contact, name: '<script>alert(1)</script>' }
    const { html } = written({ kind: 'order-expired' }, { contact })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&#60;script&#62;')
  })
})
