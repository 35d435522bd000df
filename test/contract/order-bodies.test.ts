import { describe, expect, test } from 'vitest'
import { orderRequestSchema } from '#contract/order.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import { toOrderBody } from '#web/client/order-request.ts'

const address = {
  county: { id: '14', name: 'Cluj' },
  locality: { id: '1083', name: 'Cluj-Napoca' },
  street: 'Strada Memorandumului',
  number: '1',
  postalCode: '400001',
}
const contact = { name: 'Prenume Nume', email: 'nume@example.com', phone: '+40740123456' }

const draft: PlaceOrderDraft = {
  cartId: '5b0c3f0e-6f0a-4e51-8a53-6f6d6f3f2c10',
  market: 'ro',
  phones: [
    {
      lineId: 'line-1',
      listingId: 'ro-P101802-very-good',
      productId: 'P101802',
      unitId: '7f3a1d1c-2b64-4a1f-9a31-3f0d7d1c9e55',
      serviceIds: ['warranty_24'],
      batteryId: 'battery-smartphone',
    },
  ],
  accessories: [{ lineId: 'a-1', id: 'A001', phoneId: 'line-1' }],
  giftWrap: 'wrapped',
  promoCode: 'TEN',
  delivery: { method: 'courier', subtype: '' },
  place: { kind: 'address', address },
  contact,
  billing: { kind: 'personal', person: contact, address },
  payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
  shownTotal: { minor: 100, currency: 'RON' },
}

describe('the body a browser sends', () => {
  test('an order body is parsed as the same order, with places by id only', () => {
    const read = orderRequestSchema.parse(JSON.parse(JSON.stringify(toOrderBody(draft))))
    const { county: _county, locality: _locality, ...written } = address
    const byId = { countyId: '14', localityId: '1083', ...written }
    expect(read).toEqual({
      ...draft,
      place: { kind: 'address', address: byId },
      billing: { kind: 'personal', person: contact, address: byId },
    })
  })

  test('an order body names a pickup point by its id', () => {
    const point = {
      id: 'ro-easybox-001',
      name: 'easybox',
      address: 'Str.',
      county: 'Cluj',
      countyId: '14',
      city: 'Cluj-Napoca',
      cityId: '1083',
      postalCode: '400001',
      carrier: 'sameday',
      kind: 'locker',
      lat: 1,
      lng: 2,
    } as const
    const body = toOrderBody({
      ...draft,
      delivery: { method: 'easybox', subtype: 'easybox' },
      place: { kind: 'pickup', point },
    })
    const read = orderRequestSchema.parse(JSON.parse(JSON.stringify(body)))
    expect(read.delivery).toEqual({ method: 'easybox', subtype: 'easybox' })
    expect(read.place).toEqual({ kind: 'pickup', pointId: 'ro-easybox-001' })
  })
})
