import { describe, expect, test } from 'vitest'
import {
  aCompleted,
  aPoint,
  atHome,
  atLocker,
  completing,
  contact,
  corporateAtSeat,
  courier,
  paying,
  personal,
  personalAtHome,
  pickup,
} from './checkout.builders.ts'
import {
  type Checkout,
  completedValue,
  customerOf,
  editedStep,
  isLastOpen,
  knownValue,
  resetCheckout,
  startCheckout,
} from './checkout.ts'
import { complete, editAgain, withStep } from './steps.ts'

function kindsOf({ steps }: Checkout) {
  return Object.values(steps).map(({ kind }) => kind)
}
function reopened(checkout: Checkout, step: Parameters<typeof editAgain>[1]) {
  const again = editAgain(checkout, step)
  if (!again.ok) throw new Error(again.refusal.kind)
  return again.value
}

describe('a new checkout', () => {
  test('the five steps are in order, the first is edited and the others are disabled', () => {
    const { steps, version } = startCheckout('ro')
    expect(Object.keys(steps)).toEqual([
      'delivery-method',
      'delivery-address',
      'contact-details',
      'billing-details',
      'payment-method',
    ])
    expect(kindsOf(startCheckout('ro'))).toEqual([
      'editing',
      'disabled',
      'disabled',
      'disabled',
      'disabled',
    ])
    expect(version).toBe('1.04')
  })

  test.each([
    ['ro', 'easybox'],
    ['bg', 'easybox'],
    ['hu', 'easybox'],
    ['gr', 'courier'],
  ] as const)('in %s the delivery method starts as %s', (market, method) => {
    expect(knownValue(startCheckout(market), 'delivery-method')?.method).toBe(method)
  })
})

describe('completing a step', () => {
  test('completing a step opens the next one', () => {
    const next = completing(startCheckout('ro'), 'delivery-method', courier)
    expect(kindsOf(next)).toEqual(['completed', 'editing', 'disabled', 'disabled', 'disabled'])
    expect(completedValue(next, 'delivery-method')).toEqual(courier)
  })

  test('completing the last step leaves all five completed and none edited', () => {
    expect(kindsOf(aCompleted())).toEqual(Array(5).fill('completed'))
    expect(editedStep(aCompleted())).toBe(undefined)
  })

  test('completing a step that is disabled or already completed is refused', () => {
    expect(complete(startCheckout('ro'), 'contact-details', contact)).toEqual({
      ok: false,
      refusal: { kind: 'step-not-open', step: 'contact-details' },
    })
    expect(complete(aCompleted(), 'contact-details', contact).ok).toBe(false)
  })

  test('an address that does not fit the chosen delivery is refused', () => {
    const toLocker = completing(startCheckout('ro'), 'delivery-method', pickup('easybox'))
    expect(complete(toLocker, 'delivery-address', atHome)).toEqual({
      ok: false,
      refusal: { kind: 'does-not-fit', step: 'delivery-address' },
    })
    const office = { kind: 'pickup', point: aPoint({ carrier: 'econt', kind: 'office' }) } as const
    expect(complete(toLocker, 'delivery-address', office).ok).toBe(false)
    expect(complete(toLocker, 'delivery-address', atLocker).ok).toBe(true)
  })

  test('a delivery that the market does not offer is refused', () => {
    expect(complete(startCheckout('gr'), 'delivery-method', pickup('easybox'))).toEqual({
      ok: false,
      refusal: { kind: 'does-not-fit', step: 'delivery-method' },
    })
  })

  test('a payment that the delivery or the customer type excludes is refused', () => {
    const again = reopened(aCompleted({ 'billing-details': corporateAtSeat }), 'payment-method')
    expect(complete(again, 'payment-method', paying('cashOnDelivery')).ok).toBe(false)
    expect(complete(again, 'payment-method', paying('bnpl')).ok).toBe(false)
    expect(complete(again, 'payment-method', paying('card')).ok).toBe(true)
  })
})

