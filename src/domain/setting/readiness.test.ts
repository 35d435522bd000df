import { expect, test } from 'vitest'
import { isReady, type MarketState, readinessOf } from './readiness.ts'

const ready: MarketState = {
  market: 'ro',
  company: {
    name: 'Un magazin SRL',
    registrationNumber: 'J12/345/2026',
    vatNumber: 'RO12345674',
    address: 'Strada Mare 1, Cluj-Napoca',
    phone: '+40 264 123 456',
    email: 'salut@magazin.ro',
  },
  texts: ['terms', 'privacy'],
  counties: 42,
  localities: 13_755,
  streets: 0,
  services: 0,
  basePrices: 0,
  units: 0,
  owners: 1,
  methods: 2,
  unconnected: [],
  hasCarrier: false,
  isLegalTender: true,
}

function missing(change: Partial<MarketState>) {
  const lines = readinessOf({ ...ready, ...change }, ['terms', 'privacy'])
  return lines.filter(({ need, isThere }) => need === 'needed' && !isThere)
}

test('a market without goods, streets, services, a price book or a carrier can open', () => {
  const lines = readinessOf(ready, ['terms', 'privacy'])
  expect(isReady(lines)).toBe(true)
  expect(lines.filter(({ isThere }) => !isThere).map(({ key }) => key)).toEqual([
    'streets',
    'carrier',
    'services',
    'price-book',
    'stock',
  ])
})

test.each([
  ['company', { company: undefined }, 'name, registrationNumber, vatNumber, address, phone, email'],
  ['company', { company: { ...ready.company!, phone: ' ' } }, 'phone'],
  ['company', { company: { ...ready.company!, vatNumber: 'RO00000000' } }, 'vatNumber'],
  ['company', { company: { ...ready.company!, email: 'salut@kintsu.example' } }, 'email'],
  ['texts', { texts: ['terms'] }, 'privacy'],
  ['places', { counties: 0 }, '0 counties, 13755 localities'],
  ['places', { localities: 0 }, '42 counties, 0 localities'],
  ['owner', { owners: 0 }, '0'],
  ['payment', { methods: 0 }, '0'],
  ['payment', { unconnected: ['card', 'oney'] }, 'card, oney'],
  ['currency', { isLegalTender: false }, ''],
] as const)('without its %s a market does not open', (key, change, facts) => {
  expect(missing(change)).toEqual([{ market: 'ro', key, need: 'needed', isThere: false, facts }])
  expect(isReady(readinessOf({ ...ready, ...change }, ['terms', 'privacy']))).toBe(false)
})
