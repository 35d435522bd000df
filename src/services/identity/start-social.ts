import type { SocialRefusal } from '#domain/identity/identity-refusal.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import type { Destination } from './identity.ts'

type Ctx = Pick<Context, 'identityProviders'>

export async function startSocial(
  ctx: Ctx,
  { way, market, next = '' }: Destination & { readonly way: SocialWay },
): Promise<Result<{ readonly url: string; readonly cookies: readonly string[] }, SocialRefusal>> {
  const started = await ctx.identityProviders.start(way, market, next)
  return started ? ok(started) : refuse({ kind: 'unavailable' })
}
