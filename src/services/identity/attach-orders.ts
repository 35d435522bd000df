import type { Member } from '#domain/identity/member.ts'
import type { IdentityDeps } from './means.ts'

/** Orders placed as a guest become the member's once the address is proven; what has an owner keeps it. */
export async function attachOrders(
  { members }: Pick<IdentityDeps, 'members'>,
  { userId, email, isEmailVerified }: Member,
): Promise<void> {
  if (email !== undefined && isEmailVerified) await members.attachOrders(userId)
}
