import { listOf, oneOf, shape, text, yesNo } from '#domain/cart/narrow.ts'
import { stockChangeOf, withFreshStock } from '#domain/device/fresh-stock.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { choiceFields } from '#domain/device/product-fields.ts'
import type { RelatedItem, RelatedSpec } from '#domain/device/related-specs.ts'
import type { Market } from '#domain/market/market.ts'

/** A product's page with the current stock, and a way to tell what changed; `undefined` if the response is not readable. */
export async function fetchFreshPage(market: Market, page: ProductPage, signal: AbortSignal) {
  const specs = await askShapes(market, page.product.id, signal)
  return specs && { page: withFreshStock(page, specs), stockChangeOf }
}

/** A page whose request fails stays as rendered: the cart checks again before anything is bought (Spec 7.1). */
async function askShapes(market: Market, productId: string, signal: AbortSignal) {
  const query = new URLSearchParams({ locale: market.toUpperCase(), productId })
  try {
    const response = await fetch(`/api/available-shapes/?${query}`, { signal })
    const answer = response.ok ? readAnswer(await response.json()) : undefined
    return answer?.success ? answer.data.relatedSpecs : undefined
  } catch {
    return undefined
  }
}

const specNames = ['shape', ...choiceFields] as const

type Answer = {
  readonly success: boolean
  readonly data: { readonly relatedSpecs: readonly RelatedSpec[] }
}

const readAnswer = shape<Answer>({
  success: yesNo,
  data: shape<Answer['data']>({
    relatedSpecs: listOf(
      shape<RelatedSpec>({
        name: oneOf(specNames),
        items: listOf(shape<RelatedItem>({ value: text, inStock: yesNo, productId: text })),
      }),
    ),
  }),
})
