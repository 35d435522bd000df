import type { Address } from '#domain/address/address.ts'
import type { KnownBuyer, LastOrder } from '#domain/checkout/known-buyer.ts'
import type { Member } from '#domain/identity/member.ts'
import type { Market } from '#domain/market/market.ts'
import { listSavedAddresses } from '#store/account/addresses.ts'
import {
  findLastChoices,
  findLastSender,
  type StoredAddress,
  type StoredChoices,
} from '#store/account/last-orders.ts'
import { findPickupPoint } from '#store/order/places.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

/**
 * The data of a member that the checkout steps, and a trade-in, do not need to ask for again; what somebody who never
 * ordered said in a trade-in.
 */
export async function findBuyer(ctx: Ctx, member: Member, market: Market): Promise<KnownBuyer> {
  const { userId, name, email = '', phone = '' } = member
  const owner = { userId, market }
  const [saved, stored, sender] = await Promise.all([
    listSavedAddresses(ctx.sql, owner),
    findLastChoices(ctx.sql, owner),
    findLastSender(ctx.sql, owner),
  ])
  const addresses = saved.map(bare)
  if (stored) return { name, email, phone, addresses, last: await lastOrderOf(ctx, market, stored) }
  return {
    name: name || (sender?.name ?? ''),
    email,
    phone: phone || (sender?.phone ?? ''),
    addresses: addresses.length === 0 && sender?.address ? [bare(sender.address)] : addresses,
  }
}

async function lastOrderOf(
  ctx: Ctx,
  market: Market,
  { contact, delivery, pointId, address, billing, billingAddress }: StoredChoices,
): Promise<LastOrder> {
  const point = pointId === null ? undefined : await findPickupPoint(ctx.sql, market, pointId)
  return {
    contact,
    delivery,
    ...(point && { point }),
    ...(address && { address: toAddress(address) }),
    billing: billingAddress ? { ...billing, address: toAddress(billingAddress) } : billing,
  }
}

function toAddress({ details, ...address }: StoredAddress): Address {
  return details === null ? address : { ...address, details }
}

/** Drops the owner and the id, which no step needs. */
function bare({ county, locality, street, number, details, postalCode }: Address): Address {
  return {
    county,
    locality,
    street,
    number,
    ...(details !== undefined && { details }),
    postalCode,
  }
}
