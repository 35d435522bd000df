import type { FastifyRequest } from 'fastify'
import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#services/context.ts'
import { signOut } from '#services/identity/sign-out.ts'
import { viewSession } from '#services/identity/view-session.ts'
import type { Refused } from './endpoint.ts'

/** For endpoints that are open to guests: `undefined` is a guest. */
export async function requestingUserId(
  ctx: Context,
  request: FastifyRequest,
): Promise<string | undefined> {
  const viewer = await viewSession(ctx, request.headers.cookie)
  return viewer.kind === 'member' ? viewer.member.userId : undefined
}

/** The signed-in member; the cookies of a session that has ended are cleared (Spec 4.7). */
export async function memberOf(
  ctx: Context,
  request: FastifyRequest,
): Promise<Result<Member, Refused>> {
  const { cookie } = request.headers
  const viewer = await viewSession(ctx, cookie)
  if (viewer.kind === 'member') return ok(viewer.member)
  const cookies = viewer.kind === 'was-member' ? await signOut(ctx, cookie) : []
  return refuse({ status: 401, code: 'signed-out', title: 'Nobody is signed in here.', cookies })
}
