import { describe, expect, test } from 'vitest'
import { countyPart, districtPart, isElsewhere, placeToFill, writePlaces } from './postal-place.ts'

const cluj = { id: '14', name: 'Cluj' }
const alba = { id: '1', name: 'Alba' }
const clujNapoca = { county: cluj, locality: { id: '1086', name: 'Cluj-Napoca' } }
const turda = { county: cluj, locality: { id: '1087', name: 'Turda' } }

describe('the parts of a postal code', () => {
  test.each([
    ['ro', '400436', '40'],
    ['bg', '4023', '40'],
    ['hu', '4024', '402'],
    ['gr', '10563', '105'],
  ] as const)('in %s, %s says the county by %s', (market, code, part) => {
    expect(countyPart(market, code)).toBe(part)
  })

  test.each([
    ['ro', '014476', '01'],
    ['ro', '400436', undefined],
    ['hu', '1061', '106'],
    ['hu', '2061', undefined],
    ['bg', '1000', undefined],
    ['gr', '10563', undefined],
  ] as const)('in %s, the district of %s is %s', (market, code, part) => {
    expect(districtPart(market, code)).toBe(part)
  })
})

describe('the place to fill in', () => {
  test('one locality is filled in with its county', () => {
    expect(placeToFill([clujNapoca])).toEqual(clujNapoca)
  })

  test('of two localities in one county, only the county is filled in', () => {
    expect(placeToFill([clujNapoca, turda])).toEqual({ county: cluj })
  })

  test('nothing is filled in for two counties, or for an unknown code', () => {
    expect(placeToFill([{ county: cluj }, { county: alba }])).toBeUndefined()
    expect(placeToFill([])).toBeUndefined()
  })
})

describe('a postal code that belongs elsewhere', () => {
  test.each([
    ['its locality', [clujNapoca], '14', '1086', false],
    ['another locality of its county', [clujNapoca], '14', '1087', true],
    ['its county, no locality yet', [clujNapoca], '14', '', false],
    ['another county', [clujNapoca], '1', '', true],
    ['one of two localities', [clujNapoca, turda], '14', '1087', false],
    ['any locality of the only county known', [{ county: cluj }], '14', '1087', false],
    ['a county that is not the one known', [{ county: cluj }], '1', '1001', true],
    ['nothing chosen yet', [clujNapoca], '', '', false],
    ['a code of which nothing is known', [], '1', '1001', false],
  ] as const)('%s', (_, places, county, locality, elsewhere) => {
    expect(isElsewhere(places, { county, locality })).toBe(elsewhere)
  })

  test('places are written with their county, which is not repeated, and at most three', () => {
    expect(writePlaces([clujNapoca])).toBe('Cluj-Napoca, Cluj')
    expect(writePlaces([{ county: cluj }, { county: alba }])).toBe('Cluj / Alba')
    expect(writePlaces([{ county: alba, locality: { id: '2', name: 'Alba' } }])).toBe('Alba')
    expect(writePlaces([turda, turda, turda, clujNapoca])).not.toContain('Napoca')
  })
})
