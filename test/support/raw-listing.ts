import { type ProductField, productFields } from '#domain/device/product-fields.ts'
import type { RawPriced } from '#store/catalogue/rows.ts'

const noFields = Object.fromEntries(productFields.map(field => [field, null])) as Readonly<
  Record<ProductField, null>
>

/** An iPhone 13 in stock, as a row of SQL. */
export function aRawListing(over: Partial<RawPriced> = {}): RawPriced {
  return {
    id: 'l-1',
    product_id: 'p-1',
    ...noFields,
    storage: '128 GB',
    model_id: 'm-1',
    legacy_id: 13,
    brand: 'Apple',
    model: 'iPhone 13',
    type: 'SMARTPHONE',
    year: 2021,
    grade: 'very-good',
    currency: 'RON',
    price: '199900',
    new_price: null,
    stock: 1,
    prices: [],
    ...over,
  }
}
