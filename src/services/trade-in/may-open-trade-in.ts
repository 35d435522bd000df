import { mailboxOf } from '#domain/field/mailbox.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { clientHash } from '../order/client-hash.ts'

type Ctx = Pick<Context, 'keys' | 'tries'>

/** Maximum per hour, for one IP address and for one mailbox. */
const mostOfAddress = 30
const mostForMailbox = 10

type TooMany = { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

/** Every offer sends an email; nobody can flood somebody else's mailbox with them (quality.md "Attacks"). */
export async function mayOpenTradeIn(
  ctx: Ctx,
  address: string,
  email: string,
): Promise<Result<void, TooMany>> {
  const limits = [
    { key: `network ${clientHash(ctx.keys.secret, address)}`, most: mostOfAddress },
    { key: `mailbox ${mailboxOf(email)}`, most: mostForMailbox },
  ]
  const counts = await Promise.all(limits.map(({ key }) => ctx.tries.tradeIns.take(key)))
  const exceeded = limits.find(({ most }, index) => (counts[index] ?? 0) > most)
  if (!exceeded) return ok(undefined)
  const retryAfterSeconds = await ctx.tries.tradeIns.secondsLeft(exceeded.key)
  await Promise.all(limits.map(({ key }) => ctx.tries.tradeIns.giveBack(key)))
  return refuse({ kind: 'too-many-tries', retryAfterSeconds })
}
