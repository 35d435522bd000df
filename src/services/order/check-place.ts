import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { DeliveryPlace, StepName } from '#domain/checkout/checkout.ts'
import { fitsChoice } from '#domain/checkout/fits.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { WrittenAddress, WrittenBilling, WrittenPlace } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findAddressPlace, findPickupPoint } from '#store/order/places.ts'
import type { Sql } from '#store/transaction.ts'
import type { InvalidField } from '../cart/price-cart.ts'
import { invalidIn } from './check-fields.ts'

/**
 * Checks the pickup point again when the order is placed; an address must consist of places of the market
 * (orders.md).
 */
export async function checkPlace(
  tx: Sql,
  market: Market,
  choice: DeliveryChoice,
  place: WrittenPlace,
): Promise<Result<DeliveryPlace, PlacingRefusal>> {
  if (place.kind === 'address') {
    if (choice.method !== 'courier')
      return refuse(invalidIn('delivery-address', 'lockerId', 'required'))
    const address = await checkAddress(tx, market, 'delivery-address', place.address)
    return address.ok ? ok({ kind: 'address', address: address.value }) : address
  }
  if (choice.method === 'courier')
    return refuse(invalidIn('delivery-address', 'street', 'required'))
  const point = await findPickupPoint(tx, market, place.pointId)
  const found = point && ({ kind: 'pickup', point } as const)
  return found && fitsChoice(found, choice)
    ? ok(found)
    : refuse({ kind: 'pickup-point-unavailable', pointId: place.pointId })
}

/** The billing details with their address, if it is a separate one. */
export async function checkBilling(
  tx: Sql,
  market: Market,
  billing: WrittenBilling,
): Promise<Result<Billing, InvalidField>> {
  const { address: written, ...party } = billing
  if (!written) return ok(party)
  const address = await checkAddress(tx, market, 'billing-details', written)
  return address.ok ? ok({ ...party, address: address.value }) : address
}

async function checkAddress(
  tx: Sql,
  market: Market,
  step: StepName,
  written: WrittenAddress,
): Promise<Result<Address, InvalidField>> {
  const known = await findAddressPlace(tx, market, written)
  if (!known) return refuse(invalidIn(step, 'county', 'unknown'))
  const { county, locality } = known
  if (!locality) return refuse(invalidIn(step, 'locality', 'unknown'))
  const { countyId: _county, localityId: _locality, ...rest } = written
  return ok({ county, locality, ...rest })
}
