import type pg from 'pg'
import type { Address } from '#domain/address/address.ts'
import type { SavedAddress } from '#domain/address/saved-address.ts'
import type { Market } from '#domain/market/market.ts'
import { committed, rowsOf, type Statement } from '../transaction.ts'

type Owner = { readonly userId: string; readonly market: Market }

export async function listSavedAddresses(
  sql: pg.Pool,
  { userId, market }: Owner,
): Promise<readonly SavedAddress[]> {
  return (await rowsOf<Row>(sql, list, [userId, market])).map(toAddress)
}

/** `undefined` if the member already has the maximum number of addresses. */
export async function insertSavedAddress(
  sql: pg.Pool,
  { userId, market }: Owner,
  address: Address,
  most: number,
): Promise<SavedAddress | undefined> {
  const [row] = await committed(sql, async tx => {
    await rowsOf(tx, lockOwner, [userId])
    return rowsOf<Row>(tx, add, [userId, market, ...columnsOf(address), most])
  })
  return row && toAddress(row)
}

/** `undefined` if the member has no such address. */
export async function updateSavedAddress(
  sql: pg.Pool,
  { userId, market }: Owner,
  id: string,
  address: Address,
): Promise<SavedAddress | undefined> {
  const [row] = await rowsOf<Row>(sql, change, [userId, market, ...columnsOf(address), id])
  return row && toAddress(row)
}

export async function deleteSavedAddress(
  sql: pg.Pool,
  { userId, market }: Owner,
  id: string,
): Promise<boolean> {
  return (await rowsOf(sql, remove, [userId, market, id])).length > 0
}

type Row = Omit<SavedAddress, 'details'> & { readonly details: string | null }

function toAddress({ details, ...row }: Row): SavedAddress {
  return details === null ? row : { ...row, details }
}

function columnsOf({ county, locality, street, number, details, postalCode }: Address) {
  return [
    county.id,
    county.name,
    locality.id,
    locality.name,
    street,
    number,
    details ?? null,
    postalCode === '' ? null : postalCode,
  ]
}

const columns = `id, market, json_build_object('id', county_id, 'name', county) as county,
  json_build_object('id', locality_id, 'name', locality) as locality, street, number, details,
  coalesce(postal_code, '') as "postalCode"`

const list: Statement = {
  name: 'saved-addresses',
  text: `select ${columns} from saved_address where user_id = $1::uuid and market = $2 order by created_at, id`,
}

/** A separate statement: one that waits for a lock still counts the rows from before it waited. */
const lockOwner: Statement = {
  name: 'saved-address-owner',
  text: 'select id from member where id = $1::uuid for update',
}

/** Inserts nothing if the member already has the maximum number of addresses. */
const add: Statement = {
  name: 'saved-address-add',
  text: `
    insert into saved_address (id, user_id, market, county_id, county, locality_id, locality, street,
      number, details, postal_code, created_at, updated_at)
    select gen_random_uuid(), id, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), now() from member
    where id = $1::uuid and (select count(*) from saved_address where user_id = $1::uuid and market = $2) < $11::int
    returning ${columns}`,
}

const change: Statement = {
  name: 'saved-address-change',
  text: `
    update saved_address set county_id = $3, county = $4, locality_id = $5, locality = $6, street = $7,
      number = $8, details = $9, postal_code = $10, updated_at = now()
    where user_id = $1::uuid and market = $2 and id::text = $11 returning ${columns}`,
}

const remove: Statement = {
  name: 'saved-address-remove',
  text: 'delete from saved_address where user_id = $1::uuid and market = $2 and id::text = $3 returning id',
}
