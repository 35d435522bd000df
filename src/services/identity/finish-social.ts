import type { SocialRefusal } from '#domain/identity/identity-refusal.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import type { Destination, Entry, RequestOrigin } from './identity.ts'
import { startSession } from './start-session.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'identityProviders' | 'cookies' | 'settings'>

export async function finishSocial(
  ctx: Ctx,
  {
    way,
    query,
    cookie,
  }: { readonly way: SocialWay; readonly query: string; readonly cookie: string },
  { userAgent }: RequestOrigin,
): Promise<Result<Entry & Destination, SocialRefusal>> {
  const outcome = await ctx.identityProviders.finish(way, { query, cookie, userAgent })
  if (outcome.kind !== 'opened') return refuse({ kind: outcome.kind })
  const { opened, market, next } = outcome
  const entered = await startSession(ctx, opened)
  return entered.ok ? ok({ ...entered.value, market, ...(next && { next }) }) : entered
}
