import { describe, expect, test } from 'vitest'
import { lei } from '#domain/cart/cart.builders.ts'
import { beginWithUsualDelivery, reopenUnofferedDelivery } from './begin.ts'
import { aPoint, atHome, completing, contact, courier, personal } from './checkout.builders.ts'
import { type Checkout, completedValue, editedStep, knownValue, startCheckout } from './checkout.ts'
import { editAgain } from './steps.ts'

const days = { min: 1, max: 2 }
const settings = {
  costs: { locker: lei(14.99), courier: lei(19.99) },
  workingDays: { locker: days, office: days, courier: days },
}

function reopened(checkout: Checkout, step: Parameters<typeof editAgain>[1]) {
  const again = editAgain(checkout, step)
  if (!again.ok) throw new Error(again.refusal.kind)
  return again.value
}

describe('who comes from the cart', () => {
  test.each([
    ['ro', { method: 'easybox', subtype: 'easybox' }],
    ['gr', { method: 'courier', subtype: '' }],
  ] as const)('finds the usual delivery of %s chosen, and the address open', (market, usual) => {
    const begun = beginWithUsualDelivery(startCheckout(market), settings)
    expect(completedValue(begun, 'delivery-method')).toEqual(usual)
    expect(editedStep(begun)).toBe('delivery-address')
  })

  test('chooses a delivery where the usual one is not offered', () => {
    const start = startCheckout('ro')
    const { locker: _locker, ...costs } = settings.costs
    expect(beginWithUsualDelivery(start, { ...settings, costs })).toBe(start)
  })

  test('finds a checkout as it was left', () => {
    const begun = completing(startCheckout('ro'), 'delivery-method', courier)
    const again = reopened(completing(begun, 'delivery-address', atHome), 'delivery-method')
    expect(beginWithUsualDelivery(again, settings)).toBe(again)
  })
})

describe('a delivery that the shop no longer offers', () => {
  const { locker: _locker, ...costs } = settings.costs
  const stopped = { ...settings, costs }
  const atPoint = { kind: 'pickup', point: aPoint() } as const
  const easybox = { method: 'easybox', subtype: 'easybox' } as const
  const begun = completing(
    completing(startCheckout('ro'), 'delivery-method', easybox),
    'delivery-address',
    atPoint,
  )

  test('is chosen anew; what was entered stays until then', () => {
    const again = reopenUnofferedDelivery(begun, stopped)
    expect(editedStep(again)).toBe('delivery-method')
    expect(completedValue(again, 'delivery-address')).toEqual(atPoint)
    const chosen = completing(again, 'delivery-method', courier)
    expect(editedStep(chosen)).toBe('delivery-address')
    expect(knownValue(chosen, 'delivery-address')).toBeUndefined()
  })

  test('is left alone where it is offered, or where none is chosen', () => {
    expect(reopenUnofferedDelivery(begun, settings)).toBe(begun)
    const start = startCheckout('ro')
    expect(reopenUnofferedDelivery(start, stopped)).toBe(start)
  })
})

describe('the recipient of a parcel that a courier brings', () => {
  const atDoor = completing(
    completing(startCheckout('ro'), 'delivery-method', courier),
    'delivery-address',
    atHome,
  )
  const named = completing(atDoor, 'contact-details', contact)

  test('is billed without a question, and the payment opens', () => {
    expect(completedValue(named, 'billing-details')).toEqual(personal)
    expect(editedStep(named)).toBe('payment-method')
  })

  test('is billed under a corrected name', () => {
    const corrected = { ...contact, name: 'Other Buyer' }
    const again = completing(reopened(named, 'contact-details'), 'contact-details', corrected)
    expect(completedValue(again, 'billing-details')).toEqual({
      kind: 'personal',
      person: corrected,
    })
  })

  test('does not replace somebody else who is billed', () => {
    const other = { ...personal, person: { ...contact, name: 'Other Buyer' } }
    const billed = completing(reopened(named, 'billing-details'), 'billing-details', other)
    const again = completing(reopened(billed, 'contact-details'), 'contact-details', {
      ...contact,
      phone: '+40799999999',
    })
    expect(completedValue(again, 'billing-details')).toEqual(other)
  })

  test('is asked for an address once the parcel goes to a pickup point', () => {
    const locker = { method: 'easybox', subtype: 'easybox' } as const
    const moved = completing(reopened(named, 'delivery-method'), 'delivery-method', locker)
    const placed = completing(moved, 'delivery-address', { kind: 'pickup', point: aPoint() })
    expect(editedStep(placed)).toBe('billing-details')
    expect(knownValue(placed, 'billing-details')).toEqual(personal)
  })
})

test('the recipient at a pickup point is not billed without an address', () => {
  const locker = { method: 'easybox', subtype: 'easybox' } as const
  const begun = completing(startCheckout('ro'), 'delivery-method', locker)
  const placed = completing(begun, 'delivery-address', { kind: 'pickup', point: aPoint() })
  const named = completing(placed, 'contact-details', contact)
  expect(editedStep(named)).toBe('billing-details')
})
