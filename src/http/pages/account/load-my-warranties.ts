import { listWarranties } from '#services/warranty/list-warranties.ts'
import { onMemberPage } from './member-page.ts'

/** The guarantees and warranties of a member's devices, and the claims about them. */
export const loadMyWarranties = onMemberPage('my-warranties', async ({ member, market, ctx }) => ({
  devices: await listWarranties(ctx, { userId: member.userId, market }),
}))
