import { writeEmail } from '#store/identity/emails.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { readReset } from './registration.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'accounts'>

/** No email if there is no account; the request has already been answered. */
export async function answerReset(ctx: Ctx, { payload }: Message): Promise<void> {
  const { email, market } = readReset(payload)
  const token = await ctx.accounts.resetToken(email)
  if (token)
    await writeEmail(
      ctx.sql,
      asEmail({ kind: 'reset', email, market, ...sealedIn(ctx.keys.seal, token) }),
    )
}
