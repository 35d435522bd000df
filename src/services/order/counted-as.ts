import { createHmac } from 'node:crypto'
import { mailboxOf } from '#domain/field/mailbox.ts'
import type { Market } from '#domain/market/market.ts'
import type { OrderRequest, WrittenAddress } from '#domain/order/order-request.ts'
import { clientHash } from './client-hash.ts'

type Counted = {
  readonly request: Pick<OrderRequest, 'market' | 'contact' | 'place'>
  /** Of the network. */
  readonly address: string
  readonly userId: string | undefined
}

/**
 * quality.md "Attacks", hoarding: what one buyer's orders have in common, however it is spelled: the network, the mailbox,
 * the phone, the account, the door. Orders are counted under each of them. A pickup point is everybody's, so it is not
 * counted. Hashes, as nothing of it is read again.
 */
export function countedAs(secret: string, { request, address, userId }: Counted): string[] {
  const { market, contact, place } = request
  const names = [
    `mailbox ${mailboxOf(contact.email)}`,
    `phone ${contact.phone}`,
    ...(userId === undefined ? [] : [`member ${userId}`]),
    ...(place.kind === 'address' ? [`door ${doorOf(market, place.address)}`] : []),
  ]
  return [clientHash(secret, address), ...names.map(name => hashOf(secret, name))]
}

/** Without what is written behind the number: a floor or a flat is whatever somebody writes there. */
function doorOf(market: Market, { localityId, street, number }: WrittenAddress): string {
  return [market, localityId, emailsOf(street), emailsOf(number)].join(' ')
}

/** "Str. Clínicilor 12-A" and "str clinicilor 12a" are one; a combining mark is no letter. */
function emailsOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function hashOf(secret: string, name: string): string {
  return createHmac('sha256', secret).update(name).digest('hex')
}
