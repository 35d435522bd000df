import type { Product } from './device.ts'
import { type ProductField, productFields } from './product-fields.ts'
import { ownRows, type Specification, type SpecKey, specKeys } from './specification.ts'

const ownFields = [
  'storage',
  'color',
  'size',
  'material',
  'connectivity',
] as const satisfies readonly ProductField[]

export type DataKey = (typeof ownFields)[number] | SpecKey | 'year'

type Device = { readonly product: Product; readonly specification: Specification }

/** The data of a product, then those of its model; what the product says itself stands in the row of its model. */
export function dataOf({ product, specification }: Device): ReadonlyMap<DataKey, string> {
  const { configuration, model } = product
  const own = ownFields.map(key => {
    const value = configuration[key]
    return [key, typeof value === 'object' ? value.name : value] as const
  })
  const perModel: Specification = { ...specification, ...ownSpecification(product) }
  const rows = [
    ...own,
    ...specKeys.map(key => [key, perModel[key]] as const),
    ['year', String(model.year)] as const,
  ]
  return new Map(rows.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}

function ownSpecification({ configuration }: Product): Specification {
  return Object.fromEntries(
    productFields.flatMap(field => {
      const [row, value] = [ownRows[field], configuration[field]]
      return row && value ? [[row, value]] : []
    }),
  )
}

export type ComparedRow = {
  readonly key: DataKey
  /** One of each device; undefined if it says nothing about it. */
  readonly values: readonly (string | undefined)[]
  readonly differs: boolean
}

/** The rows of all devices, those in which they differ first. */
export function compared(devices: readonly Device[]): readonly ComparedRow[] {
  const data = devices.map(dataOf)
  const keys = new Set([...ownFields, ...specKeys, 'year' as const])
  const rows = [...keys]
    .filter(key => data.some(each => each.has(key)))
    .map(key => {
      const values = data.map(each => each.get(key))
      return { key, values, differs: new Set(values).size > 1 }
    })
  return rows.toSorted((a, b) => Number(b.differs) - Number(a.differs))
}
