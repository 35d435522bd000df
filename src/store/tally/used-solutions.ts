import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { keyOf } from './key-of.ts'

/** The puzzles that were solved in any process. `take` is true only the first time; it throws while the database is down. */
export function createUsedSolutions(sql: Sql, secret: string) {
  return {
    take: async (id: string, until: number): Promise<boolean> => {
      const values = [keyOf(secret, 'puzzle', id), new Date(until)]
      return (await rowsOf(sql, take, values)).length === 1
    },
  }
}

const take: Statement = {
  name: 'used-solution-take',
  text: `insert into used_solution (key, ends_at) values ($1, $2)
    on conflict (key) do nothing returning key`,
}
