import type { Address } from '#domain/address/address.ts'
import { addressRules } from '#domain/address/fields-by-market.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { validateField } from '#domain/field/validate.ts'
import type { Handover, HandoverRefusal, RequestedHandover } from '#domain/inbound/inbound.ts'
import { isHandoverOffered } from '#domain/inbound/offered-handovers.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findAddressPlace, findPickupPoint } from '#store/order/places.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { handoversFrom } from './handovers.ts'

type Ctx = Pick<Context, 'clock' | 'settings'>

type Checked<T> = Result<T, HandoverRefusal>

/** The handover with the shop's own data: its point and the names of its places are looked up by id. */
export async function checkHandover(
  ctx: Ctx,
  sql: Sql,
  market: Market,
  wished: RequestedHandover,
): Promise<Checked<Handover>> {
  const known = await knownHandover(sql, market, wished)
  if (!known.ok) return known
  return isHandoverOffered(known.value, handoversFrom(ctx, market))
    ? known
    : refuse({ kind: 'handover-not-offered' })
}

async function knownHandover(
  sql: Sql,
  market: Market,
  wished: RequestedHandover,
): Promise<Checked<Handover>> {
  if (wished.kind === 'courier') {
    const from = await knownAddress(sql, market, wished.from)
    return from.ok ? ok({ ...wished, from: from.value }) : from
  }
  if (!wished.point) return ok({ kind: wished.kind })
  const point = await findPickupPoint(sql, market, wished.point.id)
  return point ? ok({ kind: wished.kind, point }) : refuse({ kind: 'handover-not-offered' })
}

async function knownAddress(sql: Sql, market: Market, written: Address): Promise<Checked<Address>> {
  const rules = addressRules(market)
  for (const field of Object.keys(rules) as (keyof typeof rules)[]) {
    const verdict = validateField(written[field] ?? '', rules[field], 'blur')
    if (verdict.kind === 'invalid') return invalid(field, verdict.error.kind)
  }
  const placeIds = { countyId: written.county.id, localityId: written.locality.id }
  const known = await findAddressPlace(sql, market, placeIds)
  if (!known) return invalid('county', 'unknown')
  if (!known.locality) return invalid('locality', 'unknown')
  const details = written.details?.trim()
  return ok({
    county: known.county,
    locality: known.locality,
    street: written.street.trim(),
    number: written.number.trim(),
    postalCode: toPostalDigits(market, written.postalCode) ?? written.postalCode,
    ...(details ? { details } : {}),
  })
}

export function invalid(field: string, code: string) {
  return refuse({ kind: 'invalid-field', field, code } as const)
}
