import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Whether the token was still unused: of concurrent calls, only one gets `true`. */
export async function burnToken(sql: Sql, id: string, expiresAt: Date): Promise<boolean> {
  return (await rowsOf(sql, burnOne, [id, expiresAt])).length === 1
}

const burnOne: Statement = {
  name: 'burn-token',
  text: 'insert into burnt_token (id, expires_at) values ($1, $2) on conflict do nothing returning 1',
}
