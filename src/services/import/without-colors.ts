import { bookItemOf } from '#domain/trade-in/book-item.ts'
import type { DeviceCatalogue, ProductRow } from '#store/import/device-catalogue.ts'

/**
 * The catalogue as the price book sees it: a product is a model in a configuration, and its id is that of the book's
 * item.
 */
export function withoutColors(catalogue: DeviceCatalogue): DeviceCatalogue {
  return {
    ...catalogue,
    productsOfModels: async (sql, modelIds) => [
      ...new Map(
        (await catalogue.productsOfModels(sql, modelIds)).map(row => {
          const plain = withoutColor(row)
          return [plain.id, plain] as const
        }),
      ).values(),
    ],
    productsBySku: async (sql, skus) =>
      (await catalogue.productsBySku(sql, skus)).map(withoutColor),
  }
}

function withoutColor({ sku, modelId, configuration }: ProductRow): ProductRow {
  const { color: _, ...rest } = configuration
  return { id: bookItemOf(modelId, rest), sku, modelId, configuration: rest }
}
