import { rowsOf, type Sql, type Statement } from './transaction.ts'

/** `id` and `publicKey` as base64url. */
export type StoredPasskey = {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly publicKey: string
  readonly counter: number
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export const staffPasskeys = createPasskeyStore('staff_passkey', 'staff_id')
export const memberPasskeys = createPasskeyStore('member_passkey', 'user_id')

/** Staff and members have passkeys of the same shape in tables of their own. */
function createPasskeyStore(
  table: 'staff_passkey' | 'member_passkey',
  owner: 'staff_id' | 'user_id',
) {
  const name = table.replace('_', '-')
  const columns = `id, ${owner} as "ownerId", name, public_key as "publicKey", counter::float8 as counter,
    created_at as "createdAt", used_at as "usedAt"`
  const add: Statement = {
    name: `${name}-add`,
    text: `insert into ${table} (id, ${owner}, name, public_key, counter, created_at) values ($1, $2::uuid, $3, $4, $5, $6)
      on conflict (id) do nothing returning id`,
  }
  const ofOwner: Statement = {
    name: `${name}s`,
    text: `select ${columns} from ${table} where ${owner} = $1::uuid order by created_at, id`,
  }
  const byId: Statement = { name, text: `select ${columns} from ${table} where id = $1` }
  const use: Statement = {
    name: `${name}-use`,
    text: `update ${table} set counter = $2, used_at = $3 where id = $1 and counter = $4 returning id`,
  }
  const remove: Statement = {
    name: `${name}-remove`,
    text: `delete from ${table} where ${owner} = $1::uuid and ($2::text is null or id = $2) returning id`,
  }
  return {
    /** `false` if the device gave this key to somebody before. */
    insert: async (sql: Sql, passkey: Omit<StoredPasskey, 'usedAt'>): Promise<boolean> => {
      const { id, ownerId, name: shown, publicKey, counter, createdAt } = passkey
      return (
        (await rowsOf(sql, add, [id, ownerId, shown, publicKey, counter, createdAt])).length > 0
      )
    },
    /** Oldest first. */
    list: (sql: Sql, ownerId: string): Promise<readonly StoredPasskey[]> =>
      rowsOf<StoredPasskey>(sql, ofOwner, [ownerId]),
    find: async (sql: Sql, id: string): Promise<StoredPasskey | undefined> =>
      (await rowsOf<StoredPasskey>(sql, byId, [id]))[0],
    /** `false` if it was used in between, by its counter. */
    noteUse: async (
      sql: Sql,
      { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
      newCounter: number,
      at: Date,
    ): Promise<boolean> => (await rowsOf(sql, use, [id, newCounter, at, counter])).length > 0,
    /** `false` if the owner has no such passkey. */
    remove: async (sql: Sql, ownerId: string, id: string): Promise<boolean> =>
      (await rowsOf(sql, remove, [ownerId, id])).length > 0,
    removeAll: async (sql: Sql, ownerId: string): Promise<void> => {
      await rowsOf(sql, remove, [ownerId, null])
    },
  }
}
