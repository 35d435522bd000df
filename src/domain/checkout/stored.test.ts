import { describe, expect, test } from 'vitest'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import {
  aCompleted,
  atHome,
  contact,
  corporate,
  courier,
  paying,
  pickup,
} from './checkout.builders.ts'
import { type Checkout, editedStep, knownValue, startCheckout } from './checkout.ts'
import { editAgain } from './steps.ts'
import { reviveCheckout, toStored } from './stored.ts'

function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function withPayment(type: PaymentType, plan: InstallmentPlan): Checkout {
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
  test('of version 1.04 comes back as it was', () => {
    expect(reviveCheckout(stored(toStored(aCompleted())), 'ro')).toEqual(aCompleted())
  })

  test('of another version is reset', () => {
    const older = stored({ ...aCompleted(), version: '1.03' })
    expect(reviveCheckout(older, 'ro')).toEqual(startCheckout('ro'))
  })

  test('of another market is reset', () => {
    expect(reviveCheckout(stored(aCompleted()), 'hu')).toEqual(startCheckout('hu'))
  })

  test.each([[undefined], [null], [7], ['x'], [[]], [{ version: '1.04' }]])(
    'that is %j is reset',
    value => expect(reviveCheckout(value, 'ro')).toEqual(startCheckout('ro')),
  )

  test('with a step that cannot be read asks for that step again', () => {
    const { steps } = aCompleted()
    const spoiled = {
      ...aCompleted(),
      steps: { ...steps, 'contact-details': { kind: 'completed', value: { name: 7 } } },
    }
    const revived = reviveCheckout(stored(spoiled), 'ro')
    expect(editedStep(revived)).toBe('contact-details')
    expect(knownValue(revived, 'contact-details')).toBe(undefined)
  })

  test('with a delivery that cannot be read starts it from the default', () => {
    const { steps } = aCompleted()
    const spoiled = { ...aCompleted(), steps: { ...steps, 'delivery-method': 'x' } }
    expect(knownValue(reviveCheckout(stored(spoiled), 'ro'), 'delivery-method')).toEqual(
      pickup('easybox'),
    )
  })

  test('with a payment that does not fit its delivery forgets the payment', () => {
    const { steps } = aCompleted()
    const forged = {
      ...aCompleted(),
      steps: { ...steps, 'payment-method': { kind: 'completed', value: paying('cashOnDelivery') } },
    }
    expect(editedStep(reviveCheckout(stored(forged), 'ro'))).toBe('payment-method')
  })

  const home = {
    county: { id: '12', name: 'Cluj' },
    locality: { id: '340', name: 'Cluj-Napoca' },
    street: 'Strada Memorandumului',
    number: '10',
    details: 'Scara B',
    postalCode: '400114',
  }

  test('that is billed to a company and sent to an address comes back as it was', () => {
    const whole = aCompleted({
      'delivery-method': courier,
      'delivery-address': { kind: 'address', address: home, savedAddressId: 'a1' },
      'billing-details': corporate,
      'payment-method': paying('card'),
    })
    expect(reviveCheckout(stored(whole), 'ro')).toEqual(whole)
  })

  test('keeps what was being written, in the step that stands open', () => {
    const again = editAgain(aCompleted(), 'contact-details')
    expect(again.ok && reviveCheckout(stored(again.value), 'ro')).toEqual(again.ok && again.value)
  })

  test('keeps a draft that waits, and opens no second step', () => {
    const { steps } = aCompleted()
    const waiting = {
      ...aCompleted(),
      steps: {
        ...steps,
        'contact-details': { kind: 'disabled', draft: contact },
        'payment-method': { kind: 'editing', draft: paying('card') },
      },
    }
    const revived = reviveCheckout(stored(waiting), 'ro')
    expect(revived.steps).toEqual(waiting.steps)
    expect(editedStep(revived)).toBe('payment-method')
  })

  test('keeps the vouchers that are codes, each once, three at most', () => {
    const [one, two] = ['K7QX-92MD-0RTV-3HWB', '00001111222233 34']
    const vouchersOf = (vouchers: unknown) =>
      reviveCheckout(stored({ ...aCompleted(), vouchers }), 'ro').vouchers
    expect(vouchersOf([one, 7, 'x', one, two])).toEqual(['K7QX92MD0RTV3HWB', '0000111122223334'])
    expect(vouchersOf([one, two, 'A'.repeat(16), 'B'.repeat(16)])).toHaveLength(3)
    for (const none of [[], ['x'], 'x', undefined, { 0: one }])
      expect(vouchersOf(none)).toBeUndefined()
  })

  test('with steps that are missing or cannot be read asks for the first of them', () => {
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
    const revived = reviveCheckout(stored(spoiled), 'ro')
    expect(revived.steps['contact-details']).toEqual({ kind: 'editing' })
    expect(revived.steps['billing-details']).toEqual({ kind: 'disabled' })
    expect(revived.steps['payment-method']).toEqual({ kind: 'disabled' })
  })

  test('with an open step whose draft does not fit keeps it open, without the draft', () => {
    const { steps } = aCompleted()
    const spoiled = {
      ...aCompleted(),
      steps: {
        ...steps,
        'contact-details': { kind: 'disabled' },
        'payment-method': { kind: 'editing', draft: paying('cashOnDelivery') },
      },
    }
    const revived = reviveCheckout(stored(spoiled), 'ro')
    expect(revived.steps['payment-method']).toEqual({ kind: 'editing' })
    expect(revived.steps['contact-details']).toEqual({ kind: 'disabled' })
  })

  test('with two edited steps keeps the first', () => {
    const { steps } = aCompleted()
    const doubled = {
      ...aCompleted(),
      steps: {
        ...steps,
        'contact-details': { kind: 'editing', draft: contact },
        'payment-method': { kind: 'editing' },
      },
    }
    const revived = reviveCheckout(stored(doubled), 'ro')
    expect(revived.steps['contact-details'].kind).toBe('editing')
    expect(revived.steps['payment-method'].kind).toBe('disabled')
  })
})

