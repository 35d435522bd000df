import type { Configuration, Grade, Product } from './device.ts'
import type { Choice, ChoiceGroup } from './listing.ts'

export type Shelf = readonly {
  readonly product: Product
  readonly grade: Grade
  readonly stock: number
}[]

const keys = ['storage', 'color', 'ram', 'cpu', 'size', 'connectivity', 'material'] as const

/** Where there is anything to choose: a key with a single value is left out. */
export const choicesOf = (shelf: Shelf, product: Product, grade: Grade): readonly ChoiceGroup[] =>
  allChoicesOf(shelf, product, grade).filter(group => group.items.length > 1)

/**
 * For every configuration key the values a model comes in, each leading to the product that differs least from the one
 * shown, in the same grade where it is in stock.
 */
export const allChoicesOf = (
  shelf: Shelf,
  product: Product,
  grade: Grade,
): readonly ChoiceGroup[] =>
  keys.flatMap(key => {
    const values = [
      ...new Set(shelf.flatMap(each => valueAt(each.product.configuration, key) ?? [])),
    ]
    if (values.length === 0) return []
    return [
      {
        key,
        items: values.sort(byAmount).flatMap(value => choice(shelf, product, grade, key, value)),
      },
    ]
  })

/** What else of a model is in stock, the least different from the listing shown first. */
export const nearestInStock = <Row extends Shelf[number]>(
  shelf: readonly Row[],
  product: Product,
  grade: Grade,
): readonly Row[] =>
  shelf
    .filter(each => each.stock > 0 && (each.product.id !== product.id || each.grade !== grade))
    .toSorted((a, b) => distance(product, grade, a) - distance(product, grade, b))

const choice = (
  shelf: Shelf,
  product: Product,
  grade: Grade,
  key: keyof Configuration,
  value: string,
): readonly Choice[] => {
  const candidates = shelf.filter(each => valueAt(each.product.configuration, key) === value)
  const [best] = candidates.toSorted(
    (a, b) => distance(product, grade, a) - distance(product, grade, b),
  )
  if (!best) return []
  const sisters = candidates.filter(each => isSisterOf(product, each.product, key))
  return [
    {
      value,
      isChosen: valueAt(product.configuration, key) === value,
      availability: availabilityOf(sisters),
      product: best.product,
      grade: best.grade,
    },
  ]
}

const availabilityOf = (sisters: Shelf): Choice['availability'] => {
  if (sisters.length === 0) return 'not-listed'
  return sisters.some(each => each.stock > 0) ? 'in-stock' : 'sold-out'
}

/** Differing keys weigh most, then being sold out, then the other grade. */
const distance = (product: Product, grade: Grade, each: Shelf[number]) =>
  keys.filter(
    key => valueAt(product.configuration, key) !== valueAt(each.product.configuration, key),
  ).length *
    4 +
  (each.stock > 0 ? 0 : 2) +
  (each.grade === grade ? 0 : 1)

const isSisterOf = (product: Product, other: Product, except: keyof Configuration) =>
  keys.every(
    key =>
      key === except || valueAt(product.configuration, key) === valueAt(other.configuration, key),
  )

const valueAt = (configuration: Configuration, key: keyof Configuration): string | undefined =>
  key === 'color' ? configuration.color?.name : configuration[key]

/** Amounts by size ("64 GB" before "1 TB"), everything else by name. */
const byAmount = (a: string, b: string) => amount(a) - amount(b) || a.localeCompare(b, 'en')

const amount = (value: string) => {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(TB|GB|MB|mm)?/.exec(value) ?? []
  if (number === undefined) return 0
  return Number(number) * (unit === 'TB' ? 1024 : 1)
}
