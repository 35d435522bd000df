import { findMail, type ListedEmail, listLatestMail } from '#store/mail.ts'
import type { Context } from '../context.ts'

export type { ListedEmail }

/** The emails that would have been sent, newest first. */
export function listMailbox(ctx: Pick<Context, 'db'>): Promise<readonly ListedEmail[]> {
  return listLatestMail(ctx.db)
}

export function openMail(
  ctx: Pick<Context, 'db' | 'keys'>,
  id: string,
): Promise<{ readonly html: string } | undefined> {
  return findMail(ctx.db, ctx.keys.seal, id)
}
