import type { Address } from '#domain/address/address.ts'
import { viewPurchase } from '#services/account/view-purchase.ts'
import { viewOrder } from '#services/order/view-order.ts'
import type { PageRequest } from '../page-request.ts'
import type { ReturnAccess } from '../return/return-requester.ts'

/** The delivery address of the order, for a courier pickup; none if it was delivered to a pickup point. */
export async function knownAddress(
  { ctx, market }: PageRequest,
  { requester }: ReturnAccess,
  number: string,
): Promise<Address | undefined> {
  switch (requester.kind) {
    case 'member': {
      const details = await viewPurchase(ctx, { userId: requester.userId, market }, number)
      return details?.order.delivery.address
    }
    case 'order-link':
      return (await viewOrder(ctx, number, requester.token))?.delivery.address
    case 'proof':
    case 'return-link':
      return undefined
  }
}
