import { describe, expect, test } from 'vitest'
import type { CofidisPlan, LoanPerson } from './choice.ts'
import { choosePlan, type PlanQuestion } from './choose-plan.ts'
import { aScheme } from './payment.builders.ts'

function ron(minor: number) {
  return { minor, currency: 'RON' } as const
}
function ft(units: number) {
  return { minor: units * 100, currency: 'HUF' } as const
}
function refused(field: string, code: string) {
  return { ok: false, refusal: { field, code } }
}

function question(changes: Partial<PlanQuestion>): PlanQuestion {
  return {
    market: 'ro',
    type: 'oney',
    plan: undefined,
    schemes: [aScheme({ id: '3XP', installments: 3 }), aScheme()],
    total: ron(100_000),
    today: '2026-11-22',
    ...changes,
  }
}

describe('a method without instalments', () => {
  test.each(['card', 'cashOnDelivery', 'tbi-combo'] as const)('%s needs no plan', type => {
    expect(choosePlan(question({ type }))).toEqual({ ok: true, value: undefined })
  })
})

describe('an Oney plan', () => {
  const plan = { kind: 'oney', installments: 3, hasConsented: true } as const

  test('an Oney plan gives the terms of the scheme with that many instalments', () => {
    expect(choosePlan(question({ plan }))).toEqual({
      ok: true,
      value: {
        schemeId: '3XP',
        installments: 3,
        isPromo: false,
        downPayment: ron(0),
        wantsCallback: false,
      },
    })
  })

  test('an Oney plan is required', () => {
    expect(choosePlan(question({}))).toEqual(refused('plan', 'required'))
  })

  test('an Oney plan requires the consent', () => {
    expect(choosePlan(question({ plan: { ...plan, hasConsented: false } }))).toEqual(
      refused('consent', 'required'),
    )
  })

  test.each([
    [3, 29_999, false],
    [3, 30_000, true],
    [3, 200_000, true],
    [3, 200_001, false],
    [4, 200_001, true],
  ] as const)(
    'an Oney plan in %i instalments of %i bani is within its own amounts: %s',
    (installments, minor, isOffered) => {
      const schemes = [
        aScheme({ id: '3XP', installments: 3, minAmount: ron(30_000), maxAmount: ron(200_000) }),
        aScheme({ maxAmount: ron(500_000) }),
      ]
      const chosen = choosePlan(
        question({ plan: { ...plan, installments }, schemes, total: ron(minor) }),
      )
      expect(chosen.ok ? 'offered' : chosen.refusal).toEqual(
        isOffered ? 'offered' : { field: 'plan', code: 'not-offered' },
      )
    },
  )

  test('an Oney plan is not offered if the provider has no such scheme', () => {
    expect(choosePlan(question({ plan: { ...plan, installments: 4 }, schemes: [] }))).toEqual(
      refused('plan', 'not-offered'),
    )
  })
})

describe('a TBI plan', () => {
  const schemes = [
    aScheme({ id: 'a', method: 'standard', installments: 12, minAmount: ron(50_000) }),
    aScheme({ id: 'a', method: 'standard', installments: 24, maxAmount: ron(100_000) }),
    aScheme({ id: 'p', method: 'promo', installments: 6, isPromo: true }),
  ]
  const plan = { kind: 'tbi', schemeId: 'a', installments: 12, hasConsented: true } as const
  const choose = (changes: Partial<PlanQuestion>) =>
    choosePlan(question({ market: 'bg', type: 'standard', plan, schemes, ...changes }))

  test('a TBI plan is identified by its scheme and its number of instalments', () => {
    const longer = choose({ plan: { ...plan, installments: 24 } })
    expect(longer).toMatchObject({ ok: true, value: { schemeId: 'a', installments: 24 } })
  })

  test('a TBI plan of another method is not offered', () => {
    const other = { ...plan, schemeId: 'p', installments: 6 }
    expect(choose({ plan: other })).toEqual(refused('plan', 'not-offered'))
    expect(choose({ type: 'promo', plan: other })).toMatchObject({ value: { isPromo: true } })
  })

  test('a TBI plan of another scheme with as many instalments uses that scheme', () => {
    const two = [...schemes, aScheme({ id: 'b', method: 'standard', installments: 12 })]
    const chosen = choose({ schemes: two, plan: { ...plan, schemeId: 'b' } })
    expect(chosen).toMatchObject({ ok: true, value: { schemeId: 'b', installments: 12 } })
  })

  test('a TBI plan of another kind is not offered', () => {
    const oney = { kind: 'oney', installments: 4, hasConsented: true } as const
    const four = aScheme({ id: 'a', method: 'standard', installments: 4 })
    expect(choose({ plan: oney, schemes: [four] })).toEqual(refused('plan', 'not-offered'))
  })

  test.each([
    [49_999, 12, false],
    [50_000, 12, true],
    [100_000, 24, true],
    [100_001, 24, false],
  ])('a TBI plan at %i bani in %i instalments is offered: %s', (minor, installments, isOffered) => {
    expect(choose({ total: ron(minor), plan: { ...plan, installments } }).ok).toBe(isOffered)
  })

  test('a TBI plan requires the consent', () => {
    expect(choose({ plan: { ...plan, hasConsented: false } })).toEqual(
      refused('consent', 'required'),
    )
  })
})

