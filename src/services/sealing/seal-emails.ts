import { listEmailsInClear, replaceSealed } from '#store/sealed-columns.ts'
import { openBody, sealBody } from '#store/sealed-email.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

const batch = 500

/** Encrypts emails that were written before emails were encrypted; migration 0012 left them unchanged. */
export async function sealEmails(ctx: Ctx): Promise<void> {
  const { seal } = ctx.keys
  for (;;) {
    const emails = await listEmailsInClear(ctx.sql, batch)
    for (const email of emails) {
      const body = sealBody(seal, openBody(seal, email.sealed))
      await replaceSealed(ctx.sql, { table: 'mail', column: 'body_sealed' }, email, body)
    }
    if (emails.length < batch) return
  }
}
