import { describe, expect, test } from 'vitest'
import {
  aPoint,
  completing,
  contact,
  corporate,
  corporateAtSeat,
  courier,
  paying,
  pickup,
} from './checkout.builders.ts'
import { startCheckout } from './checkout.ts'
import type { KnownBuyer, LastOrder } from './known-buyer.ts'
import { prefill, sparesSteps } from './prefill.ts'
import { editAgain } from './steps.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
const days = { min: 1, max: 2 }
const settings = {
  costs: { locker: lei(1499), courier: lei(1999) },
  workingDays: { locker: days, office: days, courier: days },
}
const home = {
  county: { id: '12', name: 'Cluj' },
  locality: { id: '340', name: 'Cluj-Napoca' },
  street: 'Strada Memorandumului',
  number: '10',
  postalCode: '400114',
}
const work = { ...home, street: 'Calea Moților', number: '3' }
const elsewhere = { ...home, street: 'Bulevardul Eroilor', number: '7' }
const other = { name: 'Altă Persoană', email: 'alta@exemplu.ro', phone: '+40799999999' }
const nobody: KnownBuyer = { name: '', email: '', phone: '', addresses: [] }
const member: KnownBuyer = { ...contact, addresses: [home, work] }

const byLocker: LastOrder = {
  contact,
  delivery: { method: 'easybox', subtype: 'easybox' },
  point: aPoint(),
  billing: { kind: 'personal', person: contact, address: work },
}
const byCourier: LastOrder = {
  contact,
  delivery: { method: 'courier', subtype: '' },
  address: work,
  billing: { kind: 'personal', person: contact },
}

function filled(buyer: KnownBuyer, start = startCheckout('ro')) {
  return prefill(start, buyer, settings).steps
}

describe('a checkout prefilled for a member', () => {
  test('a member with a saved address gets a courier delivery there, and only the payment is left to choose', () => {
    expect(filled(member)).toEqual({
      'delivery-method': { kind: 'completed', value: { method: 'courier', subtype: '' } },
      'delivery-address': { kind: 'completed', value: { kind: 'address', address: home } },
      'contact-details': { kind: 'completed', value: contact },
      'billing-details': { kind: 'completed', value: { kind: 'personal', person: contact } },
      'payment-method': { kind: 'editing' },
    })
  })

  test('the pickup point of the last order is prefilled while it is open', () => {
    expect(filled({ ...member, last: byLocker })).toMatchObject({
      'delivery-method': { kind: 'completed', value: { method: 'easybox', subtype: 'easybox' } },
      'delivery-address': {
        kind: 'completed',
        value: { kind: 'pickup', point: { id: '1001', carrier: 'sameday', kind: 'locker' } },
      },
      'payment-method': { kind: 'editing' },
    })
    const { point: _closed, ...closed } = byLocker
    expect(filled({ ...member, last: closed })).toMatchObject({
      'delivery-method': { kind: 'completed' },
      'delivery-address': { kind: 'editing' },
      'contact-details': { kind: 'completed' },
      'payment-method': { kind: 'disabled' },
    })
  })

  test('a pickup point of another kind than the delivery must be chosen again', () => {
    const last = { ...byLocker, point: aPoint({ kind: 'office' }) }
    expect(filled({ ...member, last })['delivery-address']).toEqual({ kind: 'editing' })
  })

  test('a delivery that is no longer offered must be chosen again', () => {
    const { locker: _locker, ...costs } = settings.costs
    const buyer = { ...member, last: byLocker }
    const { steps } = prefill(startCheckout('ro'), buyer, { ...settings, costs })
    expect(steps['delivery-method'].kind).toBe('editing')
    expect(steps['delivery-address']).toEqual({ kind: 'disabled' })
    expect(steps['contact-details'].kind).toBe('completed')
  })

  test.each([
    ['that of the last order, if it is still saved', [home, work], work],
    ['the first saved one, if the last order was sent elsewhere', [home], home],
    ['that of the last order, if none is saved', [], work],
  ])('the prefilled address is %s', (_, addresses, address) => {
    expect(filled({ ...member, addresses, last: byCourier })['delivery-address']).toEqual({
      kind: 'completed',
      value: { kind: 'address', address },
    })
  })

  test('an address that its form would refuse must be entered again', () => {
    const addresses = [{ ...home, postalCode: '40011' }]
    expect(filled({ ...member, addresses })['delivery-address']).toEqual({ kind: 'editing' })
  })

  test('a member without a phone number starts at the contact step, with the known fields prefilled', () => {
    expect(filled({ ...member, phone: '' })).toMatchObject({
      'delivery-address': { kind: 'completed' },
      'contact-details': {
        kind: 'editing',
        draft: { name: 'Test Buyer', email: 'buyer@example.com', phone: '' },
      },
      'billing-details': { kind: 'disabled' },
    })
  })

  test('fields that the account lacks are taken from the last order', () => {
    const last = { ...byCourier, contact: other }
    expect(filled({ ...nobody, name: 'Test Buyer', last })['contact-details']).toEqual({
      kind: 'completed',
      value: { name: 'Test Buyer', email: 'alta@exemplu.ro', phone: '+40799999999' },
    })
  })

  test('the bill is addressed as in the last order', () => {
    const billing = { kind: 'personal', person: other, address: elsewhere } as const
    expect(filled({ ...member, last: { ...byCourier, billing } })['billing-details']).toEqual({
      kind: 'completed',
      value: billing,
    })
  })

  test('a bill to the member uses the current data of the account', () => {
    const before = { ...contact, phone: '+40700000000' }
    const billing = { kind: 'personal', person: before } as const
    const last = { ...byCourier, contact: before, billing }
    expect(filled({ ...member, last })['billing-details']).toEqual({
      kind: 'completed',
      value: { kind: 'personal', person: contact },
    })
  })

  test('a company without an address of its own is billed at the courier’s address, never at a pickup point', () => {
    const ofCourier = { ...member, last: { ...byCourier, billing: corporate } }
    expect(filled(ofCourier)['billing-details']).toEqual({ kind: 'completed', value: corporate })
    const ofLocker = { ...member, last: { ...byLocker, billing: corporate } }
    expect(filled(ofLocker)['billing-details']).toEqual({ kind: 'editing', draft: corporate })
  })

  test('a company with a seat from the register is billed there, at a pickup point too', () => {
    const last = { ...byLocker, billing: corporateAtSeat }
    expect(filled({ ...member, last })['billing-details']).toEqual({
      kind: 'completed',
      value: corporateAtSeat,
    })
  })

  test('an order to a pickup point that was billed without an address proposes a saved one, to be confirmed', () => {
    const last: LastOrder = { ...byLocker, billing: { kind: 'personal', person: contact } }
    expect(filled({ ...member, last })['billing-details']).toEqual({
      kind: 'editing',
      draft: { kind: 'personal', person: contact, address: home },
    })
    expect(filled({ ...member, addresses: [], last })['billing-details']).toEqual({
      kind: 'editing',
      draft: { kind: 'personal', person: contact },
    })
  })

  test('a company whose code its form would refuse must be entered again', () => {
    const company = { name: 'X', fiscalCode: '', registrationNumber: '', email: '', phone: '' }
    const billing = { kind: 'corporate', company } as const
    expect(filled({ ...member, last: { ...byCourier, billing } })['billing-details']).toEqual({
      kind: 'editing',
      draft: billing,
    })
  })

  test('a company with an address of its own is billed there, also with a pickup point', () => {
    const seated = { ...corporate, address: elsewhere }
    const billed = { ...member, last: { ...byLocker, billing: seated } }
    expect(filled(billed)['billing-details']).toEqual({ kind: 'completed', value: seated })
  })

  test('a company whose address its form would refuse must be entered again, also with a courier', () => {
    const unseated = { ...corporate, address: { ...elsewhere, postalCode: '1' } }
    const billed = { ...member, last: { ...byCourier, billing: unseated } }
    expect(filled(billed)['billing-details']).toEqual({ kind: 'editing', draft: unseated })
  })

  test('a bill to an address that its form would refuse must be entered again', () => {
    const billing = {
      kind: 'personal',
      person: contact,
      address: { ...home, postalCode: '1' },
    } as const
    expect(filled({ ...member, last: { ...byCourier, billing } })['billing-details']).toEqual({
      kind: 'editing',
    })
  })

  test.each(['name', 'email', 'phone'] as const)(
    'a person billed under another %s in the last order is billed that way again',
    field => {
      const person = { ...contact, [field]: other[field] }
      const last = { ...byCourier, billing: { kind: 'personal', person } as const }
      expect(filled({ ...member, last })['billing-details']).toEqual({
        kind: 'completed',
        value: { kind: 'personal', person },
      })
    },
  )

  test('nothing is prefilled if nothing is known about the member', () => {
    expect(filled(nobody)['contact-details']).toEqual({ kind: 'disabled' })
  })

  test('the payment is never prefilled', () => {
    for (const last of [byLocker, byCourier])
      expect(filled({ ...member, last })['payment-method']).toEqual({ kind: 'editing' })
  })
})

