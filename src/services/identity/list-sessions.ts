import type { Member, OwnSession } from '#domain/identity/member.ts'
import { listSessionsOfMember } from '#store/identity/sessions.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

export async function listSessions(
  ctx: Ctx,
  { userId, sessionId }: Member,
): Promise<readonly OwnSession[]> {
  const all = await listSessionsOfMember(ctx.sql, userId)
  return all.map(({ id, userAgent, startedAt, lastSeenAt }) => ({
    id,
    userAgent,
    isThisOne: id === sessionId,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}
