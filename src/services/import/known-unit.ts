import { ownEntry } from '#domain/own-entry.ts'
import type { Day } from '#domain/time/day.ts'
import type { KnownUnit } from '#store/import/units.ts'
import type { Seal } from '#store/seal.ts'
import type { UnitFacts } from './read-unit.ts'

/** The columns in which a row differs from the stored unit; an empty cell does not differ. */
export function differencesOf(
  known: KnownUnit,
  listingId: string,
  unit: UnitFacts,
  seal: Seal,
): readonly string[] {
  const knownImei = known.imeiSealed === undefined ? undefined : seal.open(known.imeiSealed)
  const differs: Readonly<Record<string, boolean>> = {
    'product or grade': known.listingId !== listingId,
    imei: unit.imei !== undefined && unit.imei !== knownImei,
    battery_health: unit.batteryHealth !== undefined && unit.batteryHealth !== known.batteryHealth,
    acquisition_price: unit.acquisition.minor !== known.acquisitionMinor,
    tax_scheme: unit.taxScheme !== known.taxScheme,
    received_at:
      unit.receivedOn !== undefined &&
      instantOf(unit.receivedOn).getTime() !== known.receivedAt.getTime(),
  }
  return Object.keys(differs).filter(column => ownEntry(differs, column))
}

/** A date of a list, stored as its first instant in UTC: the same date in all four markets. */
export function instantOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}
