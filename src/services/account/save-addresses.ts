import type { Address } from '#domain/address/address.ts'
import { addressRules } from '#domain/address/fields-by-market.ts'
import {
  mostAddresses,
  type SavedAddress,
  type SavedAddressRefusal,
  type WrittenSavedAddress,
} from '#domain/address/saved-address.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { validateField } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  deleteSavedAddress,
  insertSavedAddress,
  listSavedAddresses,
  updateSavedAddress,
} from '#store/account/addresses.ts'
import { findAddressPlace } from '#store/order/places.ts'
import type { Context } from '../context.ts'
import type { Owner } from './owner.ts'

type Ctx = Pick<Context, 'sql'>

type AddressResult = Result<SavedAddress, SavedAddressRefusal>

/** The saved addresses of a member (Spec 7.1). */
export function listAddresses(ctx: Ctx, owner: Owner): Promise<readonly SavedAddress[]> {
  return listSavedAddresses(ctx.sql, owner)
}

export async function addAddress(
  ctx: Ctx,
  owner: Owner,
  written: WrittenSavedAddress,
): Promise<AddressResult> {
  const address = await complete(ctx, owner.market, written)
  if (!address.ok) return address
  const added = await insertSavedAddress(ctx.sql, owner, address.value, mostAddresses)
  return added ? ok(added) : refuse({ kind: 'too-many-addresses', max: mostAddresses })
}

/** Another member's address is treated as not found. */
export async function changeAddress(
  ctx: Ctx,
  owner: Owner,
  id: string,
  written: WrittenSavedAddress,
): Promise<AddressResult> {
  const own = await listSavedAddresses(ctx.sql, owner)
  if (!own.some(address => address.id === id)) return refuse({ kind: 'not-found' })
  const address = await complete(ctx, owner.market, written)
  if (!address.ok) return address
  const changed = await updateSavedAddress(ctx.sql, owner, id, address.value)
  return changed ? ok(changed) : refuse({ kind: 'not-found' })
}

export function removeAddress(ctx: Ctx, owner: Owner, id: string): Promise<boolean> {
  return deleteSavedAddress(ctx.sql, owner, id)
}

/**
 * Validation on the server: the county and locality against the places of the market, the rest by the rules of the
 * form (Spec 5.5).
 */
async function complete(
  ctx: Ctx,
  market: Market,
  written: WrittenSavedAddress,
): Promise<Result<Address, SavedAddressRefusal>> {
  const known = await findAddressPlace(ctx.sql, market, written)
  if (!known) return invalid('county', 'unknown')
  if (!known.locality) return invalid('locality', 'unknown')
  const error = errorIn(market, written)
  if (error) return error
  const details = written.details?.trim() ?? ''
  return ok({
    county: known.county,
    locality: known.locality,
    street: written.street.trim(),
    number: written.number.trim(),
    ...(details !== '' && { details }),
    postalCode: toPostalDigits(market, written.postalCode) ?? '',
  })
}

function invalid(field: string, code: string) {
  return refuse({ kind: 'invalid-field', field, code } as const)
}

function errorIn(market: Market, written: WrittenSavedAddress) {
  const rules = addressRules(market)
  for (const field of ['street', 'number', 'details', 'postalCode'] as const) {
    const verdict = validateField(written[field] ?? '', rules[field], 'blur')
    if (verdict.kind === 'invalid') return invalid(field, verdict.error.kind)
  }
  return undefined
}