test('the personal facts of a loan are never stored, and its payment is asked again', () => {
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
  const saved = toStored(withPayment('cofidis', plan))
  const text = JSON.stringify(saved)
  for (const fact of Object.values(person)) expect(text).not.toContain(fact)
  expect(editedStep(saved)).toBe('payment-method')
  const revived = reviveCheckout(stored(saved), 'hu')
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

test('nor are they while the payment stands open', () => {
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
  const saved = toStored(open)
  expect(JSON.stringify(saved)).not.toContain('secret-name')
  expect(editedStep(saved)).toBe('payment-method')
  expect(saved.steps['contact-details']).toEqual({ kind: 'disabled', draft: contact })
})

describe('the plan of a payment', () => {
  const oney = { kind: 'oney', installments: 3, hasConsented: true } as const
  const revivedPayment = (plan: unknown) => {
    const checkout = aCompleted({ 'payment-method': paying('oney') })
    const value = { ...paying('oney'), plan }
    const steps = { ...checkout.steps, 'payment-method': { kind: 'completed', value } }
    return reviveCheckout(stored({ ...checkout, steps }), 'ro')
  }

  test('comes back as it was chosen', () => {
    expect(knownValue(revivedPayment(oney), 'payment-method')?.plan).toEqual(oney)
  })

  test('of TBI comes back as it was chosen', () => {
    const plan = { kind: 'tbi', schemeId: 'a', installments: 3, hasConsented: true } as const
    const checkout = aCompleted({ 'payment-method': paying('bnpl', { plan }) })
    expect(reviveCheckout(stored(checkout), 'ro')).toEqual(checkout)
  })

  test.each([
    ['of an older shape', { kind: 'oney', installments: 3 }],
    ['of five instalments', { ...oney, installments: 5 }],
    ['of another method', { kind: 'tbi', schemeId: 'a', installments: 3, hasConsented: true }],
  ])('%s asks for the payment again', (_case, plan) => {
    const revived = revivedPayment(plan)
    expect(editedStep(revived)).toBe('payment-method')
    expect(knownValue(revived, 'payment-method')).toBe(undefined)
  })
})
