import type { ProductField, ShownField } from './product-fields.ts'

/** The keys of a model's specification table; labels are translated, values are the same in every language. */
export const specKeys = [
  'display-size',
  'display-type',
  'resolution',
  'refresh-rate',
  'chip',
  'memory',
  'rear-camera',
  'front-camera',
  'battery',
  'weight',
  'system',
  'sim',
  'ports',
  'wireless',
] as const
export type SpecKey = (typeof specKeys)[number]
export type Specification = Partial<Readonly<Record<SpecKey, string>>>

/** The rows in which a product shows a value of its own. A field that is only shown has one. */
export const ownRows: Readonly<Partial<Record<ProductField, SpecKey>>> &
  Readonly<Record<ShownField, SpecKey>> = { ram: 'memory', cpu: 'chip' }
