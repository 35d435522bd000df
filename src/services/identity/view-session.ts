import type { Viewer } from '#domain/identity/member.ts'
import { touchSession } from '#store/identity/sessions.ts'
import type { Context } from '../context.ts'
import { hasMemberMark } from './cookies.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'accounts'>

const hourMs = 3_600_000

/**
 * Distinguishes a browser that had a session and has none now from one that never had one (Spec 4.7). Reads the
 * complete Cookie header.
 */
export async function viewSession(ctx: Ctx, cookie = ''): Promise<Viewer> {
  if (!ctx.accounts.hasSessionCookie(cookie))
    return { kind: hasMemberMark(cookie) ? 'was-member' : 'visitor' }
  const live = await ctx.accounts.sessionOf(cookie)
  if (!live) return { kind: 'was-member' }
  const { member, lastSeenAt } = live
  if (ctx.clock().getTime() - lastSeenAt.getTime() > hourMs)
    await touchSession(ctx.sql, member.sessionId)
  return { kind: 'member', member }
}
