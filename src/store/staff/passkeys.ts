import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** `id` and `publicKey` as base64url. */
export type StoredPasskey = {
  readonly id: string
  readonly staffId: string
  readonly name: string
  readonly publicKey: string
  readonly counter: number
  readonly createdAt: Date
  readonly usedAt: Date | null
}

const columns = `id, staff_id as "staffId", name, public_key as "publicKey", counter::float8 as counter,
  created_at as "createdAt", used_at as "usedAt"`

const add: Statement = {
  name: 'staff-passkey-add',
  text: `insert into staff_passkey (id, staff_id, name, public_key, counter, created_at) values ($1, $2::uuid, $3, $4, $5, $6)
    on conflict (id) do nothing returning id`,
}

const ofStaff: Statement = {
  name: 'staff-passkeys',
  text: `select ${columns} from staff_passkey where staff_id = $1::uuid order by created_at, id`,
}

const byId: Statement = {
  name: 'staff-passkey',
  text: `select ${columns} from staff_passkey where id = $1`,
}

const use: Statement = {
  name: 'staff-passkey-use',
  text: `update staff_passkey set counter = $2, used_at = $3 where id = $1 and counter = $4 returning id`,
}

const remove: Statement = {
  name: 'staff-passkey-remove',
  text: 'delete from staff_passkey where staff_id = $1::uuid and ($2::text is null or id = $2) returning id',
}

/** `false` if the device gave this key to somebody before. */
export async function insertPasskey(
  sql: Sql,
  passkey: Omit<StoredPasskey, 'usedAt'>,
): Promise<boolean> {
  const { id, staffId, name, publicKey, counter, createdAt } = passkey
  return (await rowsOf(sql, add, [id, staffId, name, publicKey, counter, createdAt])).length > 0
}

/** Oldest first. */
export function listPasskeys(sql: Sql, staffId: string): Promise<readonly StoredPasskey[]> {
  return rowsOf<StoredPasskey>(sql, ofStaff, [staffId])
}

export async function findPasskey(sql: Sql, id: string): Promise<StoredPasskey | undefined> {
  return (await rowsOf<StoredPasskey>(sql, byId, [id]))[0]
}

/** `false` if it was used in between, by its counter. */
export async function notePasskeyUse(
  sql: Sql,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  newCounter: number,
  at: Date,
): Promise<boolean> {
  return (await rowsOf(sql, use, [id, newCounter, at, counter])).length > 0
}

/** `false` if the staff member has no such passkey. */
export async function deletePasskey(sql: Sql, staffId: string, id: string): Promise<boolean> {
  return (await rowsOf(sql, remove, [staffId, id])).length > 0
}

export async function deletePasskeys(sql: Sql, staffId: string): Promise<void> {
  await rowsOf(sql, remove, [staffId, null])
}
