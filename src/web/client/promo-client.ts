import type { Cart } from '#domain/cart/cart.ts'
import type { PromoCheck } from '#domain/cart/shelf.ts'
import { requestedOf } from '#domain/checkout/requested-cart.ts'

export type PromoAnswer =
  | PromoCheck
  | { readonly kind: 'too-many' }
  | { readonly kind: 'unreachable' }

const timeoutMs = 10_000

/** Whether a code is valid for a cart, by the same check as when the order is placed. */
export async function askPromo(cart: Cart, promoCode: string): Promise<PromoAnswer> {
  try {
    // Downloaded with the first request, as for the refresh.
    const { promoCheckSchema } = await import('#contract/promo.ts')
    const response = await fetch('/api/promo/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...requestedOf(cart), promoCode }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 429) return { kind: 'too-many' }
    const parsed = promoCheckSchema.safeParse(response.ok ? await response.json() : undefined)
    return parsed.success ? parsed.data : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}
