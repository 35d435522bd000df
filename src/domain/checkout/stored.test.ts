import { describe, expect, test } from 'vitest'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import {
  aCompleted,
  atHome,
  contact,
  corporate,
  corporateAtSeat,
  courier,
  paying,
  personal,
  pickup,
} from './checkout.builders.ts'
import { type Checkout, editedStep, knownValue, startCheckout } from './checkout.ts'
import { editAgain } from './steps.ts'
import { reviveCheckout, toStored } from './stored.ts'

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function withPayment(type: PaymentMethodId, plan: InstallmentPlan): Checkout {
  const { steps } = aCompleted()
  const value = paying(type, { plan })
  return {
    ...startCheckout('hu'),
    steps: {
      ...steps,
      'delivery-method': { kind: 'completed', value: courier },
      'delivery-address': { kind: 'completed', value: atHome },
      'payment-method': { kind: 'completed', value },
    },
  }
}

describe('a stored checkout', () => {
  test('a stored checkout of version 1.04 is restored unchanged', () => {
    expect(reviveCheckout(throughJson(toStored(aCompleted())), 'ro')).toEqual(aCompleted())
  })

  test('a stored checkout of another version is reset', () => {
    const older = throughJson({ ...aCompleted(), version: '1.03' })
    expect(reviveCheckout(older, 'ro')).toEqual(startCheckout('ro'))
  })

  test('a stored checkout of another market is reset', () => {
    expect(reviveCheckout(throughJson(aCompleted()), 'hu')).toEqual(startCheckout('hu'))
  })

  test.each([[undefined], [null], [7], ['x'], [[]], [{ version: '1.04' }]])(
    'a stored checkout that is %j is reset',
    value => expect(reviveCheckout(value, 'ro')).toEqual(startCheckout('ro')),
  )

  test('a stored checkout with an unreadable step opens that step again', () => {
    const { steps } = aCompleted()
    const spoiled = {
      ...aCompleted(),
      steps: { ...steps, 'contact-details': { kind: 'completed', value: { name: 7 } } },
    }
    const revived = reviveCheckout(throughJson(spoiled), 'ro')
    expect(editedStep(revived)).toBe('contact-details')
    expect(knownValue(revived, 'contact-details')).toBe(undefined)
  })

  test('a stored checkout with an unreadable delivery starts it from the default', () => {
    const { steps } = aCompleted()
    const spoiled = { ...aCompleted(), steps: { ...steps, 'delivery-method': 'x' } }
    expect(knownValue(reviveCheckout(throughJson(spoiled), 'ro'), 'delivery-method')).toEqual(
      pickup('easybox'),
    )
  })

  test('a stored checkout loses a payment that does not fit its delivery', () => {
    const { steps } = aCompleted()
    const forged = {
      ...aCompleted(),
      steps: { ...steps, 'payment-method': { kind: 'completed', value: paying('cashOnDelivery') } },
    }
    expect(editedStep(reviveCheckout(throughJson(forged), 'ro'))).toBe('payment-method')
  })

  const home = {
    county: { id: '12', name: 'Cluj' },
    locality: { id: '340', name: 'Cluj-Napoca' },
    street: 'Strada Memorandumului',
    number: '10',
    details: 'Scara B',
    postalCode: '400114',
  }

  test('a stored checkout billed to a company and sent to an address is restored unchanged', () => {
    const whole = aCompleted({
      'delivery-method': courier,
      'delivery-address': { kind: 'address', address: home, savedAddressId: 'a1' },
      'billing-details': corporate,
      'payment-method': paying('card'),
    })
    expect(reviveCheckout(throughJson(whole), 'ro')).toEqual(whole)
  })

  test('a stored checkout restores the seat of a company', () => {
    const whole = aCompleted({ 'billing-details': corporateAtSeat })
    expect(reviveCheckout(throughJson(whole), 'ro')).toEqual(whole)
  })

  test('a checkout stored before bills needed an address opens the billing step with what was entered', () => {
    const { steps, ...rest } = aCompleted()
    const before = { ...steps, 'billing-details': { kind: 'completed', value: personal } }
    expect(reviveCheckout(throughJson({ ...rest, steps: before }), 'ro')).toEqual({
      ...rest,
      steps: { ...steps, 'billing-details': { kind: 'editing', draft: personal } },
    })
  })

  test('a stored checkout restores the draft of the open step', () => {
    const again = editAgain(aCompleted(), 'contact-details')
    expect(again.ok && reviveCheckout(throughJson(again.value), 'ro')).toEqual(
      again.ok && again.value,
    )
  })

  test('a stored checkout restores a waiting draft and opens no second step', () => {
    const { steps } = aCompleted()
    const waiting = {
      ...aCompleted(),
      steps: {
        ...steps,
        'contact-details': { kind: 'disabled', draft: contact },
        'payment-method': { kind: 'editing', draft: paying('card') },
      },
    }
    const revived = reviveCheckout(throughJson(waiting), 'ro')
    expect(revived.steps).toEqual(waiting.steps)
    expect(editedStep(revived)).toBe('payment-method')
  })

  test('a stored checkout restores valid voucher codes, each once, at most three', () => {
    const [one, two] = ['K7QX-92MD-0RTV-3HWB', '00001111222233 34']
    const vouchersOf = (vouchers: unknown) =>
      reviveCheckout(throughJson({ ...aCompleted(), vouchers }), 'ro').vouchers
    expect(vouchersOf([one, 7, 'x', one, two])).toEqual(['K7QX92MD0RTV3HWB', '0000111122223334'])
    expect(vouchersOf([one, two, 'A'.repeat(16), 'B'.repeat(16)])).toHaveLength(3)
    for (const none of [[], ['x'], 'x', undefined, { 0: one }])
      expect(vouchersOf(none)).toBeUndefined()
  })

  test('a stored checkout with missing or unreadable steps opens the first of them', () => {
    const { steps } = aCompleted()
    const { 'billing-details': _billing, ...others } = steps
    const spoiled = {
      ...aCompleted(),
      steps: {
        ...others,
        'contact-details': { kind: 'completed', value: { name: 7 } },
        'payment-method': { kind: 'completed', value: 7 },
      },
    }
    const revived = reviveCheckout(throughJson(spoiled), 'ro')
    expect(revived.steps['contact-details']).toEqual({ kind: 'editing' })
    expect(revived.steps['billing-details']).toEqual({ kind: 'disabled' })
    expect(revived.steps['payment-method']).toEqual({ kind: 'disabled' })
  })

  test('a stored checkout with an open step whose draft does not fit leaves it open without the draft', () => {
    const { steps } = aCompleted()
    const spoiled = {
      ...aCompleted(),
      steps: {
        ...steps,
        'contact-details': { kind: 'disabled' },
        'payment-method': { kind: 'editing', draft: paying('cashOnDelivery') },
      },
    }
    const revived = reviveCheckout(throughJson(spoiled), 'ro')
    expect(revived.steps['payment-method']).toEqual({ kind: 'editing' })
    expect(revived.steps['contact-details']).toEqual({ kind: 'disabled' })
  })

  test('a stored checkout with two edited steps restores the first as edited', () => {
    const { steps } = aCompleted()
    const doubled = {
      ...aCompleted(),
      steps: {
        ...steps,
        'contact-details': { kind: 'editing', draft: contact },
        'payment-method': { kind: 'editing' },
      },
    }
    const revived = reviveCheckout(throughJson(doubled), 'ro')
    expect(revived.steps['contact-details'].kind).toBe('editing')
    expect(revived.steps['payment-method'].kind).toBe('disabled')
  })
})

