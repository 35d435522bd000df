import { insertMember } from '#store/identity/members.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { readRegistration } from './registration.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'accounts'>

/** An address with a proven account gets an email that says so; for any other, an unproven account is created. */
export async function answerRegistration(ctx: Ctx, { payload }: Message): Promise<void> {
  const { sealedHash, next, ...registration } = readRegistration(payload)
  const { userId, email, market, name } = registration
  const link = sealedIn(ctx.keys.seal, await ctx.accounts.proofToken(userId, email))
  await insertMember(
    ctx.sql,
    { ...registration, passwordHash: ctx.keys.seal.open(sealedHash) },
    asEmail({ kind: 'verify', email, market, name, ...link, ...(next && { next }) }),
    asEmail({ kind: 'have-account', email, market }),
  )
}
