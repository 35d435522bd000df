import { type Cart, deviceTypesOf } from '#domain/cart/cart.ts'
import { categoryOf } from '#domain/device/device-category.ts'
import type { ListingCard } from '#domain/device/listing.ts'

/**
 * Devices to show beside a cart: from its first device's category, or from the whole shop if the cart is empty.
 * One card per model, and nothing that is already in the cart.
 */
export async function fetchSimilar(
  cart: Cart,
  signal: AbortSignal,
): Promise<readonly ListingCard[]> {
  const { listingPageSchema } = await import('#contract/catalogue.ts')
  const response = await fetch(`/api/listings/?${queryOf(cart)}`, { signal })
  if (!response.ok) throw new Error(`/api/listings/ answered ${response.status}.`)
  const { cards } = listingPageSchema.parse(await response.json())
  const productIdsInCart = new Set(cart.phoneCart.map(phone => phone.productId))
  const others = cards.filter(card => !productIdsInCart.has(card.product.id))
  const models = others.map(card => card.product.model.id)
  return others.filter((_, at) => models.indexOf(models[at] ?? '') === at)
}

function queryOf(cart: Cart): URLSearchParams {
  const [type] = deviceTypesOf(cart)
  return new URLSearchParams({
    market: cart.market,
    ...(type && { category: categoryOf(type) }),
    sort: 'relevance',
  })
}
