import { writeEmail } from '#store/identity/emails.ts'
import { findMemberByEmail } from '#store/identity/members.ts'
import type { Context } from '../context.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'accounts'>

/** Sends the email that proves an address once more. */
export async function writeProofEmail(ctx: Ctx, address: string): Promise<void> {
  const member = await findMemberByEmail(ctx.sql, address)
  if (!member || member.isProven) return
  const { userId, email, market, name } = member
  const link = sealedIn(ctx.keys.seal, await ctx.accounts.proofToken(userId, email))
  await writeEmail(ctx.sql, asEmail({ kind: 'verify', email, market, name, ...link }))
}
