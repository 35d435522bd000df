import type { Configuration, Grade, Product } from './device.ts'
import type { Choice, ChoiceGroup } from './listing.ts'

export type Shelf = readonly {
  readonly product: Product
  readonly grade: Grade
  readonly stock: number
}[]

const keys = ['storage', 'color', 'ram', 'cpu', 'size', 'connectivity', 'material'] as const

/**
 * For every configuration key the values a model comes in, each leading to the product that differs least from the one
 * shown, in the same grade where it is in stock; a key with a single value is no choice and is left out.
 */
export const choicesOf = (shelf: Shelf, product: Product, grade: Grade): readonly ChoiceGroup[] =>
  keys.flatMap(key => {
    const values = [
      ...new Set(shelf.flatMap(each => valueAt(each.product.configuration, key) ?? [])),
    ]
    if (values.length < 2) return []
    return [
      {
        key,
        items: values.sort(byAmount).flatMap(value => choice(shelf, product, grade, key, value)),
      },
    ]
  })

const choice = (
  shelf: Shelf,
  product: Product,
  grade: Grade,
  key: keyof Configuration,
  value: string,
): readonly Choice[] => {
  const isChosen = valueAt(product.configuration, key) === value
  const candidates = shelf.filter(each => valueAt(each.product.configuration, key) === value)
  const [best] = candidates.toSorted(
    (a, b) => distance(product, grade, a) - distance(product, grade, b),
  )
  if (!best) return []
  return [
    {
      value,
      isChosen,
      inStock: candidates.some(each => each.stock > 0 && isSisterOf(product, each.product, key)),
      product: best.product,
      grade: best.grade,
    },
  ]
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