test('the personal data of a loan is never stored, and its payment must be chosen again', () => {
  const person = {
    customerPhone: '003612345678',
    customerMotherName: 'secret-name',
    customerBirthDate: '1990-01-01',
  }
  const plan = {
    kind: 'cofidis',
    schemeId: '131',
    installments: 10,
    downPaymentMinor: 0,
    contact: 'offline',
    tac: true,
    gdpr: true,
    person,
  } as const
  const stored = toStored(withPayment('cofidis', plan))
  const text = JSON.stringify(stored)
  for (const fact of Object.values(person)) expect(text).not.toContain(fact)
  expect(editedStep(stored)).toBe('payment-method')
  const revived = reviveCheckout(throughJson(stored), 'hu')
  expect(knownValue(revived, 'payment-method')?.plan).toEqual({
    kind: 'cofidis',
    schemeId: '131',
    installments: 10,
    downPaymentMinor: 0,
    contact: 'offline',
    tac: true,
    gdpr: true,
  })
})

test('the personal data of a loan is not stored while the payment step is open', () => {
  const person = {
    customerPhone: '003612345678',
    customerMotherName: 'secret-name',
    customerBirthDate: '1990-01-01',
  }
  const plan = {
    ...({ kind: 'cofidis', schemeId: '131', installments: 10, downPaymentMinor: 0 } as const),
    ...({ contact: 'offline', tac: true, gdpr: true, person } as const),
  }
  const checkout = withPayment('cofidis', plan)
  const open: Checkout = {
    ...checkout,
    steps: {
      ...checkout.steps,
      'contact-details': { kind: 'disabled', draft: contact },
      'payment-method': { kind: 'editing', draft: paying('cofidis', { plan }) },
    },
  }
  const stored = toStored(open)
  expect(JSON.stringify(stored)).not.toContain('secret-name')
  expect(editedStep(stored)).toBe('payment-method')
  expect(stored.steps['contact-details']).toEqual({ kind: 'disabled', draft: contact })
})

describe('the stored plan of a payment', () => {
  const oney = { kind: 'oney', installments: 3, hasConsented: true } as const
  const revivedPayment = (plan: unknown) => {
    const checkout = aCompleted({ 'payment-method': paying('oney') })
    const value = { ...paying('oney'), plan }
    const steps = { ...checkout.steps, 'payment-method': { kind: 'completed', value } }
    return reviveCheckout(throughJson({ ...checkout, steps }), 'ro')
  }

  test('a stored plan is restored as it was chosen', () => {
    expect(knownValue(revivedPayment(oney), 'payment-method')?.plan).toEqual(oney)
  })

  test('a stored TBI plan is restored as it was chosen', () => {
    const plan = { kind: 'tbi', schemeId: 'a', installments: 3, hasConsented: true } as const
    const checkout = aCompleted({ 'payment-method': paying('bnpl', { plan }) })
    expect(reviveCheckout(throughJson(checkout), 'ro')).toEqual(checkout)
  })

  test.each([
    ['of an older shape', { kind: 'oney', installments: 3 }],
    ['of five instalments', { ...oney, installments: 5 }],
    ['of another method', { kind: 'tbi', schemeId: 'a', installments: 3, hasConsented: true }],
  ])('%s requires the payment to be chosen again', (_case, plan) => {
    const revived = revivedPayment(plan)
    expect(editedStep(revived)).toBe('payment-method')
    expect(knownValue(revived, 'payment-method')).toBe(undefined)
  })
})
