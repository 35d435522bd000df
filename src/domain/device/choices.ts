import type { Money } from '#domain/money/money.ts'
import type { Configuration, Grade, Product } from './device.ts'
import type { Choice, ChoiceGroup } from './listing.ts'
import { type ChoiceField, choiceFields } from './product-fields.ts'

export type Shelf = readonly {
  readonly product: Product
  readonly grade: Grade
  readonly stock: number
  readonly price: Money
}[]

/** The configuration keys that offer a choice: keys with a single value are omitted. */
export function choicesOf(shelf: Shelf, product: Product, grade: Grade): readonly ChoiceGroup[] {
  return allChoicesOf(shelf, product, grade).filter(group => group.items.length > 1)
}

/**
 * The available values of a model for every configuration key, each linking to the product that differs least from the
 * one shown, in the same grade if that is in stock.
 */
export function allChoicesOf(shelf: Shelf, product: Product, grade: Grade): readonly ChoiceGroup[] {
  return choiceFields.flatMap(key => {
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
}

/** The other products of a model in stock, those least different from the listing shown first. */
export function nearestInStock<Row extends Shelf[number]>(
  shelf: readonly Row[],
  product: Product,
  grade: Grade,
): readonly Row[] {
  return shelf
    .filter(each => each.stock > 0 && (each.product.id !== product.id || each.grade !== grade))
    .toSorted((a, b) => distance(product, grade, a) - distance(product, grade, b))
}

function choice(
  shelf: Shelf,
  product: Product,
  grade: Grade,
  key: ChoiceField,
  value: string,
): readonly Choice[] {
  const candidates = shelf.filter(each => valueAt(each.product.configuration, key) === value)
  const best = nearest(candidates, product, grade)
  if (!best) return []
  const alternates = candidates.filter(each => differsOnlyIn(product, each.product, key))
  return [
    {
      value,
      isChosen: valueAt(product.configuration, key) === value,
      availability: availabilityOf(alternates),
      product: best.product,
      grade: best.grade,
      price: best.price,
    },
  ]
}

function availabilityOf(alternates: Shelf): Choice['availability'] {
  if (alternates.length === 0) return 'not-listed'
  return alternates.some(each => each.stock > 0) ? 'in-stock' : 'sold-out'
}

/** The first of those that differ least. */
function nearest(shelf: Shelf, product: Product, grade: Grade) {
  let best = shelf[0]
  for (const each of shelf)
    if (best && distance(product, grade, each) < distance(product, grade, best)) best = each
  return best
}

/** Differing keys weigh most, then being sold out, then a different grade. */
function distance(product: Product, grade: Grade, each: Shelf[number]) {
  let differing = 0
  for (const key of choiceFields)
    if (valueAt(product.configuration, key) !== valueAt(each.product.configuration, key))
      differing += 1
  return differing * 4 + (each.stock > 0 ? 0 : 2) + (each.grade === grade ? 0 : 1)
}

function differsOnlyIn(product: Product, other: Product, except: ChoiceField) {
  return choiceFields.every(
    key =>
      key === except || valueAt(product.configuration, key) === valueAt(other.configuration, key),
  )
}

/** What else of a product differs when one of its values is chosen: ['Blue'] for 256 GB that no other colour has. */
export function alsoDiffering(
  product: Product,
  chosen: Product,
  except: ChoiceField,
): readonly string[] {
  return choiceFields.flatMap(key => {
    const value = valueAt(chosen.configuration, key)
    const isOther = key !== except && value !== valueAt(product.configuration, key)
    return isOther && value !== undefined ? [value] : []
  })
}

function valueAt(configuration: Configuration, key: ChoiceField): string | undefined {
  return key === 'color' ? configuration.color?.name : configuration[key]
}

/** Amounts by size ("64 GB" before "1 TB"), everything else by name. */
function byAmount(a: string, b: string) {
  return amount(a) - amount(b) || a.localeCompare(b, 'en')
}

function amount(value: string) {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(TB|GB|MB|mm)?/.exec(value) ?? []
  if (number === undefined) return 0
  return Number(number) * (unit === 'TB' ? 1024 : 1)
}
