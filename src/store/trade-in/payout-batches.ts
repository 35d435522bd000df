import type { Day } from '#domain/time/day.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** One file of transfers, as the bank identifies it. */
export type StoredBatch = {
  readonly id: string
  readonly messageId: string
  readonly executeOn: Day
  readonly createdAt: Date
}

export type NewBatch = StoredBatch & { readonly requestKey: string }

export function insertPayoutBatch(
  tx: Sql,
  { id, messageId, requestKey, executeOn, createdAt }: NewBatch,
) {
  return rowsOf(tx, add, [id, messageId, requestKey, executeOn, createdAt])
}

export async function findPayoutBatchByKey(sql: Sql, key: string) {
  return (await rowsOf<StoredBatch>(sql, byKey, [key]))[0]
}

export async function findPayoutBatchByMessageId(sql: Sql, messageId: string) {
  return (await rowsOf<StoredBatch>(sql, byMessageId, [messageId]))[0]
}

const add: Statement = {
  name: 'payout-batch-add',
  text: `insert into payout_batch (id, message_id, request_key, currency, execute_on, created_at)
    values ($1::uuid, $2, $3, 'EUR', $4::date, $5)`,
}

const columns = `id, message_id as "messageId", execute_on::text as "executeOn", created_at as "createdAt"`

const byKey: Statement = {
  name: 'payout-batch-by-key',
  text: `select ${columns} from payout_batch where request_key = $1`,
}

const byMessageId: Statement = {
  name: 'payout-batch-by-message-id',
  text: `select ${columns} from payout_batch where message_id = $1`,
}
