import type { BlockedRefusal, LinkRefusal } from '#domain/identity/identity-refusal.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import type { Entry, RequestOrigin } from './identity.ts'
import { marketIn } from './link-market.ts'
import { startSession } from './start-session.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'accounts' | 'cookies' | 'settings'>

const longest = 1_000

/** Opens the links of emails: a sign-in link and the proof of an address both start a session. */
export async function openLink(
  ctx: Ctx,
  link: string,
  { userAgent }: RequestOrigin,
): Promise<Result<Entry, LinkRefusal | BlockedRefusal>> {
  if (link === '' || link.length > longest) return refuse({ kind: 'invalid-link' })
  const { market, token } = marketIn(link)
  const opened = await ctx.accounts.openLink(token, { userAgent, market })
  return opened ? startSession(ctx, opened) : refuse({ kind: 'invalid-link' })
}
