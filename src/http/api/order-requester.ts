import type { FastifyRequest } from 'fastify'
import type { Context } from '#services/context.ts'
import { viewSession } from '#services/identity/view-session.ts'
import type { ReturnRequester } from '#services/return/return-requester.ts'

type Credentials = { readonly token: string; readonly proof: string }

/** The requester of an order. A token or proof takes precedence over the sign-in: the link may be another member's gift. */
export async function requesterOf(
  ctx: Context,
  { headers }: FastifyRequest,
  { token, proof }: Credentials,
): Promise<ReturnRequester | undefined> {
  if (token !== '') return { kind: 'order-link', token }
  if (proof !== '') return { kind: 'proof', proof }
  const viewer = await viewSession(ctx, headers.cookie)
  return viewer.kind === 'member' ? { kind: 'member', userId: viewer.member.userId } : undefined
}
