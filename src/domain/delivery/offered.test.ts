import { describe, expect, test } from 'vitest'
import { defaultChoice, deliveryCostOf, isOfferedIn, offered } from './offered.ts'
import type { DeliverySettings } from './settings.ts'

function amount(minor: number) {
  return { minor, currency: 'RON' } as const
}
const settings: DeliverySettings = {
  costs: { locker: amount(1_499), office: amount(599), courier: amount(1_999) },
  workingDays: {
    locker: { min: 2, max: 3 },
    office: { min: 2, max: 3 },
    courier: { min: 1, max: 2 },
  },
}
const courier = { method: 'courier', subtype: '' } as const

describe('offered deliveries', () => {
  test.each([
    ['ro', ['easybox', '']],
    ['bg', ['econt-office', 'econt-locker', '']],
    ['hu', ['gls-office', 'gls-locker', '']],
    ['gr', ['']],
  ] as const)('the market %s offers %j', (market, subtypes) => {
    expect(offered(market, settings).map(({ choice }) => choice.subtype)).toEqual(subtypes)
  })

  test('each delivery costs the amount that the settings give for its kind', () => {
    expect(offered('bg', settings).map(({ cost }) => cost.minor)).toEqual([599, 1_499, 1_999])
  })

  test('a kind without a cost is not offered', () => {
    const withoutOffice = { ...settings, costs: { courier: amount(1_999) } }
    expect(offered('bg', withoutOffice).map(({ choice }) => choice.subtype)).toEqual([''])
  })

  test('a choice of another market has no cost', () => {
    expect(deliveryCostOf({ method: 'easybox', subtype: 'easybox' }, 'gr', settings)).toBe(
      undefined,
    )
    expect(deliveryCostOf(courier, 'gr', settings)).toEqual(amount(1_999))
  })
})

test.each([
  ['ro', 'easybox', 'easybox'],
  ['bg', 'easybox', 'econt-locker'],
  ['hu', 'easybox', 'gls-locker'],
  ['gr', 'courier', ''],
] as const)('the delivery in %s starts as %s', (market, method, subtype) => {
  expect(defaultChoice[market]).toEqual({ method, subtype })
})

test('a delivery is offered in the markets of its carrier', () => {
  expect(isOfferedIn('bg', { method: 'easybox', subtype: 'econt-office' })).toBe(true)
  expect(isOfferedIn('hu', { method: 'easybox', subtype: 'econt-office' })).toBe(false)
  expect(isOfferedIn('gr', { method: 'easybox', subtype: 'easybox' })).toBe(false)
})
