import type { ColorFamily, Configuration } from '../device.ts'
import type { KnownProduct } from './configure.ts'
import { identify, type RawDevice } from './identify.ts'
import { knownModels } from './known-models.ts'
import { acceptedIn, type Mapped } from './mapping.ts'
import { type Canonical, proposeCanonical } from './propose-canonical.ts'

const names: readonly (readonly [brand: string, name: string, year: number])[] = [
  ['Apple', 'iPhone 13', 2021],
  ['Apple', 'iPhone 13 Pro', 2021],
  ['Apple', 'iPhone SE 2020', 2020],
  ['Apple', 'iPhone SE 2022', 2022],
  ['Apple', 'iPad 9 2021', 2021],
  ['Apple', 'iPad Air 5', 2022],
  ['Apple', 'iPad Pro 12.9 M1', 2021],
  ['Apple', 'MacBook Air 13 M1', 2020],
  ['Apple', 'MacBook Air 13 M2', 2022],
  ['Apple', 'Watch Series 7', 2021],
  ['Samsung', 'Galaxy S21', 2021],
  ['Samsung', 'Galaxy S23 Plus', 2023],
  ['Samsung', 'Galaxy S23 FE', 2023],
  ['Samsung', 'Galaxy A54 5G', 2023],
  ['Samsung', 'Galaxy Tab S9', 2023],
  ['Xiaomi', '12', 2021],
  ['Xiaomi', '13', 2022],
  ['POCO', 'F5', 2023],
  ['OnePlus', '12', 2023],
  ['Nothing', 'Phone (2)', 2023],
  ['Dell', 'Latitude 5420', 2021],
  ['Dell', 'XPS 13 9310', 2020],
  ['HP', 'EliteBook 840 G7', 2020],
  ['HP', 'EliteBook 840 G8', 2021],
  ['Sony', 'PlayStation 4 Pro', 2016],
]

const models = names.map(([brand, name, year]) => ({ id: `${brand} ${name}`, brand, name, year }))

/** A small catalogue in which tests look up names. */
export const someModels = knownModels(models)

function color(name: string, family: ColorFamily) {
  return { name, hex: '#000000', family }
}

function product(id: string, configuration: Configuration): KnownProduct {
  return {
    id,
    sku: id,
    configuration,
  }
}

const midnight = color('Midnight', 'black')
const red = color('(PRODUCT)RED', 'red')
const grey = color('Grey', 'grey')
const platinum = color('Platinum Silver', 'silver')

/** Products of three of the models. */
export const someProducts: Readonly<Record<string, readonly KnownProduct[]>> = {
  'Apple iPhone 13': [
    product('midnight 128', { storage: '128 GB', color: midnight }),
    product('midnight 256', { storage: '256 GB', color: midnight }),
    product('red 128', { storage: '128 GB', color: red }),
  ],
  'Apple Watch Series 7': [
    product('gps 41', { size: '41 mm', connectivity: 'GPS', material: 'Aluminium' }),
    product('cellular 41', {
      size: '41 mm',
      connectivity: 'GPS + Cellular',
      material: 'Aluminium',
    }),
    product('cellular 45', {
      size: '45 mm',
      connectivity: 'GPS + Cellular',
      material: 'Aluminium',
    }),
  ],
  'Dell XPS 13 9310': [
    product('i5', { storage: '1 TB', ram: '8 GB', cpu: 'Intel Core i5-1135G7', color: grey }),
    product('i7', { storage: '1 TB', ram: '16 GB', cpu: 'Intel Core i7-1165G7', color: platinum }),
  ],
}

/** The proposal that the small catalogue gives for a row. */
export function proposalFor(raw: RawDevice, entries: readonly Mapped[] = []): Canonical {
  const accepted = acceptedIn(entries)
  return proposeCanonical(raw, {
    identify: each => identify(each, someModels, accepted),
    productsOf: id => someProducts[id] ?? [],
    accepted,
  })
}
