import { rowsOf, type Sql } from './transaction.ts'

/** Columns that store encrypted values for longer than it takes to send them (src/store/seal.ts). */
export const sealedColumns = [
  { table: 'unit', column: 'serial_sealed' },
  { table: 'unit', column: 'imei_sealed' },
  { table: 'payment', column: 'person_sealed' },
  { table: 'refund', column: 'iban_sealed' },
  { table: 'refund', column: 'holder_sealed' },
  { table: 'order_return', column: 'iban_sealed' },
  { table: 'order_return', column: 'holder_sealed' },
  { table: 'sale_inspection', column: 'identifier_sealed' },
  { table: 'payout_transfer', column: 'iban_sealed' },
  { table: 'payout_transfer', column: 'holder_sealed' },
  { table: 'sale', column: 'iban_sealed' },
  { table: 'sale', column: 'holder_sealed' },
  { table: 'sale', column: 'imei_sealed' },
  { table: 'sale', column: 'serial_sealed' },
  { table: 'mail', column: 'body_sealed' },
] as const

export type SealedColumn = (typeof sealedColumns)[number]
export type SealedValue = { readonly id: string; readonly sealed: string }

/** Emails from before emails were encrypted. */
export function listEmailsInClear(sql: Sql, limit: number): Promise<readonly SealedValue[]> {
  return rowsOf<SealedValue>(sql, emailsInClear, [limit])
}

export function listSealedBefore(
  sql: Sql,
  { table, column }: SealedColumn,
  prefix: string,
  afterId: string,
  limit: number,
): Promise<readonly SealedValue[]> {
  return rowsOf<SealedValue>(
    sql,
    {
      name: `sealed-before-${table}-${column}`,
      text: `select id, ${column} as sealed from ${table}
          where ${column} is not null and not starts_with(${column}, $1) and id > $2::uuid order by id limit $3`,
    },
    [prefix, afterId, limit],
  )
}

/** One row at a time never waits for a lock while holding one; a value that changed in the meantime stays as it is. */
export async function replaceSealed(
  sql: Sql,
  { table, column }: SealedColumn,
  { id, sealed }: SealedValue,
  replacement: string,
) {
  await rowsOf(
    sql,
    {
      name: `sealed-replace-${table}-${column}`,
      text: `update ${table} set ${column} = $3 where id = $1::uuid and ${column} = $2`,
    },
    [id, sealed, replacement],
  )
}

const emailsInClear = {
  name: 'emails-in-clear',
  text: `select id, body_sealed as sealed from mail where starts_with(body_sealed, '{') limit $1`,
}
