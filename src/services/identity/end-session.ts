import type { Member } from '#domain/identity/member.ts'
import { deleteOtherSessions, deleteSession } from '#store/identity/sessions.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

export function endSession(
  ctx: Ctx,
  { userId }: Pick<Member, 'userId'>,
  sessionId: string,
): Promise<void> {
  return deleteSession(ctx.sql, userId, sessionId)
}

/** Ends every session of the member but this one. */
export function endOtherSessions(
  ctx: Ctx,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
): Promise<void> {
  return deleteOtherSessions(ctx.sql, userId, sessionId)
}
