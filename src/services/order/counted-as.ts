import { createHmac } from 'node:crypto'
import { lettersAndDigits } from '#domain/field/letters-and-digits.ts'
import { mailboxOf } from '#domain/field/mailbox.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderRequest, WrittenAddress } from '#domain/order/order-request.ts'
import { clientHash } from './client-hash.ts'

type Counted = {
  readonly request: Pick<OrderRequest, 'market' | 'contact' | 'place'>
  /** The IP address. */
  readonly address: string
  readonly userId: string | undefined
}

/**
 * The features that one customer's orders have in common, however they are spelt: the network, the mailbox, the
 * phone, the account, the street address. Orders are counted under each of them. A pickup point is shared, so it is
 * not counted. Hashes, because none of it is read again (quality.md "Attacks", hoarding).
 */
export function countedAs(secret: string, { request, address, userId }: Counted): string[] {
  const { market, contact, place } = request
  const names = [
    `mailbox ${mailboxOf(contact.email)}`,
    `phone ${contact.phone}`,
    ...(userId === undefined ? [] : [`member ${userId}`]),
    ...(place.kind === 'address' ? [`door ${addressOf(market, place.address)}`] : []),
  ]
  return [clientHash(secret, address), ...names.map(name => hashOf(secret, name))]
}

/** Without the details after the house number: a floor or a flat is free text. */
function addressOf(market: Market, { localityId, street, number }: WrittenAddress): string {
  return [market, localityId, lettersAndDigits(street), lettersAndDigits(number)].join(' ')
}

function hashOf(secret: string, name: string): string {
  return createHmac('sha256', secret).update(name).digest('hex')
}
