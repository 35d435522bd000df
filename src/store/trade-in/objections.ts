import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredObjection = {
  readonly saleId: string
  readonly words: string
  /** Who inspected before. */
  readonly inspector: string
  readonly at: Date
}

/** `false` if there is one already: a seller objects once. */
export async function insertObjection(tx: Sql, row: StoredObjection): Promise<boolean> {
  return (await rowsOf(tx, write, [row.saleId, row.words, row.inspector, row.at])).length > 0
}

export async function findObjection(
  sql: Sql,
  tradeInId: string,
): Promise<StoredObjection | undefined> {
  return (await rowsOf<StoredObjection>(sql, read, [tradeInId]))[0]
}

const write: Statement = {
  name: 'objection-write',
  text: `insert into sale_objection (sale_id, words, inspector, at) values ($1::uuid, $2, $3, $4)
    on conflict do nothing returning sale_id`,
}

const read: Statement = {
  name: 'objection-read',
  text: `select sale_id as "saleId", words, inspector, at from sale_objection where sale_id = $1::uuid`,
}
