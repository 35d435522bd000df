import { describe, expect, test } from 'vitest'
import { choosePayment } from './choose.ts'
import { aBasket, allActive, aScheme, paymentSettings } from './payment.builders.ts'
import { type PaymentSituation, paymentRows } from './rows.ts'

function ron(minor: number) {
  return { minor, currency: 'RON' } as const
}
function situation(changes: Partial<PaymentSituation> = {}): PaymentSituation {
  return {
    market: 'ro',
    customer: 'personal',
    delivery: 'locker',
    basket: aBasket(),
    ...changes,
  }
}

describe('payment rows', () => {
  test('each offered method that fits the delivery is a row, in order', () => {
    const rows = paymentRows(situation(), paymentSettings())
    expect(rows.map(({ type }) => type)).toEqual(['card', 'tnpl', 'bnpl', 'oney', 'cardAtLocker'])
  })

  test.each([
    ['ro', ['tnpl', 'bnpl', 'oney']],
    ['bg', ['promo10', 'promo', 'standard']],
    ['hu', ['cofidis-promo', 'cofidis-promo-ten', 'cofidis']],
  ] as const)(
    'a company in %s sees the methods of private persons, and cannot choose them',
    (market, personal) => {
      const company = situation({ market, customer: 'corporate', delivery: 'courier' })
      const rows = paymentRows(company, paymentSettings())
      const disabled = rows.filter(({ availability }) => availability.kind === 'greyed')
      expect(disabled.map(({ type }) => type)).toEqual(personal)
      for (const { type, availability } of disabled) {
        expect(availability).toEqual({ kind: 'greyed', reason: { kind: 'personal-only' } })
        expect(choosePayment(type, rows)).toEqual({ ok: false, refusal: { kind: 'not-offered' } })
      }
      expect(choosePayment('card', rows).ok).toBe(true)
    },
  )

  test('a private person sees no method that cannot be theirs', () => {
    const rows = paymentRows(situation(), paymentSettings())
    expect(rows.every(({ availability }) => availability.kind === 'open')).toBe(true)
  })

  test('a row outside its bounds stays, with the reason', () => {
    const settings = paymentSettings({ rules: { oney: { lowerBound: ron(200_000) } } })
    const oney = paymentRows(situation(), settings).find(({ type }) => type === 'oney')
    expect(oney?.availability).toEqual({
      kind: 'greyed',
      reason: { kind: 'below-lower-limit', limit: ron(200_000) },
    })
  })

  test('the collection fee is on the rows to which it applies', () => {
    const rows = paymentRows(situation(), paymentSettings())
    expect(rows.map(({ collectionFee }) => collectionFee.minor)).toEqual([0, 0, 0, 0, 999])
  })

  test('a bound includes the collection fee of the row', () => {
    const rules = { cardAtLocker: { upperBound: ron(100_998) }, card: { upperBound: ron(100_000) } }
    const rows = paymentRows(situation(), paymentSettings({ rules }))
    const kindOf = (type: string) => rows.find(row => row.type === type)?.availability.kind
    expect([kindOf('cardAtLocker'), kindOf('card')]).toEqual(['greyed', 'open'])
  })

  test('a row with instalments has the request type of its provider', () => {
    const requestTypes = paymentRows(situation(), paymentSettings()).flatMap(
      ({ type, requestType }) => (requestType ? [[type, requestType]] : []),
    )
    expect(requestTypes).toEqual([
      ['tnpl', 'TNPL'],
      ['bnpl', 'BNPL'],
    ])
  })

  test('a group has its children as rows', () => {
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
    expect(combo?.availability).toEqual({ kind: 'open' })
  })

  test('a group without an available child is disabled with the reason of its first child', () => {
    const limit = { upperBound: ron(1) }
    const settings = paymentSettings({
      active: allActive([]),
      rules: { bnpl: limit, tnpl: { upperBound: ron(2) }, 'tnpl-rate': limit },
    })
    const combo = paymentRows(situation(), settings).find(({ type }) => type === 'tbi-combo')
    expect(combo?.availability).toEqual({
      kind: 'greyed',
      reason: { kind: 'above-upper-limit', limit: ron(1) },
    })
  })
})