describe('a Cofidis plan', () => {
  const person: LoanPerson = {
    customerPhone: ' 06 30 123 4567 ',
    customerMotherName: ' Kovács   Anna ',
    customerBirthDate: ' 1990-02-28 ',
  }
  const online: CofidisPlan = {
    kind: 'cofidis',
    schemeId: '131',
    installments: 10,
    downPaymentMinor: 0,
    contact: 'online',
    tac: true,
    gdpr: true,
  }
  const choose = (changes: Partial<CofidisPlan>) =>
    choosePlan(
      question({
        market: 'hu',
        type: 'cofidis',
        plan: { ...online, ...changes },
        total: ft(100_000),
        schemes: [
          aScheme({
            id: '131',
            method: 'cofidis',
            installments: 10,
            minAmount: ft(40_000),
            maxAmount: ft(1_500_000),
          }),
        ],
      }),
    )
  const offline = (changes: Partial<LoanPerson>) =>
    choose({ contact: 'offline', person: { ...person, ...changes } })

  test('an online Cofidis plan leads to the form and carries no personal data', () => {
    expect(choose({ person })).toEqual({
      ok: true,
      value: {
        schemeId: '131',
        installments: 10,
        isPromo: false,
        downPayment: ft(0),
        wantsCallback: false,
      },
    })
  })

  test('an offline Cofidis plan requests a call, with the personal data in the Cofidis format', () => {
    expect(offline({})).toEqual({
      ok: true,
      value: {
        schemeId: '131',
        installments: 10,
        isPromo: false,
        downPayment: ft(0),
        wantsCallback: true,
        person: {
          customerPhone: '0036301234567',
          customerMotherName: 'Kovács Anna',
          customerBirthDate: '1990-02-28',
        },
      },
    })
  })

  test('an offline Cofidis plan without personal data refuses the first missing field', () => {
    expect(choose({ contact: 'offline' })).toEqual(refused('customerPhone', 'required'))
  })

  test.each([
    ['customerPhone', '', 'required'],
    ['customerPhone', '+40712345678', 'pattern'],
    ['customerMotherName', ' ', 'required'],
    ['customerMotherName', 'Anna', 'pattern'],
    ['customerMotherName', 'Ковач Анна', 'pattern'],
    ['customerBirthDate', '', 'required'],
    ['customerBirthDate', '1990-13-01', 'pattern'],
    ['customerBirthDate', '1990-02-31', 'pattern'],
    ['customerBirthDate', '28.02.1990', 'pattern'],
    ['customerBirthDate', '2008-11-23', 'too-young'],
  ] as const)('a Cofidis plan with %s %j is refused: %s', (field, value, code) => {
    expect(offline({ [field]: value })).toEqual(refused(field, code))
  })

  test('a Cofidis customer is old enough on the eighteenth birthday itself', () => {
    expect(offline({ customerBirthDate: '2008-11-22' }).ok).toBe(true)
  })

  test('a Cofidis plan requires its terms, then its privacy notice', () => {
    expect(choose({ tac: false, gdpr: false })).toEqual(refused('loanTac', 'required'))
    expect(choose({ gdpr: false })).toEqual(refused('loanGdpr', 'required'))
  })

  test.each([
    [0, undefined],
    [6_000_000, undefined],
    [6_000_100, 'too-high'],
    [10_000_000, 'too-high'],
    [-100, 'pattern'],
    [150, 'pattern'],
    [0.5, 'pattern'],
    [Number.POSITIVE_INFINITY, 'pattern'],
  ])(
    'a down payment of %d hundredths of 100,000 Ft, of which 40,000 must be financed: %s',
    (downPaymentMinor, code) => {
      const chosen = choose({ downPaymentMinor })
      if (code === undefined)
        expect(chosen).toMatchObject({ value: { downPayment: { minor: downPaymentMinor } } })
      else expect(chosen).toEqual(refused('downPayment', code))
    },
  )
})

test.each([
  ['half a forint', { minor: 10_000_050, currency: 'HUF' }],
  ['another currency', { minor: 10_000_000, currency: 'EUR' }],
] as const)('a forged total of %s gives no plan', (_case, total) => {
  const scheme = { id: 'p', method: 'promo', installments: 4 } as const
  const schemes = [aScheme({ ...scheme, minAmount: ft(0), maxAmount: ft(900_000) })]
  const plan = { kind: 'tbi', schemeId: 'p', installments: 4, hasConsented: true } as const
  const chosen = choosePlan(question({ market: 'hu', type: 'promo', plan, schemes, total }))
  expect(chosen).toEqual(refused('plan', 'not-offered'))
})

test('a down payment stays below the total if the barem finances any amount', () => {
  const schemes = [
    aScheme({
      id: '6',
      method: 'cofidis-promo',
      installments: 6,
      minAmount: ft(0),
      maxAmount: ft(900_000),
    }),
  ]
  const choose = (units: number) =>
    choosePlan({
      market: 'hu',
      type: 'cofidis-promo',
      plan: {
        kind: 'cofidis',
        schemeId: '6',
        installments: 6,
        downPaymentMinor: units * 100,
        contact: 'online',
        tac: true,
        gdpr: true,
      },
      schemes,
      total: ft(100_000),
      today: '2026-11-22',
    })
  expect(choose(99_999).ok).toBe(true)
  expect(choose(100_000)).toEqual(refused('downPayment', 'too-high'))
})
