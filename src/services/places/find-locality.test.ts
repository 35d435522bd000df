import { describe, expect, test } from 'vitest'
import { createLocalityIndex, type KnownLocality } from './find-locality.ts'

const localities: readonly KnownLocality[] = [
  { id: 1, name: 'Cluj-Napoca', county: 'Cluj', postalCode: '400001' },
  { id: 2, name: 'Florești', county: 'Cluj', postalCode: '407280' },
  { id: 3, name: 'Florești', county: 'Prahova', postalCode: '107255' },
  { id: 4, name: 'Budapest I. kerület', county: 'Budapest', postalCode: '1014' },
  { id: 5, name: 'Budapest XI. kerület', county: 'Budapest', postalCode: '1111' },
  { id: 6, name: 'Gödöllő', county: 'Pest', postalCode: '2100' },
]

const find = createLocalityIndex(localities)

describe('the locality of a point', () => {
  test('a locality is found by its name, regardless of case and accents', () => {
    expect(find({ locality: 'CLUJ-NAPOCA', postalCode: '400436' })).toEqual({ ok: true, value: 1 })
    expect(find({ locality: 'Godollo', postalCode: '' })).toEqual({ ok: true, value: 6 })
  })

  test('a locality with an ambiguous name is found by its county', () => {
    expect(find({ locality: 'Floresti', county: 'Prahova', postalCode: '' })).toEqual({
      ok: true,
      value: 3,
    })
  })

  test('a locality with an ambiguous name is found by its postal code', () => {
    expect(find({ locality: 'Florești', postalCode: '407280' })).toEqual({ ok: true, value: 2 })
  })

  test('a locality with an ambiguous name is unclear without either', () => {
    expect(find({ locality: 'Florești', postalCode: '999999' })).toEqual({
      ok: false,
      refusal: { kind: 'unclear-locality' },
    })
  })

  test('a district of Budapest is found by its postal code', () => {
    expect(find({ locality: 'Budapest', postalCode: '1011' })).toEqual({ ok: true, value: 4 })
    expect(find({ locality: 'Budapest', postalCode: '1118' })).toEqual({ ok: true, value: 5 })
    expect(find({ locality: 'Budapest', postalCode: '1230' })).toEqual({
      ok: false,
      refusal: { kind: 'unknown-locality' },
    })
  })

  test('a locality with an unknown name is found by its postal code', () => {
    expect(find({ locality: 'Kolozsvár', postalCode: '400001' })).toEqual({ ok: true, value: 1 })
  })

  test('a locality is unknown if neither its name nor its postal code is known', () => {
    expect(find({ locality: 'Nicăieri', postalCode: '000000' })).toEqual({
      ok: false,
      refusal: { kind: 'unknown-locality' },
    })
  })
})
