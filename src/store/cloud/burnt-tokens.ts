import type pg from 'pg'
import { rowsOf, type Statement } from '../transaction.ts'

/** Each use invalidates a custom token (orders.md). */
export function makeBurntTokenStore(pool: pg.Pool) {
  return {
    /** Whether the token was still unused: of concurrent calls, only one gets `true`. */
    burn: async (id: string, expiresAt: Date): Promise<boolean> =>
      (await rowsOf(pool, burnOne, [id, expiresAt])).length === 1,
  }
}

export type BurntTokenStore = ReturnType<typeof makeBurntTokenStore>

const burnOne: Statement = {
  name: 'burn-token',
  text: 'insert into burnt_token (id, expires_at) values ($1, $2) on conflict do nothing returning 1',
}
