import { expect, test } from 'vitest'
import type { ShipmentCommand } from '../delivery/delivery-provider.ts'
import { econtLabel } from './econt-label.ts'

const sender = { name: 'Магазин', phone: '+35921234567', officeCode: '1127' }

const command: ShipmentCommand = {
  orderNumber: 'BG-1',
  recipient: { name: 'Иван Петров', phone: '+359888123456', email: 'ivan@example.com' },
  to: {
    kind: 'address',
    address: {
      county: { id: '22', name: 'София-град' },
      locality: { id: '1001', name: 'София' },
      street: 'бул. Витоша',
      number: '100',
      postalCode: '1463',
    },
  },
  weightGrams: 1_150,
  cash: { minor: 0, currency: 'BGN' },
}

test('the label of a paid parcel to a home address has no cash on delivery service', () => {
  expect(econtLabel(command, 'our-reference', sender)).toEqual({
    mode: 'create',
    label: {
      senderClient: { name: 'Магазин', phones: ['+35921234567'] },
      senderOfficeCode: '1127',
      receiverClient: {
        name: 'Иван Петров',
        phones: ['+359888123456'],
        email: 'ivan@example.com',
      },
      receiverAddress: {
        city: { country: { code3: 'BGR' }, name: 'София', postCode: '1463' },
        street: 'бул. Витоша',
        num: '100',
      },
      packCount: 1,
      shipmentType: 'PACK',
      weight: 1.15,
      shipmentDescription: 'BG-1',
      orderNumber: 'our-reference',
    },
  })
})

test('the amount due is collected in the currency of the order', () => {
  const due = { ...command, cash: { minor: 89_999, currency: 'BGN' } as const }
  expect(econtLabel(due, 'our-reference', sender).label).toMatchObject({
    services: { cdAmount: 899.99, cdType: 'get', cdCurrency: 'BGN' },
  })
})
