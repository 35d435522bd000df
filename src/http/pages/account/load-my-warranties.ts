import { onMemberPage } from './member-page.ts'

/** The guarantees and warranties of a member's devices, and the claims about them. */
export const loadMyWarranties = onMemberPage('my-warranties', async ({ member, market, shop }) => ({
  devices: await shop.listWarranties({ userId: member.userId, market }),
}))
