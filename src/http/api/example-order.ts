import type { OrderPlaced, OrderRequestOnWire } from '#contract/order.ts'
import type { OrderView } from '#domain/order/order-view.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

/** The cart ordered in the API examples. */
export const exampleCart = {
  cartId: '5b0c3f0e-6f0a-4e51-8a53-6f6d6f3f2c10',
  market: 'ro',
  phones: [
    {
      lineId: 'line-1',
      listingId: 'ro-P101802-very-good',
      productId: 'P101802',
      unitId: '7f3a1d1c-2b64-4a1f-9a31-3f0d7d1c9e55',
      serviceIds: ['warranty_24'],
    },
  ],
  accessories: [],
  giftWrap: 'plain',
} satisfies Partial<OrderRequestOnWire>

const contact = { name: 'Prenume Nume', email: 'nume@example.com', phone: '0740123456' }

export const exampleRequest: OrderRequestOnWire = {
  ...exampleCart,
  delivery: { method: 'LOCKER', subtype: 'easybox' },
  place: { kind: 'pickup', lockerId: 'ro-easybox-001' },
  contact,
  billing: { kind: 'personal', person: contact },
  payment: { type: 'cardAtLocker', tac: true, newsletter: false },
  shownTotal: lei(200_398),
}

/** One voucher pays a part of the order, another of the same kind all of it: then there is no payment method to choose. */
export const exampleRequestsByVoucher = {
  'a voucher pays a part': {
    ...exampleRequest,
    vouchers: { codes: ['K7QX-92MD-0RTV-3HWB'], shownToPay: lei(175_398) },
  },
  'vouchers pay all of it': {
    ...exampleRequest,
    payment: { type: '', tac: true, newsletter: false },
    shownTotal: lei(199_399),
    vouchers: { codes: ['K7QX-92MD-0RTV-3HWB', '8ZCN-4WPA-6JTE-1MKS'], shownToPay: lei(0) },
  },
} satisfies Record<string, OrderRequestOnWire>

const token = 'q0Yw1n3b5v7x9z2c4e6g8i0k2m4o6q8s'

export const examplePlaced: OrderPlaced = {
  number: 'RO000000011',
  token,
  thankYouPath: `/magazin/multumim/RO000000011/?t=${token}`,
}

export const exampleOrder: OrderView = {
  number: 'RO000000011',
  market: 'ro',
  state: 'confirmed',
  placedAt: '2026-11-20T10:15:00.000Z',
  customer: 'personal',
  lines: [
    {
      position: 0,
      kind: 'device',
      itemId: 'P101802',
      title: 'Apple iPhone 13, Midnight, 128 GB, Foarte bun',
      grade: 'very-good',
      price: lei(179_900),
      picture: '/pictures/v1/apple-iphone-13-midnight-front.svg',
    },
    {
      position: 1,
      kind: 'service',
      itemId: 'warranty_24',
      title: 'warranty_24',
      price: lei(18_000),
      belongsTo: 0,
    },
  ],
  totals: {
    items: lei(197_900),
    discount: lei(0),
    delivery: lei(1_499),
    collectionFee: lei(999),
    total: lei(200_398),
  },
  contact: { ...contact, phone: '+40740123456' },
  delivery: {
    kind: 'locker',
    subtype: 'easybox',
    point: {
      id: 'ro-easybox-001',
      name: 'easybox Centru',
      address: 'Piața Unirii 1',
      county: 'Cluj',
      countyId: '14',
      city: 'Cluj-Napoca',
      cityId: '1083',
      postalCode: '400001',
      carrier: 'sameday',
      kind: 'locker',
      lat: 46.769,
      lng: 23.59,
    },
  },
  paymentMethod: 'cardAtLocker',
  estimate: { from: '2026-11-24', to: '2026-11-25' },
  next: [
    { kind: 'sent-by', day: '2026-11-24' },
    { kind: 'arrives', delivery: 'locker', from: '2026-11-24', to: '2026-11-25' },
    { kind: 'return-until', day: '2027-01-24' },
  ],
}
