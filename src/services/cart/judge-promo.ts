import type { Context } from '../context.ts'
import { clientHash } from '../order/client-hash.ts'

type Ctx = Pick<Context, 'keys' | 'tries'>

/** The same as the number of requests that /api/promo/ answers in a minute. */
const mostWrong = 20
export const promoSeconds = 60

/**
 * After this many wrong codes in a minute, the codes of a client are no longer checked. Each attempt counts as wrong
 * until proven otherwise, so that a burst of guesses is counted too (quality.md "Attacks", code guessing).
 */
export async function judgePromo(ctx: Ctx, address: string) {
  const key = clientHash(ctx.keys.secret, address)
  const wasNotWrong = () => ctx.tries.promos.giveBack(key)
  const isJudged = (await ctx.tries.promos.take(key)) <= mostWrong
  if (!isJudged) await wasNotWrong()
  return { isJudged, wasNotWrong }
}