describe('the address of a bill', () => {
  test('billing without an address is refused for a pickup point, and accepted with an address or a seat', () => {
    const again = reopened(aCompleted(), 'billing-details')
    expect(complete(again, 'billing-details', personal)).toEqual({
      ok: false,
      refusal: { kind: 'does-not-fit', step: 'billing-details' },
    })
    expect(complete(again, 'billing-details', personalAtHome).ok).toBe(true)
    expect(complete(again, 'billing-details', corporateAtSeat).ok).toBe(true)
  })

  test('a delivery changed from courier to pickup asks for the address and keeps what was entered', () => {
    const byCourier = aCompleted({
      'delivery-method': courier,
      'delivery-address': atHome,
      'billing-details': personal,
      'payment-method': paying('card'),
    })
    const changed = completing(
      reopened(byCourier, 'delivery-method'),
      'delivery-method',
      pickup('easybox'),
    )
    expect(kindsOf(changed)).toEqual(['completed', 'editing', 'completed', 'disabled', 'completed'])
    expect(knownValue(changed, 'billing-details')).toEqual(personal)
  })
})

describe('an order paid by vouchers', () => {
  const { type: _type, ...noMethod } = paying('card')

  test('an order paid by vouchers has neither a method nor a plan', () => {
    const open = reopened(aCompleted(), 'payment-method')
    expect(complete(open, 'payment-method', noMethod).ok).toBe(true)
    const plan = { kind: 'oney', installments: 3, hasConsented: true } as const
    expect(complete(open, 'payment-method', { ...noMethod, plan }).ok).toBe(false)
  })
})

describe('editing a step again', () => {
  test('a completed step that is edited again stores its value as a draft and the others stay completed', () => {
    const again = reopened(aCompleted(), 'delivery-address')
    expect(kindsOf(again)).toEqual(['completed', 'editing', 'completed', 'completed', 'completed'])
    expect(knownValue(again, 'delivery-address')).toEqual(atLocker)
    expect(completedValue(again, 'delivery-address')).toBe(undefined)
  })

  const other = { ...contact, name: 'Ana Ionescu' }
  const renamed = (checkout: Checkout) => {
    const again = reopened(checkout, 'contact-details')
    return withStep(again, 'contact-details', { kind: 'editing', draft: other })
  }

  test('the bill of a parcel that a courier brings follows a contact that is corrected', () => {
    const again = renamed(
      aCompleted({
        'delivery-method': courier,
        'delivery-address': atHome,
        'billing-details': personal,
        'payment-method': paying('card'),
      }),
    )
    expect(kindsOf(again)).toEqual(['completed', 'completed', 'editing', 'disabled', 'completed'])
    const corrected = completing(again, 'contact-details', other)
    expect(completedValue(corrected, 'billing-details')).toEqual({
      kind: 'personal',
      person: other,
    })
  })

  test('the bill of a parcel for a pickup point is open with its contact, and keeps its address', () => {
    const again = renamed(aCompleted())
    expect(kindsOf(again)).toEqual(['completed', 'completed', 'editing', 'disabled', 'completed'])
    expect(knownValue(again, 'billing-details')).toEqual(personalAtHome)
  })

  test('a company that is reached as the recipient is reached as whom the contact is corrected to', () => {
    const { email, phone } = contact
    const reached = { ...corporateAtSeat, company: { ...corporateAtSeat.company, email, phone } }
    const again = reopened(aCompleted({ 'billing-details': reached }), 'contact-details')
    expect(kindsOf(again)).toEqual(['completed', 'completed', 'editing', 'disabled', 'completed'])
    const moved = { ...contact, email: 'birou@exemplu.ro', phone: '+40711111111' }
    const corrected = completing(again, 'contact-details', moved)
    expect(completedValue(corrected, 'billing-details')).toEqual({
      ...corporateAtSeat,
      company: { ...corporateAtSeat.company, email: 'birou@exemplu.ro', phone: '+40711111111' },
    })
  })

  test('a company that is half filled in waits for its own step when the contact is completed', () => {
    const again = reopened(aCompleted({ 'billing-details': corporateAtSeat }), 'billing-details')
    const company = { ...corporateAtSeat.company, name: '', email: '', phone: '' }
    const half = withStep(again, 'billing-details', {
      kind: 'editing',
      draft: { ...corporateAtSeat, company },
    })
    const corrected = completing(reopened(half, 'contact-details'), 'contact-details', other)
    expect(completedValue(corrected, 'billing-details')).toBe(undefined)
    expect(editedStep(corrected)).toBe('billing-details')
  })

  test('the bill of a company or of somebody else stays when the contact is edited', () => {
    const elsewhere = { ...corporateAtSeat.company, email: 'facturi@exemplu.ro' }
    for (const billing of [
      { ...corporateAtSeat, company: elsewhere },
      { ...personalAtHome, person: other },
    ]) {
      const again = reopened(aCompleted({ 'billing-details': billing }), 'contact-details')
      expect(completedValue(again, 'billing-details')).toEqual(billing)
    }
  })

  test('the step that was being edited waits and is edited afterwards', () => {
    const atAddress = completing(startCheckout('ro'), 'delivery-method', pickup('easybox'))
    const again = reopened(atAddress, 'delivery-method')
    expect(kindsOf(again)).toEqual(['editing', 'disabled', 'disabled', 'disabled', 'disabled'])
    const back = completing(again, 'delivery-method', pickup('easybox'))
    expect(editedStep(back)).toBe('delivery-address')
  })

  test('editing a step that is not completed is refused', () => {
    expect(editAgain(startCheckout('ro'), 'payment-method')).toEqual({
      ok: false,
      refusal: { kind: 'step-not-open', step: 'payment-method' },
    })
  })
})

