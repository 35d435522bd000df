import type { Returnable, ReturnView } from '#domain/return/return-view.ts'
import { exampleOrder, examplePlaced } from './example-order.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

const lines = [
  {
    position: 0,
    kind: 'device',
    title: 'Apple iPhone 13, Midnight, 128 GB, Foarte bun',
    grade: 'very-good',
    picture: '/pictures/v1/apple-iphone-13-midnight-front.svg',
    back: lei(179_900),
  },
  { position: 1, kind: 'service', title: 'warranty_24', back: lei(18_000), belongsTo: 0 },
] as const

export const exampleReturnable: Returnable = {
  orderNumber: exampleOrder.number,
  market: 'ro',
  placedAt: exampleOrder.placedAt,
  lines,
  withdrawal: { lawUntil: '2026-12-08', shopUntil: '2027-01-23' },
  refundWay: 'iban',
  deliveryBack: lei(2_498),
  handovers: [
    { kind: 'locker', carrier: 'sameday' },
    { kind: 'courier', carrier: 'sameday', days: ['2026-11-30', '2026-12-02'], hours: [] },
  ],
  contact: exampleOrder.contact,
}

export const exampleAccount = { iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: 'Prenume Nume' }

export const exampleWithdrawal = {
  token: examplePlaced.token,
  lines: [{ position: 0, reason: 'changed-mind' }],
  handover: { kind: 'locker' },
  account: exampleAccount,
} as const

const exampleReturn: ReturnView = {
  number: `${exampleOrder.number}-R1`,
  orderNumber: exampleOrder.number,
  market: 'ro',
  state: 'approved',
  requestedAt: '2026-11-27T09:30:00.000Z',
  lines: [{ ...lines[0], reason: 'changed-mind' }, lines[1]],
  photoPaths: [],
  handover: { kind: 'locker' },
  refundWay: 'iban',
  iban: 'RO•••• 0000',
  expected: lei(200_398),
  due: { kind: 'send-by', day: '2026-12-11' },
  isCancellable: true,
  isHandoverChangeable: true,
  steps: [
    { state: 'requested', at: '2026-11-27T09:30:00.000Z' },
    { state: 'approved', at: '2026-11-27T09:30:00.000Z' },
  ],
}

export const exampleRequested = {
  view: exampleReturn,
  token: 'k2m4o6q8sq0Yw1n3b5v7x9z2c4e6g8i0',
}
