import { insertEmailChange } from '#store/identity/email-changes.ts'
import { findMemberById } from '#store/identity/members.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { readEmailChange } from './email-change.ts'
import { newLinkSecret } from './link-secret.ts'
import { asEmail, sealedIn } from './write-email.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

const dayMs = 86_400_000

/**
 * The new address gets a link that proves it or, if it belongs to another account, an email that says so. The
 * address that was proven before is notified, with a link that stops the change for a week, even once it is done.
 */
export async function answerEmailChange(ctx: Ctx, { payload }: Message): Promise<void> {
  const { userId, email, market } = readEmailChange(payload)
  const member = await findMemberById(ctx.sql, userId)
  if (!member) return
  const { name } = member
  const [proof, stop] = [newLinkSecret(), newLinkSecret()]
  const until = new Date(ctx.clock().getTime() + dayMs)
  const stopUntil = new Date(ctx.clock().getTime() + 7 * dayMs)
  const hasOther = member.isProven && member.email !== email
  const link = sealedIn(ctx.keys.seal, { value: proof.secret, until })
  const stopLink = sealedIn(ctx.keys.seal, { value: stop.secret, until: stopUntil })
  const before = { email: member.email, hash: stop.hash, until: stopUntil }
  await insertEmailChange(
    ctx.sql,
    { userId, email, hash: proof.hash, until, ...(hasOther && { before }) },
    {
      onFree: asEmail({ kind: 'new-email', email, market, name, ...link }),
      onTaken: asEmail({ kind: 'have-account', email, market }),
      onBefore: hasOther
        ? asEmail({ kind: 'email-change', email: member.email, market, name, ...stopLink })
        : undefined,
    },
  )
}