describe('changing completed steps', () => {
  test('another kind of delivery clears the address and the payment if they no longer fit', () => {
    const again = reopened(aCompleted(), 'delivery-method')
    const changed = completing(again, 'delivery-method', courier)
    expect(kindsOf(changed)).toEqual(['completed', 'editing', 'completed', 'completed', 'disabled'])
    expect(knownValue(changed, 'delivery-address')).toBe(undefined)
    expect(knownValue(changed, 'payment-method')).toBe(undefined)
  })

  test('a payment that still fits stays', () => {
    const byCard = aCompleted({ 'payment-method': paying('card') })
    const changed = completing(reopened(byCard, 'delivery-method'), 'delivery-method', courier)
    expect(completedValue(changed, 'payment-method')?.type).toBe('card')
  })

  test('choosing the same delivery again changes nothing', () => {
    const again = reopened(aCompleted(), 'delivery-method')
    expect(completing(again, 'delivery-method', pickup('easybox'))).toEqual(aCompleted())
  })

  test('a company in place of a person clears a financing payment', () => {
    const financed = aCompleted({ 'payment-method': paying('bnpl') })
    const changed = completing(
      reopened(financed, 'billing-details'),
      'billing-details',
      corporateAtSeat,
    )
    expect(customerOf(changed)).toBe('corporate')
    expect(editedStep(changed)).toBe('payment-method')
    expect(knownValue(changed, 'payment-method')).toBe(undefined)
  })
})

describe('the last open step', () => {
  test('the last open step is the payment if the other four are completed', () => {
    expect(isLastOpen(reopened(aCompleted(), 'payment-method'), 'payment-method')).toBe(true)
  })

  test('there is no last open step if all five are completed or another step waits', () => {
    const without = reopened(aCompleted(), 'contact-details')
    expect(isLastOpen(aCompleted(), 'payment-method')).toBe(false)
    expect(isLastOpen(without, 'payment-method')).toBe(false)
    expect(isLastOpen(reopened(without, 'payment-method'), 'payment-method')).toBe(false)
  })
})

test('a reset clears every step', () => {
  expect(resetCheckout(aCompleted({ 'billing-details': personalAtHome }))).toEqual(
    startCheckout('ro'),
  )
})
