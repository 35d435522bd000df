import type { ProductField } from './product-fields.ts'

/** Spec 3.5. */
export const deviceTypes = ['SMARTPHONE', 'TABLET', 'LAPTOP', 'SMARTWATCH', 'CONSOLE'] as const
export type DeviceType = (typeof deviceTypes)[number]

/** The condition of a device; FOARTE_BUN and BUN on the wire and in URLs (Spec 3.5). */
export const grades = ['very-good', 'good'] as const
export type Grade = (typeof grades)[number]
export type GradeOnWire = 'FOARTE_BUN' | 'BUN'

/** The families by which colours are grouped in filters; the displayed name is the maker's own. */
export const colorFamilies = [
  'black',
  'white',
  'grey',
  'silver',
  'gold',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
] as const
export type ColorFamily = (typeof colorFamilies)[number]
export type Color = { readonly name: string; readonly hex: string; readonly family: ColorFamily }

/** The fields of a product. Values as displayed: "128 GB", "8 GB", "45 mm", "GPS + Cellular". */
export type Configuration = {
  readonly [Field in ProductField]?: Field extends 'color' ? Color : string
}

/** `legacyId` is the integer at the end of a product's URL (Spec 2.2). */
export type Model = {
  readonly id: string
  readonly legacyId: number
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly year: number
}

/** A model in one configuration; with a grade and a market it becomes a listing (orders.md). */
export type Product = {
  readonly id: string
  readonly model: Model
  readonly configuration: Configuration
}
