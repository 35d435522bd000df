import type { Context } from '../context.ts'
import { clientHash } from '../order/client-hash.ts'

type Ctx = Pick<Context, 'keys' | 'tries'>

/** Maximum per IP address and hour. */
const most = { write: 20, report: 10 } as const

/** Counts this attempt, too. */
export async function isTooOften(
  ctx: Ctx,
  what: keyof typeof most,
  address: string,
): Promise<boolean> {
  return (
    (await ctx.tries.reviews.take(`${what} ${clientHash(ctx.keys.secret, address)}`)) > most[what]
  )
}
