import { writeEmail } from '#store/identity/emails.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { inMarket } from './link-market.ts'
import { readSignInLink } from './registration.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'accounts'>

/** The request has already been answered. */
export async function answerSignInLink(ctx: Ctx, { payload }: Message): Promise<void> {
  const { email, market, next } = readSignInLink(payload)
  const { value, until } = await ctx.accounts.signInToken(email)
  const link = sealedIn(ctx.keys.seal, { value: inMarket(market, value), until })
  await writeEmail(
    ctx.sql,
    asEmail({ kind: 'sign-in-link', email, market, ...link, ...(next && { next }) }),
  )
}
