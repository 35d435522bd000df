import { describe, expect, test } from 'vitest'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import { aCompleted, atHome, contact, courier, paying, pickup } from './checkout.builders.ts'
import { type Checkout, editedStep, knownValue, startCheckout } from './checkout.ts'
import { reviveCheckout, toStored } from './stored.ts'

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const withPayment = (type: PaymentType, plan: InstallmentPlan): Checkout => {
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
  const kept = toStored(withPayment('cofidis', plan))
  const text = JSON.stringify(kept)
  for (const fact of Object.values(person)) expect(text).not.toContain(fact)
  expect(editedStep(kept)).toBe('payment-method')
  const revived = reviveCheckout(stored(kept), 'hu')
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
