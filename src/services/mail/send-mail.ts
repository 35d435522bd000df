import { findMail, markMailSent } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db' | 'keys' | 'mailer'>

/**
 * Handles `mail-written`: sends an email that was written together with the change it reports; a repeated call sends
 * it at most once more.
 */
export async function sendMail(ctx: Ctx, { payload }: Message): Promise<void> {
  const email = await findMail(ctx.db, ctx.keys.seal, String(payload.mailId))
  // A missing email was withdrawn: a customer who has cancelled their alerts gets none.
  if (!email || email.sentAt) return
  await ctx.mailer(email)
  await markMailSent(ctx.db, email.id)
}
