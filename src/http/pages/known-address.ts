import type { Address } from '#domain/address/address.ts'
import type { PageRequest } from './page-request.ts'
import type { Asking } from './return-asker.ts'

/** Where the order went, for a courier to come to; nothing where it went to a point. */
export async function knownAddress(
  { shop, market }: PageRequest,
  { asker }: Asking,
  number: string,
): Promise<Address | undefined> {
  switch (asker.kind) {
    case 'member': {
      const details = await shop.viewPurchase({ userId: asker.userId, market }, number)
      return details?.order.delivery.address
    }
    case 'order-link':
      return (await shop.viewOrder(number, asker.token))?.delivery.address
    case 'proof':
    case 'return-link':
      return undefined
  }
}
