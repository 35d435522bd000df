import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type HistoryRow = {
  readonly orderId: string
  readonly subject: 'order' | 'payment' | 'shipment' | 'refund' | 'reversal'
  readonly from: string | null
  readonly to: string
  readonly actor: string
  readonly reason: string
}

const history: Statement = {
  name: 'history-insert',
  text: `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)`,
}

export function insertHistory(tx: Sql, row: HistoryRow, at: Date) {
  return rowsOf(tx, history, [
    row.orderId,
    row.subject,
    row.from,
    row.to,
    row.actor,
    row.reason,
    at,
  ])
}
