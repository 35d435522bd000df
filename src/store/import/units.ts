import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A unit in stock, with the facts that an import file can contain. */
export type KnownUnit = {
  readonly serialHash: string
  readonly listingId: string
  readonly imeiSealed: string | undefined
  readonly batteryHealth: number | undefined
  readonly acquisitionMinor: number
  readonly taxScheme: 'margin' | 'vat'
  readonly receivedAt: Date
}

export type NewUnit = {
  readonly id: string
  readonly listingId: string
  readonly market: Market
  readonly serialSealed: string
  readonly imeiSealed: string | null
  readonly serialHash: string
  readonly imeiHash: string | null
  readonly batteryHealth: number | null
  readonly acquisitionMinor: number
  readonly taxScheme: 'margin' | 'vat'
  readonly receivedAt: Date
  /** Its origin, for the history. */
  readonly reason: string
  readonly at: Date
}

export async function listUnitsBySerial(
  sql: Sql,
  serialHashes: readonly string[],
): Promise<readonly KnownUnit[]> {
  return (await rowsOf<RawUnit>(sql, unitsBySerial, [serialHashes])).map(row => ({
    ...row,
    imeiSealed: row.imeiSealed ?? undefined,
    batteryHealth: row.batteryHealth ?? undefined,
    acquisitionMinor: Number(row.acquisitionMinor),
  }))
}

/** Those of the digests that belong to a unit or an open trade-in. */
export async function listClaimedHashes(
  sql: Sql,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(
    (await rowsOf<{ hash: string }>(sql, claimedHashes, [hashes])).map(each => each.hash),
  )
}

/** For sale at once, each with the first row of its history. */
export async function insertListedUnits(tx: Sql, units: readonly NewUnit[]): Promise<void> {
  if (units.length > 0) await rowsOf(tx, listUnits, [JSON.stringify(units)])
}

type RawUnit = Omit<KnownUnit, 'imeiSealed' | 'batteryHealth' | 'acquisitionMinor'> & {
  imeiSealed: string | null
  batteryHealth: number | null
  acquisitionMinor: string
}

const claimedHashes: Statement = {
  name: 'import-claimed-hashes',
  text: 'select hash from device_claim where hash = any($1::text[])',
}

const unitsBySerial: Statement = {
  name: 'import-units-by-serial',
  text: `
    select serial_hash as "serialHash", listing_id as "listingId", imei_sealed as "imeiSealed",
      battery_health as "batteryHealth", acquisition_minor as "acquisitionMinor", tax_scheme as "taxScheme",
      received_at as "receivedAt"
    from unit where serial_hash = any($1::text[])`,
}

const listUnits: Statement = {
  name: 'import-list-units',
  text: `
    with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as each (
        id uuid, "listingId" text, market text, "serialSealed" text, "imeiSealed" text, "serialHash" text, "imeiHash" text,
        "batteryHealth" integer, "acquisitionMinor" bigint, "taxScheme" text, "receivedAt" timestamptz, reason text, at timestamptz)
    ),
    listed as (
      insert into unit (id, listing_id, market, state, serial_sealed, imei_sealed, serial_hash, imei_hash, battery_health,
        acquisition_minor, tax_scheme, received_at)
      select id, "listingId", market, 'listed', "serialSealed", "imeiSealed", "serialHash", "imeiHash", "batteryHealth",
        "acquisitionMinor", "taxScheme", "receivedAt"
      from given
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, null, 'listed', 'import', reason, at from given`,
}
