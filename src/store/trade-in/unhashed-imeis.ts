import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type UnhashedImei = { readonly id: string; readonly imeiSealed: string }

const unhashed: Statement = {
  name: 'units-to-hash',
  text: `select id, imei_sealed as "imeiSealed" from unit
    where imei_sealed is not null and imei_hash is null and id > $1::uuid order by id limit $2`,
}

/** A device that is already claimed elsewhere stays claimed there. */
const writeHash: Statement = {
  name: 'unit-write-imei-hash',
  text: `with hashed as (update unit set imei_hash = $2 where id = $1::uuid returning id)
    insert into device_claim (hash, unit_id) select $2, id from hashed on conflict (hash) do nothing`,
}

export function listUnhashedImeis(
  sql: Sql,
  afterId: string,
  limit: number,
): Promise<readonly UnhashedImei[]> {
  return rowsOf<UnhashedImei>(sql, unhashed, [afterId, limit])
}

export function writeImeiHash(sql: Sql, id: string, hash: string) {
  return rowsOf(sql, writeHash, [id, hash])
}
