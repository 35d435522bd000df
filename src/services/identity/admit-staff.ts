import { addToTally, readTally } from '#store/tally/tallies.ts'
import type { Context } from '../context.ts'
import { clientHash } from '../order/client-hash.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

/** The allowed wrong office tokens per IP address in a quarter of an hour. */
const mostWrong = 10
const windowMs = 15 * 60_000

export type Admission =
  | { readonly kind: 'admitted' }
  /** `isFirst`: the first of its address in the window; `client` identifies the address. */
  | { readonly kind: 'wrong'; readonly isFirst: boolean; readonly client: string }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

/**
 * After too many guesses, the requester does not learn whether the last one was right; staff at other addresses can
 * go on (docs/decisions/0037-limits-of-all-processes.md).
 */
export async function admitStaff(ctx: Ctx, address: string, isRight: boolean): Promise<Admission> {
  const client = clientHash(ctx.keys.secret, address)
  const key = `office ${client}`
  const { count, leftMs } = await (isRight
    ? readTally(ctx.sql, ctx.keys.secret, key)
    : addToTally(ctx.sql, ctx.keys.secret, key, 1, windowMs))
  if (isRight ? count >= mostWrong : count > mostWrong)
    return { kind: 'too-many-tries', retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) }
  if (isRight) return { kind: 'admitted' }
  return { kind: 'wrong', isFirst: count === 1, client: client.slice(0, shownOfClient) }
}

const shownOfClient = 16
