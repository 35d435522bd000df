import type { Member } from '#domain/identity/member.ts'
import { attachOrdersToMember } from '#store/identity/members.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

/** Guest orders become the member's once the address is proven; an order with an owner does not change. */
export async function attachOrders(
  ctx: Ctx,
  { userId, email, isEmailVerified }: Member,
): Promise<void> {
  if (email !== undefined && isEmailVerified) await attachOrdersToMember(ctx.sql, userId)
}
