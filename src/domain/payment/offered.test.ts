import { describe, expect, test } from 'vitest'
import { paymentMethodIds } from './method.ts'
import { isPaidOnDelivery, providerFor } from './methods.ts'
import { hasCofidis, isOfferedTo, offered } from './offered.ts'
import { allActive, paymentSettings } from './payment.builders.ts'

function typesOf(...parameters: Parameters<typeof offered>) {
  return offered(...parameters).map(({ type }) => type)
}

describe('table 9.2', () => {
  test.each([
    ['ro', 'personal', ['card', 'tnpl', 'bnpl', 'oney', 'cashOnDelivery', 'cardAtLocker']],
    ['ro', 'corporate', ['card', 'cashOnDelivery', 'cardAtLocker']],
    [
      'bg',
      'personal',
      [
        'card',
        'promo10',
        'promo',
        'standard',
        'cashOnDelivery',
        'cardOrCashAtOffice',
        'cardAtLocker',
      ],
    ],
    ['bg', 'corporate', ['card', 'cashOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker']],
    [
      'hu',
      'personal',
      [
        'card',
        'cofidis-promo',
        'cofidis-promo-ten',
        'cofidis',
        'paymentOnDelivery',
        'cardOrCashAtOffice',
        'cardAtLocker',
      ],
    ],
    ['hu', 'corporate', ['card', 'paymentOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker']],
    ['gr', 'personal', ['card', 'paymentOnDelivery', 'bnpl', 'promoMulti', 'standard']],
    ['gr', 'corporate', ['card', 'paymentOnDelivery']],
  ] as const)('%s %s', (market, customer, types) => {
    expect(typesOf(market, customer, paymentSettings())).toEqual(types)
  })

  test('without the Greek installment flag, GR offers no installments', () => {
    const settings = paymentSettings({ hasGreekInstallments: false })
    expect(typesOf('gr', 'personal', settings)).toEqual(['card', 'paymentOnDelivery'])
  })

  test('the Greek installment flag changes nothing in BG', () => {
    const settings = paymentSettings({ hasGreekInstallments: false })
    expect(typesOf('bg', 'personal', settings)).toContain('standard')
  })
})

describe('payment flags', () => {
  test('a method is offered only if its flag is true', () => {
    const settings = paymentSettings({ active: { cashOnDelivery: true, cardAtLocker: false } })
    expect(typesOf('ro', 'personal', settings)).toEqual(['cashOnDelivery'])
  })

  test('Cofidis is available unless all three flags are "false"', () => {
    const off = { cofidis: 'false', 'cofidis-promo': 'false', 'cofidis-promo-ten': 'false' }
    expect(hasCofidis(off)).toBe(false)
    expect(hasCofidis({ ...off, cofidis: 'true' })).toBe(true)
    expect(hasCofidis({ cofidis: 'false', 'cofidis-promo': 'false' })).toBe(true)
    expect(hasCofidis({})).toBe(true)
    expect(typesOf('hu', 'personal', paymentSettings({ cofidisFlags: off }))).toEqual([
      'card',
      'paymentOnDelivery',
      'cardOrCashAtOffice',
      'cardAtLocker',
    ])
  })
})

describe('tbi-combo', () => {
  const on = paymentSettings({ active: allActive([]) })

  test('tbi-combo in RO takes the position of its first child and also contains tnpl-rate', () => {
    expect(offered('ro', 'personal', on).slice(0, 3)).toEqual([
      { type: 'card', children: [] },
      { type: 'tbi-combo', children: ['bnpl', 'tnpl', 'tnpl-rate'] },
      { type: 'oney', children: [] },
    ])
  })

  test('tbi-combo in BG groups standard, promo and promo10', () => {
    expect(offered('bg', 'personal', on)[1]).toEqual({
      type: 'tbi-combo',
      children: ['standard', 'promo', 'promo10'],
    })
    expect(typesOf('bg', 'personal', on)).toEqual([
      'card',
      'tbi-combo',
      'cashOnDelivery',
      'cardOrCashAtOffice',
      'cardAtLocker',
    ])
  })

  test('children of tbi-combo follow their own flags; without children it is not offered', () => {
    const one = paymentSettings({ active: { 'tbi-combo': true, bnpl: true } })
    expect(offered('ro', 'personal', one)).toEqual([{ type: 'tbi-combo', children: ['bnpl'] }])
    const none = paymentSettings({ active: { 'tbi-combo': true } })
    expect(offered('ro', 'personal', none)).toEqual([])
  })

  test.each([
    ['ro', 'corporate'],
    ['hu', 'personal'],
    ['gr', 'personal'],
  ] as const)('%s %s has no tbi-combo', (market, customer) => {
    expect(typesOf(market, customer, on)).not.toContain('tbi-combo')
  })

  test('while tbi-combo is off, tnpl-rate is not offered', () => {
    expect(typesOf('ro', 'personal', paymentSettings())).not.toContain('tnpl-rate')
  })
})

test('a company is offered no financing, whatever the flags', () => {
  expect(isOfferedTo('bnpl', 'ro', 'personal')).toBe(true)
  expect(isOfferedTo('tnpl-rate', 'ro', 'personal')).toBe(true)
  expect(isOfferedTo('bnpl', 'ro', 'corporate')).toBe(false)
  expect(isOfferedTo('tnpl-rate', 'ro', 'corporate')).toBe(false)
})

test.each([
  ['ro', ['card', 'oney', 'bnpl', 'tnpl', 'tnpl-rate']],
  ['bg', ['card', 'standard', 'promo', 'promo10']],
  ['hu', ['card', 'cofidis', 'cofidis-promo', 'cofidis-promo-ten']],
  ['gr', ['card', 'standard', 'promoMulti', 'bnpl']],
] as const)(
  'every method offered in %s has a provider or is paid on delivery',
  (market, online) => {
    const listed = paymentMethodIds.filter(id => isOfferedTo(id, market, 'personal'))
    expect(listed.filter(id => !isPaidOnDelivery(id))).toEqual(online)
    expect(online.filter(id => !providerFor(market, id))).toEqual([])
  },
)
