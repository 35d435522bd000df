import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { DeliveryPlace, StepName } from '#domain/checkout/checkout.ts'
import { fitsChoice } from '#domain/checkout/fits.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type {
  OrderRequest,
  WrittenAddress,
  WrittenBilling,
  WrittenPlace,
} from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findAddressPlace, findPickupPoint, type KnownPlace } from '#store/order/places.ts'
import type { Sql } from '#store/transaction.ts'
import type { InvalidField } from '../cart/price-cart.ts'
import { invalidIn } from './check-fields.ts'

/** What the database knows of the places that an order names: undefined for what it does not name or know. */
export type KnownPlaces = {
  readonly point: PickupPoint | undefined
  readonly delivery: KnownPlace | undefined
  readonly billing: KnownPlace | undefined
}

type Places = Pick<OrderRequest, 'market' | 'place' | 'billing'>

export async function readPlaces(
  tx: Sql,
  { market, place, billing }: Places,
): Promise<KnownPlaces> {
  const [point, delivery, billed] = await Promise.all([
    place.kind === 'pickup' ? findPickupPoint(tx, market, place.pointId) : undefined,
    place.kind === 'address' ? findAddressPlace(tx, market, place.address) : undefined,
    billing.address && findAddressPlace(tx, market, billing.address),
  ])
  return { point, delivery, billing: billed }
}

/**
 * Checks the pickup point again when the order is placed; an address must consist of places of the market
 * (orders.md).
 */
export function checkPlace(
  { point, delivery }: KnownPlaces,
  choice: DeliveryChoice,
  place: WrittenPlace,
): Result<DeliveryPlace, PlacingRefusal> {
  if (place.kind === 'address') {
    if (choice.method !== 'courier')
      return refuse(invalidIn('delivery-address', 'lockerId', 'required'))
    const address = checkAddress(delivery, 'delivery-address', place.address)
    return address.ok ? ok({ kind: 'address', address: address.value }) : address
  }
  if (choice.method === 'courier')
    return refuse(invalidIn('delivery-address', 'street', 'required'))
  const found = point && ({ kind: 'pickup', point } as const)
  return found && fitsChoice(found, choice)
    ? ok(found)
    : refuse({ kind: 'pickup-point-unavailable', pointId: place.pointId })
}

/** The billing details with their address, if it is a separate one. */
export function checkBilling(
  known: KnownPlaces,
  billing: WrittenBilling,
): Result<Billing, InvalidField> {
  const { address: written, ...party } = billing
  if (!written) return ok(party)
  const address = checkAddress(known.billing, 'billing-details', written)
  return address.ok ? ok({ ...party, address: address.value }) : address
}

function checkAddress(
  known: KnownPlace | undefined,
  step: StepName,
  written: WrittenAddress,
): Result<Address, InvalidField> {
  if (!known) return refuse(invalidIn(step, 'county', 'unknown'))
  const { county, locality } = known
  if (!locality) return refuse(invalidIn(step, 'locality', 'unknown'))
  const { countyId: _county, localityId: _locality, ...rest } = written
  return ok({ county, locality, ...rest })
}
