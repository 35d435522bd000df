import type { Address } from '#domain/address/address.ts'
import type { PageRequest } from './page-request.ts'
import type { Asking } from './return-asker.ts'

/** Where the order went, for a courier to come to; nothing where it went to a point. */
export async function knownAddress(
  { shop, market }: PageRequest,
  { requester }: Asking,
  number: string,
): Promise<Address | undefined> {
  switch (requester.kind) {
    case 'member': {
      const details = await shop.viewPurchase({ userId: requester.userId, market }, number)
      return details?.order.delivery.address
    }
    case 'order-link':
      return (await shop.viewOrder(number, requester.token))?.delivery.address
    case 'proof':
    case 'return-link':
      return undefined
  }
}
