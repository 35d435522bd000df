import type { OrderPlaced, OrderRequestOnWire } from '#contract/order.ts'
import type { OrderView } from '#domain/order/order-view.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

/** The cart ordered in the API examples: a unit of the demo, so that they can be sent as they are. */
export const exampleCart = {
  cartId: '5b0c3f0e-6f0a-4e51-8a53-6f6d6f3f2c10',
  market: 'ro',
  phones: [
    {
      lineId: 'line-1',
      listingId: 'ro-P101602-very-good',
      productId: 'P101602',
      unitId: '3f68a373-f254-8e45-806b-7cfd93183d6a',
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
  billing: {
    kind: 'personal',
    person: contact,
    // An easybox is nobody's address: the invoice needs the buyer's.
    address: {
      countyId: '10',
      localityId: '1064',
      street: 'Strada Exemplu',
      number: '12',
      postalCode: '013696',
    },
  },
  payment: { type: 'cardAtLocker', tac: true, newsletter: false },
  shownTotal: lei(153_298),
}

/** One voucher pays a part of the order, another of the same kind all of it: then there is no payment method to choose. */
export const exampleRequestsByVoucher = {
  'a voucher pays a part': {
    ...exampleRequest,
    vouchers: { codes: ['K7QX-92MD-0RTV-3HWB'], shownToPay: lei(128_298) },
  },
  'vouchers pay all of it': {
    ...exampleRequest,
    payment: { type: '', tac: true, newsletter: false },
    shownTotal: lei(152_299),
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
      itemId: 'P101602',
      title: 'Apple iPhone 13, Starlight, 128 GB, Foarte bun',
      grade: 'very-good',
      price: lei(139_900),
      picture: '/pictures/v1/apple-iphone-13-starlight-front.svg',
    },
    {
      position: 1,
      kind: 'service',
      itemId: 'warranty_24',
      title: 'Garanție extinsă, 24 de luni',
      price: lei(10_900),
      belongsTo: 0,
    },
  ],
  totals: {
    items: lei(150_800),
    discount: lei(0),
    delivery: lei(1_499),
    collectionFee: lei(999),
    total: lei(153_298),
  },
  contact: { ...contact, phone: '+40740123456' },
  delivery: {
    kind: 'locker',
    subtype: 'easybox',
    point: {
      id: 'ro-easybox-001',
      name: 'easybox Băneasa Shopping City',
      address: 'Șoseaua București-Ploiești 42D',
      county: 'București',
      countyId: '10',
      city: 'Sector 1',
      cityId: '1064',
      postalCode: '013696',
      carrier: 'sameday',
      kind: 'locker',
      lat: 44.508,
      lng: 26.089,
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