describe('values that the shopper entered', () => {
  test('entered values stay, and the rest is prefilled', () => {
    const begun = completing(startCheckout('ro'), 'delivery-method', pickup('easybox'))
    expect(filled({ ...member, last: byCourier }, begun)).toMatchObject({
      'delivery-method': { kind: 'completed', value: { method: 'easybox', subtype: 'easybox' } },
      'delivery-address': { kind: 'editing' },
      'contact-details': { kind: 'completed', value: contact },
    })
  })

  test('a delivery step reopened after the next step was filled in stays open', () => {
    const begun = completing(startCheckout('ro'), 'delivery-method', pickup('easybox'))
    const placed = completing(begun, 'delivery-address', { kind: 'pickup', point: aPoint() })
    const again = editAgain(placed, 'delivery-method')
    expect(
      again.ok && filled({ ...member, last: byCourier }, again.value)['delivery-method'],
    ).toEqual({
      kind: 'editing',
      draft: pickup('easybox'),
    })
  })

  test('a chosen but unconfirmed delivery stays open', () => {
    const start = startCheckout('ro')
    const chosen = { kind: 'editing', draft: courier } as const
    const begun = { ...start, steps: { ...start.steps, 'delivery-method': chosen } }
    expect(filled({ ...member, last: byLocker }, begun)['delivery-method']).toEqual(chosen)
  })

  test('entered values are not overwritten, not even on a second visit', () => {
    const once = prefill(startCheckout('ro'), member, settings)
    const again = editAgain(once, 'contact-details')
    if (!again.ok) throw new Error(again.refusal.kind)
    const changed = completing(again.value, 'contact-details', other)
    expect(prefill(changed, member, settings)).toEqual(changed)
    const paid = completing(changed, 'payment-method', paying('card'))
    expect(prefill(paid, member, settings)).toEqual(paid)
  })
})

describe('one screen instead of five steps', () => {
  test('the single screen is used if it spares at least one step', () => {
    expect(sparesSteps('ro', { ...nobody, ...contact }, settings)).toBe(true)
    expect(sparesSteps('ro', { ...nobody, addresses: [home] }, settings)).toBe(true)
  })

  test('the single screen is not used if only name and email are known', () => {
    expect(sparesSteps('ro', { ...nobody, ...contact, phone: '' }, settings)).toBe(false)
    expect(sparesSteps('ro', nobody, settings)).toBe(false)
  })
})
