import type { PromoCheck } from '#domain/cart/shelf.ts'
import type { RequestedCart } from '#domain/checkout/requested-cart.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import type { InvalidField } from './price-cart.ts'
import { readPriced } from './read-goods.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

export type PromoCodeRequest = RequestedCart & { readonly promoCode: string }

/** Whether a code is valid for a cart, by the same check as when the order is placed. */
export async function checkPromoCode(
  ctx: Ctx,
  request: PromoCodeRequest,
): Promise<Result<PromoCheck, InvalidField>> {
  const priced = await readPriced(ctx, ctx.sql, request)
  if (!priced.ok) return priced
  const reason = { kind: 'unknown' } as const
  return ok(priced.value.promo ?? { kind: 'refused', code: request.promoCode, reason })
}
