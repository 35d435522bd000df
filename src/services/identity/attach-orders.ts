import type { Member } from '#domain/identity/member.ts'
import type { IdentityDeps } from './means.ts'

/** Guest orders become the member's once the address is proven; an order with an owner does not change. */
export async function attachOrders(
  { members }: Pick<IdentityDeps, 'members'>,
  { userId, email, isEmailVerified }: Member,
): Promise<void> {
  if (email !== undefined && isEmailVerified) await members.attachOrders(userId)
}
