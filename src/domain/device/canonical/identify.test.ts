import { describe, expect, test } from 'vitest'
import { proposalFor } from './canonical.builders.ts'
import type { RawDevice } from './identify.ts'

function proposals(raw: RawDevice) {
  const { brand, model } = proposalFor(raw)
  return [
    'value' in brand ? `${brand.kind} ${brand.value}` : brand.kind,
    'value' in model ? `${model.kind} ${model.value.name}` : model.kind,
  ]
}

describe('brands', () => {
  test.each([
    ['Dell', 'exact Dell'],
    ['DELL', 'exact Dell'],
    ['dell', 'exact Dell'],
    [' Dell ', 'exact Dell'],
    ['Dell Inc.', 'near Dell'],
    ['Latitude', 'near Dell'],
    ['Samsnug', 'near Samsung'],
    ['Aple', 'near Apple'],
    ['Samsung/Apple', 'ambiguous'],
    ['Quality Refurbished Computers', 'unknown'],
    ['ROKC', 'unknown'],
    ['H', 'unknown'],
    ['MISSING', 'unsaid'],
    ['', 'unsaid'],
  ])('the brand %j is %s', (brand, expected) => {
    expect(proposals({ brand, model: '' })[0]).toBe(expected)
  })
})

describe('exact models', () => {
  test.each([
    ['Apple', 'iPhone 13', 'iPhone 13'],
    ['apple', 'apple iphone 13', 'iPhone 13'],
    ['APPLE', 'IPHONE13', 'iPhone 13'],
    ['Apple', 'iPhone 13 (2021)', 'iPhone 13'],
    ['Apple', 'iphone se (2020)', 'iPhone SE 2020'],
    ['Apple', 'apple ipad pro 12 9 m1', 'iPad Pro 12.9 M1'],
    ['Samsung', 'Galaxy S23+', 'Galaxy S23 Plus'],
    ['Xiaomi', '13', '13'],
    ['Nothing', 'Phone (2)', 'Phone (2)'],
  ])('the model %s %s is exact', (brand, model, name) => {
    expect(proposals({ brand, model })[1]).toBe(`exact ${name}`)
  })
})

describe('near models', () => {
  test.each([
    ['Apple', 'iPhone 13 128GB', 'iPhone 13'],
    ['Apple', 'iPhnoe 13', 'iPhone 13'],
    ['Apple', 'i Phone 13', 'iPhone 13'],
    ['Apple', 'iPhone 13 (GSM)', 'iPhone 13'],
    ['Apple', 'apple ipad pro 12 9 (2021)', 'iPad Pro 12.9 M1'],
    ['Apple', 'iPad (2021)', 'iPad 9 2021'],
    ['Apple', 'iPad Air (2022)', 'iPad Air 5'],
    ['Apple', 'MacBook Air (13-inch, M2, 2022)', 'MacBook Air 13 M2'],
    ['Apple', 'Watch Series 7 (GPS, 41mm)', 'Watch Series 7'],
    ['Samsung', 'Galaxy S21 5G', 'Galaxy S21'],
    ['Samsung', 'Galaxy A54', 'Galaxy A54 5G'],
    ['Dell', 'XPS 13', 'XPS 13 9310'],
    ['Xiaomi', 'Poco F5', 'F5'],
  ])('the model %s %s is near %s', (brand, model, name) => {
    expect(proposals({ brand, model })[1]).toBe(`near ${name}`)
  })
})

describe('models that are not in the catalogue', () => {
  test.each([
    ['Apple', 'iPhone 13 Pro Max'],
    ['Apple', 'iPhone 12'],
    ['Apple', 'apple ipad pro 12 9 (2022)'],
    ['Apple', 'iPhone 13 (2022)'],
    ['Apple', 'MacBook Air (15-inch, M2, 2023)'],
    ['Samsung', 'Galaxy S21 FE 5G'],
    ['Samsung', 'Galaxy S9'],
    ['Samsung', 'Galaxy S22'],
    ['Samsung', 'Galaxy A54 4G'],
    ['Dell', 'XPS'],
    ['Nothing', 'Phone'],
    ['Sony', 'PlayStation'],
    ['Dell', '5420'],
    ['Sony', 'PlayStation 4'],
    ['Toshiba', 'Satellite'],
  ])('the model %s %s is unknown', (brand, model) => {
    expect(proposals({ brand, model })[1]).toBe('unknown')
  })

  test.each([
    ['Apple', 'iPhone SE', ['iPhone SE 2020', 'iPhone SE 2022']],
    ['HP', 'EliteBook 840', ['EliteBook 840 G7', 'EliteBook 840 G8']],
    ['Apple', 'MacBook Air', ['MacBook Air 13 M1', 'MacBook Air 13 M2']],
    ['', '12', ['12', '12']],
  ])('the model %s %s is ambiguous', (brand, model, names) => {
    expect(proposalFor({ brand, model }).model).toMatchObject({
      kind: 'ambiguous',
      values: names.map(name => ({ name })),
    })
  })
})

describe('a row without a brand', () => {
  test.each([
    ['Apple iPhone 13', ['exact Apple', 'exact iPhone 13']],
    ['iPhone 13', ['exact Apple', 'exact iPhone 13']],
    ['iPhone 13 (GSM)', ['unsaid', 'near iPhone 13']],
    ['F5', ['unsaid', 'near F5']],
    ['13', ['unsaid', 'near 13']],
    ['Nokia 3310', ['unsaid', 'unknown']],
    ['MISSING', ['unsaid', 'unsaid']],
  ])('a row without a brand: %s', (model, expected) => {
    expect(proposals({ model })).toEqual(expected)
  })

  test('a row with an unknown brand never has an exact model', () => {
    expect(proposals({ brand: 'GizPro', model: 'Dell Latitude 5420' })).toEqual([
      'unknown',
      'near Latitude 5420',
    ])
  })
})

describe('spellings that a person has accepted', () => {
  const poco = {
    field: 'model',
    of: 'Xiaomi',
    raw: 'Poco F5',
    canonical: 'POCO F5',
    accepted: true,
  } as const

  test('an accepted model is exact in any spelling of the same words and sets its brand', () => {
    const { brand, model } = proposalFor({ brand: 'xiaomi', model: 'POCO-F5' }, [poco])
    expect(brand).toEqual({ kind: 'exact', value: 'POCO' })
    expect(model).toMatchObject({ kind: 'exact', value: { name: 'F5' } })
  })

  test('a spelling is not exact before it is accepted', () => {
    const waiting = { ...poco, accepted: false }
    expect(proposalFor({ brand: 'Xiaomi', model: 'Poco F5' }, [waiting]).model.kind).toBe('near')
  })

  test('an accepted model is exact for its own brand only', () => {
    const { model } = proposalFor({ brand: 'Samsung', model: 'Poco F5' }, [poco])
    expect(model.kind).toBe('near')
  })

  test('an accepted model that is not in the catalogue has no effect', () => {
    const gone = { ...poco, canonical: 'POCO F9' }
    expect(proposalFor({ brand: 'Xiaomi', model: 'Poco F5' }, [gone]).model.kind).toBe('unknown')
  })

  test('an accepted brand is exact', () => {
    const line = {
      field: 'brand',
      of: '',
      raw: 'Latitude',
      canonical: 'Dell',
      accepted: true,
    } as const
    expect(proposalFor({ brand: 'LATITUDE', model: 'Latitude 5420' }, [line])).toMatchObject({
      brand: { kind: 'exact', value: 'Dell' },
      model: { kind: 'exact', value: { name: 'Latitude 5420' } },
    })
  })
})