describe('rows of methods with instalments', () => {
  const rowOf = (changes: Partial<PaymentSituation>, settings = paymentSettings()) =>
    paymentRows(situation(changes), settings).find(({ type }) => type === 'oney')
  const three = aScheme({ id: '3XP', installments: 3, installmentFactor: 1 / 3 })

  test('without provider terms the rows have no plans, and only the shop’s rule applies', () => {
    expect(rowOf({})).toMatchObject({ availability: { kind: 'open' }, plans: [] })
  })

  test('the rows have every option for the financed amount, shortest first', () => {
    const row = rowOf({ schemes: [aScheme(), three], total: ron(120_000) })
    expect(row?.plans.map(plan => [plan.schemeId, plan.monthlyPayment.minor])).toEqual([
      ['3XP', 40_000],
      ['4XP', 30_000],
    ])
  })

  test('the plans are calculated from the basket if no total is given', () => {
    expect(rowOf({ schemes: [aScheme()] })?.plans[0]?.monthlyPayment).toEqual(ron(25_000))
  })

  test('the rows leave out numbers of instalments that the method does not allow', () => {
    const row = rowOf({ schemes: [aScheme({ installments: 5 }), aScheme()] })
    expect(row?.plans.map(plan => plan.numberOfInstallments)).toEqual([4])
  })

  test('disabled rows have no plans', () => {
    const settings = paymentSettings({ rules: { oney: { lowerBound: ron(200_000) } } })
    expect(rowOf({ schemes: [aScheme()] }, settings)?.plans).toEqual([])
  })

  test('the rows have no plan whose own amounts do not cover the financed amount', () => {
    const schemes = [aScheme(), { ...three, maxAmount: ron(90_000) }]
    expect(rowOf({ schemes })?.plans.map(({ schemeId }) => schemeId)).toEqual(['4XP'])
  })

  test('the rows are unavailable if the provider currently has no terms', () => {
    expect(rowOf({ schemes: [] })).toMatchObject({
      availability: { kind: 'greyed', reason: { kind: 'unavailable' } },
      plans: [],
    })
  })

  test('the rows are unavailable if the terms are in a former currency of the market', () => {
    const euros = { minor: 500_000, currency: 'EUR' } as const
    const row = rowOf({
      schemes: [aScheme({ minAmount: { ...euros, minor: 0 }, maxAmount: euros })],
    })
    expect(row?.availability).toMatchObject({ reason: { kind: 'unavailable' } })
  })

  test('the shop’s own bound comes before missing terms as the reason', () => {
    const settings = paymentSettings({ rules: { oney: { lowerBound: ron(200_000) } } })
    expect(rowOf({ schemes: [] }, settings)?.availability).toMatchObject({
      reason: { kind: 'below-lower-limit', limit: ron(200_000) },
    })
  })

  test.each([
    [29_999, 'below-lower-limit', 30_000],
    [30_000, 'open', 0],
    [50_000, 'open', 0],
    [50_001, 'above-upper-limit', 50_000],
  ])('financing %i bani with a provider range of 30,000 to 50,000: %s', (minor, kind, limit) => {
    const scheme = aScheme({ minAmount: ron(30_000), maxAmount: ron(50_000) })
    const row = rowOf({ schemes: [scheme], total: ron(minor) })
    expect(row?.availability).toEqual(
      kind === 'open' ? { kind } : { kind: 'greyed', reason: { kind, limit: ron(limit) } },
    )
    expect(row?.plans.length).toBe(kind === 'open' ? 1 : 0)
  })

  test('between two ranges the next one above is named', () => {
    const low = aScheme({ maxAmount: ron(50_000) })
    const high = aScheme({ minAmount: ron(150_000) })
    expect(rowOf({ schemes: [low, high] })?.availability).toMatchObject({
      reason: { kind: 'below-lower-limit', limit: ron(150_000) },
    })
  })

  test('if both bounds limit, the tighter one is named', () => {
    const settings = paymentSettings({ rules: { oney: { lowerBound: ron(200_000) } } })
    const scheme = aScheme({ minAmount: ron(250_000) })
    expect(rowOf({ schemes: [scheme] }, settings)?.availability).toMatchObject({
      reason: { kind: 'below-lower-limit', limit: ron(250_000) },
    })
  })
})

describe('choosing a payment method', () => {
  const rows = paymentRows(
    situation(),
    paymentSettings({ rules: { bnpl: { upperBound: ron(99_999) } } }),
  )

  test('an available row can be chosen', () => {
    const chosen = choosePayment('cardAtLocker', rows)
    expect(chosen.ok && chosen.value.type).toBe('cardAtLocker')
  })

  test('a disabled row is refused with its reason', () => {
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

  test('a child of a group can be chosen, the group itself cannot', () => {
    const grouped = paymentRows(situation(), paymentSettings({ active: allActive([]) }))
    expect(choosePayment('tnpl-rate', grouped).ok).toBe(true)
    expect(choosePayment('tbi-combo', grouped)).toEqual({
      ok: false,
      refusal: { kind: 'not-offered' },
    })
  })
})
