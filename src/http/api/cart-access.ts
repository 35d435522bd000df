import type { FastifyRequest } from 'fastify'
import type { Member } from '#domain/identity/member.ts'
import type { Context } from '#services/context.ts'
import type { Refused } from './endpoint.ts'

/** The cart requires its own session in addition to the sign-in; POST /api/cart-session/ opens it (orders.md). */
export function isSessionStarted(ctx: Context, member: Member, request: FastifyRequest): boolean {
  return ctx.cookies.holdsPass(member, request.headers.cookie, ctx.clock())
}

export const noCartSession: Refused = {
  status: 401,
  code: 'no-cart-session',
  title: 'Exchange the custom token first.',
}
