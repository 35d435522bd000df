import { describe, expect, test } from 'vitest'
import { choosePayment } from './choose.ts'
import { aBasket, allActive, paymentSettings } from './payment.builders.ts'
import { type PaymentSituation, paymentRows } from './rows.ts'

const ron = (minor: number) => ({ minor, currency: 'RON' }) as const
const situation = (changes: Partial<PaymentSituation> = {}): PaymentSituation => ({
  market: 'ro',
  customer: 'personal',
  delivery: 'locker',
  basket: aBasket(),
  ...changes,
})

describe('payment rows', () => {
  test('what is offered and fits the delivery is a row, in order', () => {
    const rows = paymentRows(situation(), paymentSettings())
    expect(rows.map(({ type }) => type)).toEqual(['card', 'tnpl', 'bnpl', 'oney', 'cardAtLocker'])
  })

  test('a row out of its bounds stays and says why', () => {
    const settings = paymentSettings({ rules: { oney: { lowerBound: ron(200_000) } } })
    const oney = paymentRows(situation(), settings).find(({ type }) => type === 'oney')
    expect(oney?.availability).toEqual({
      kind: 'greyed',
      reason: { kind: 'below-lower-limit', limit: ron(200_000) },
    })
  })

  test('the fee stands on the rows that bear it', () => {
    const rows = paymentRows(situation(), paymentSettings())
    expect(rows.map(({ collectionFee }) => collectionFee.minor)).toEqual([0, 0, 0, 0, 999])
  })

  test('the provider’s maximum greys a row that its own rule leaves open', () => {
    const plan = {
      numberOfInstallments: 3,
      initialPayment: ron(0),
      monthlyPayment: ron(1),
      totalAmountDue: ron(3),
      interestRate: 0,
      minAmount: ron(0),
      maxAmount: ron(99_999),
      isPromo: false,
      name: '3x',
    }
    const rows = paymentRows(situation({ plans: { oney: [plan] } }), paymentSettings())
    expect(rows.find(({ type }) => type === 'oney')?.availability.kind).toBe('greyed')
  })

  test('a group carries its children as rows of their own', () => {
    const settings = paymentSettings({
      active: allActive([]),
      rules: { bnpl: { upperBound: ron(1) } },
    })
    const combo = paymentRows(situation(), settings).find(({ type }) => type === 'tbi-combo')
    expect(combo?.children.map(({ type, availability }) => [type, availability.kind])).toEqual([
      ['bnpl', 'greyed'],
      ['tnpl', 'open'],
      ['tnpl-rate', 'open'],
    ])
  })
})

describe('choosing a payment', () => {
  const rows = paymentRows(
    situation(),
    paymentSettings({ rules: { bnpl: { upperBound: ron(99_999) } } }),
  )

  test('an open row is chosen', () => {
    const chosen = choosePayment('cardAtLocker', rows)
    expect(chosen.ok && chosen.value.type).toBe('cardAtLocker')
  })

  test('a greyed row is refused with its reason', () => {
    expect(choosePayment('bnpl', rows)).toEqual({
      ok: false,
      refusal: { kind: 'greyed', reason: { kind: 'above-upper-limit', limit: ron(99_999) } },
    })
  })

  test('a method without a row is not offered', () => {
    expect(choosePayment('cashOnDelivery', rows)).toEqual({
      ok: false,
      refusal: { kind: 'not-offered' },
    })
  })

  test('a child of a group is chosen, the group itself is not', () => {
    const grouped = paymentRows(situation(), paymentSettings({ active: allActive([]) }))
    expect(choosePayment('tnpl-rate', grouped).ok).toBe(true)
    expect(choosePayment('tbi-combo', grouped)).toEqual({
      ok: false,
      refusal: { kind: 'not-offered' },
    })
  })
})
