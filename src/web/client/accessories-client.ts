import { amount, listOf, shape, text, yesNo } from '#domain/cart/narrow.ts'
import type { RelatedAccessories, RelatedAccessory } from '#domain/cart/related-accessories.ts'
import type { Market } from '#domain/market/market.ts'

/**
 * The accessories offered with these products, the best of each category first (Spec 7.1). Throws if the response
 * is not readable.
 */
export async function fetchRelatedAccessories(
  market: Market,
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly RelatedAccessory[]> {
  const query = new URLSearchParams({
    countryCode: market.toUpperCase(),
    productIds: productIds.join(','),
  })
  const response = await fetch(`/api/get-related-accessories/?${query}`, { signal })
  const answer = response.ok ? readAnswer(await response.json()) : undefined
  if (!answer?.success) throw new Error(`No accessories were answered (${response.status}).`)
  return answer.data.accessoriesPerCategory.flatMap(({ accessories }) => accessories)
}

const readAnswer = shape<{ readonly success: boolean; readonly data: RelatedAccessories }>({
  success: yesNo,
  data: shape<RelatedAccessories>({
    accessoriesPerCategory: listOf(
      shape<RelatedAccessories['accessoriesPerCategory'][number]>({
        category: text,
        accessories: listOf(
          shape<RelatedAccessory>({
            id: text,
            name: text,
            price: amount,
            type: text,
            isFreeProtector: yesNo,
            colorHex: text,
          }),
        ),
      }),
    ),
  }),
})
