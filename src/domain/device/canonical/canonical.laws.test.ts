import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposalFor, someModels, someProducts } from './canonical.builders.ts'

const cell = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    'Apple',
    'iPhone 13',
    '128GB',
    'Midnight',
    'GPS',
    '41 mm',
    'Grey, Gray',
    '500GB-1TB',
  ),
)
const row = fc.record(
  {
    brand: cell,
    model: cell,
    storage: cell,
    color: cell,
    ram: cell,
    cpu: cell,
    size: cell,
    connectivity: cell,
  },
  { requiredKeys: [] },
)

test('only values of the catalogue are proposed for any row', () => {
  fc.assert(
    fc.property(row, raw => {
      const { brand, model, configured } = proposalFor(raw)
      const brands = [...someModels.brands.values()]
      const models = someModels.all.map(each => each.model)
      expect([undefined, ...brands]).toContain('value' in brand ? brand.value : undefined)
      expect([undefined, ...models]).toContain('value' in model ? model.value : undefined)
      const ids = Object.values(someProducts).flatMap(all => all.map(({ id }) => id))
      for (const { id } of configured?.products ?? []) expect(ids).toContain(id)
    }),
  )
})

function spelled(text: string) {
  return fc.constantFrom(
    text,
    text.toUpperCase(),
    text.toLowerCase(),
    text.replaceAll(' ', '-'),
    ` ${text.replaceAll(' ', '  ')} `,
  )
}

test('every model is found by its own name in any case and spacing', () => {
  const named = fc.constantFrom(...someModels.all).chain(({ model }) =>
    fc.record({
      model: fc.constant(model),
      raw: fc.record({ brand: spelled(model.brand), model: spelled(model.name) }),
    }),
  )
  fc.assert(
    fc.property(named, ({ model, raw }) => {
      expect(proposalFor(raw)).toMatchObject({
        brand: { kind: 'exact', value: model.brand },
        model: { kind: 'exact', value: model },
      })
    }),
  )
})

test.each(['a', '1', ' ', 'a ', '1 ', 'iphone ', '128GB/', '(', '-', ',', 'é', '9GB '])(
  'fifty thousand characters of %j match no name',
  piece => {
    const long = piece.repeat(50_000 / piece.length)
    const { brand, model } = proposalFor({ brand: long, model: long, storage: long, color: long })
    expect(brand.kind).not.toBe('exact')
    expect(['unknown', 'unsaid']).toContain(model.kind)
  },
)
