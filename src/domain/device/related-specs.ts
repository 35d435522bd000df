import { allChoicesOf, type Shelf } from './choices.ts'
import { type Grade, grades, type Product } from './device.ts'
import { gradeToWire } from './grade.ts'
import type { ChoiceField } from './product-fields.ts'

/** One attribute in which a product is available; `productId` is the product a value leads to (Spec 3.5, 7.1). */
export type RelatedSpec = {
  readonly name: 'shape' | ChoiceField
  readonly items: readonly RelatedItem[]
}
export type RelatedItem = {
  readonly value: string
  readonly inStock: boolean
  readonly productId: string
}

/** The grades of a product, very good first, then every other configuration key of its model (Spec 7.1). */
export function relatedSpecsOf(
  shelf: Shelf,
  product: Product,
  grade: Grade,
): readonly RelatedSpec[] {
  return [
    { name: 'shape', items: grades.map(each => gradeItem(shelf, product, each)) },
    ...allChoicesOf(shelf, product, grade).map(({ key, items }) => ({
      name: key,
      items: items.map(({ value, availability, product: { id } }) => ({
        value,
        inStock: availability === 'in-stock',
        productId: id,
      })),
    })),
  ]
}

function gradeItem(shelf: Shelf, { id }: Product, grade: Grade): RelatedItem {
  return {
    value: gradeToWire(grade),
    inStock: shelf.some(each => each.product.id === id && each.grade === grade && each.stock > 0),
    productId: id,
  }
}
