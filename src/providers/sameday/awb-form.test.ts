import { expect, test } from 'vitest'
import type { ShipmentCommand } from '../delivery/delivery-provider.ts'
import { awbForm } from './awb-form.ts'

const command: ShipmentCommand = {
  orderNumber: 'RO-1',
  recipient: { name: 'Ana & Ion', phone: '+40740123456', email: 'ana@example.com' },
  to: {
    kind: 'address',
    address: {
      county: { id: '13', name: 'Cluj' },
      locality: { id: '1100', name: 'Cluj-Napoca' },
      street: 'Strada Mare',
      number: '12A',
      details: 'et. 3',
      postalCode: '400372',
    },
  },
  weightGrams: 650,
  cash: { minor: 149_999, currency: 'RON' },
}

const contract = { pickupPointId: '4711', services: { courier: '7', locker: '15' } }

function fieldsOf(over: Partial<ShipmentCommand> = {}) {
  return Object.fromEntries(
    new URLSearchParams(awbForm({ ...command, ...over }, 'our-reference', contract)),
  )
}

test('the form of a parcel to a home address has its address and cash on delivery', () => {
  expect(fieldsOf()).toEqual({
    pickupPoint: '4711',
    packageType: '0',
    packageNumber: '1',
    packageWeight: '0.65',
    service: '7',
    awbPayment: '1',
    cashOnDelivery: '1499.99',
    insuredValue: '0',
    thirdPartyPickup: '0',
    'awbRecipient[name]': 'Ana & Ion',
    'awbRecipient[phoneNumber]': '+40740123456',
    'awbRecipient[email]': 'ana@example.com',
    'awbRecipient[personType]': '0',
    'awbRecipient[address]': 'Strada Mare 12A, et. 3',
    'awbRecipient[cityString]': 'Cluj-Napoca',
    'awbRecipient[countyString]': 'Cluj',
    'awbRecipient[postalCode]': '400372',
    'parcels[0][weight]': '0.65',
    currency: 'RON',
    clientInternalReference: 'our-reference',
    observation: 'RO-1',
  })
})

test('the form of a paid parcel to a locker collects nothing and names the locker', () => {
  const point = {
    id: 'ro-easybox-018',
    name: 'easybox',
    address: 'Calea Mănăștur 2-6',
    county: 'Cluj',
    countyId: '13',
    city: 'Cluj-Napoca',
    cityId: '1100',
    postalCode: '400372',
    carrier: 'sameday',
    kind: 'locker',
    lat: 46.7,
    lng: 23.5,
  } as const
  expect(
    fieldsOf({ to: { kind: 'point', point }, cash: { minor: 0, currency: 'RON' } }),
  ).toMatchObject({ service: '15', cashOnDelivery: '0', lockerLastMile: 'ro-easybox-018' })
})
