import type { FastifyRequest } from 'fastify'
import type { Member } from '#domain/identity/member.ts'
import type { Shop } from '../shop.ts'
import type { Refused } from './endpoint.ts'

/** The cart requires its own session in addition to the sign-in; POST /api/cart-session/ opens it (orders.md). */
export function isSessionStarted(
  { cloud }: Pick<Shop, 'cloud'>,
  member: Member,
  request: FastifyRequest,
): boolean {
  return cloud.holdsPass(member, request.headers.cookie)
}

export const noCartSession: Refused = {
  status: 401,
  code: 'no-cart-session',
  title: 'Exchange the custom token first.',
}
