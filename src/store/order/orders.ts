import { rowsOf, type Sql, type Statement } from '../transaction.ts'

const forgetKeys: Statement = {
  name: 'order-forget-keys',
  text: 'delete from idempotency_key where created_at < $1 returning key',
}

export async function deleteIdempotencyKeys(sql: Sql, before: Date): Promise<number> {
  return (await rowsOf(sql, forgetKeys, [before])).length
}
