import { describe, expect, test } from 'vitest'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { inboundCarrierOf, isHandoverOffered, offeredHandovers } from './offered-handovers.ts'

const thursday = '2026-11-26'
const days = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']

const from = {
  county: { id: '12', name: 'Cluj' },
  locality: { id: '1', name: 'Cluj-Napoca' },
  street: 'Strada Memorandumului',
  number: '10',
  postalCode: '400114',
}

function aPoint(own: Partial<PickupPoint> = {}): PickupPoint {
  return {
    id: 'RO-1',
    name: 'easybox Kaufland',
    address: 'Strada Fabricii 12',
    county: 'Cluj',
    city: 'Cluj-Napoca',
    cityId: '1',
    countyId: '12',
    postalCode: '400620',
    carrier: 'sameday',
    kind: 'locker',
    lat: 46.78,
    lng: 23.62,
    ...own,
  }
}

describe('handovers of a parcel to the shop', () => {
  test.each([
    ['ro', ['locker sameday', 'courier sameday']],
    ['bg', ['office econt', 'locker econt', 'courier econt']],
    ['hu', ['office gls', 'locker gls', 'courier gls']],
    ['gr', ['courier courier']],
  ] as const)('handovers in %s are %j', (market, expected) => {
    expect(
      offeredHandovers(market, thursday).map(({ kind, carrier }) => `${kind} ${carrier}`),
    ).toEqual(expected)
  })

  test('a courier handover is offered for the next five working days, never today', () => {
    expect(offeredHandovers('gr', thursday)).toEqual([
      { kind: 'courier', carrier: 'courier', days, hours: [] },
    ])
  })

  test('a courier handover skips holidays', () => {
    const [courier] = offeredHandovers('gr', thursday, new Set(['2026-11-27', '2026-12-01']))
    expect(courier).toMatchObject({
      days: ['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'],
    })
  })

  test.each([
    [{ kind: 'courier', from, day: '2026-11-27' }, true],
    [{ kind: 'courier', from, day: '2026-12-03' }, true],
    [{ kind: 'courier', from, day: thursday }, false],
    [{ kind: 'courier', from, day: '2026-11-28' }, false],
    [{ kind: 'courier', from, day: '2026-12-04' }, false],
    [{ kind: 'locker' }, true],
    [{ kind: 'locker', point: aPoint() }, true],
    [{ kind: 'locker', point: aPoint({ carrier: 'gls' }) }, false],
    [{ kind: 'locker', point: aPoint({ kind: 'office' }) }, false],
    [{ kind: 'office' }, false],
  ] as const)('in Romania the handover %j is offered: %s', (handover, isOffered) => {
    expect(isHandoverOffered(handover, offeredHandovers('ro', thursday))).toBe(isOffered)
  })

  test.each([
    ['bg', undefined, true],
    ['bg', 'morning', true],
    ['bg', 'afternoon', true],
    ['ro', undefined, true],
    ['ro', 'morning', false],
    ['gr', 'afternoon', false],
  ] as const)('in %s a courier in the %s is offered: %s', (market, hours, isOffered) => {
    const handover = { kind: 'courier', from, day: '2026-11-27', ...(hours && { hours }) } as const
    expect(isHandoverOffered(handover, offeredHandovers(market, thursday))).toBe(isOffered)
  })

  test.each([
    ['ro', 'locker', 'sameday'],
    ['bg', 'office', 'econt'],
    ['hu', 'courier', 'gls'],
    ['gr', 'courier', 'courier'],
  ] as const)('in %s a %s handover goes to the carrier %s', (market, kind, carrier) => {
    expect(inboundCarrierOf(market, kind)).toBe(carrier)
  })

  test('an office handover in Greece has no carrier', () => {
    expect(() => inboundCarrierOf('gr', 'office')).toThrow('nobody takes parcels')
  })
})
