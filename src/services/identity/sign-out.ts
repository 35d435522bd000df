import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'accounts' | 'cookies'>

/** The cookies that delete the session, even if there was none. */
export async function signOut(ctx: Ctx, cookie = ''): Promise<readonly string[]> {
  return [...(await ctx.accounts.signOut(cookie)), ...ctx.cookies.forgotten()]
}
