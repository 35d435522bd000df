import pg from 'pg'

/**
 * Ways to break the response cache of a process, each of which the oracle has to detect: `unasking` believes that
 * nothing has changed, `racing` stores what was read before a change that was noticed while it was created.
 */
export type Forgetful = 'none' | 'unasking' | 'racing'

const nothingChanged = `select pg_current_snapshot()::text as snapshot, '{}'::text[] as tags where $1::text is not null`

type Query = (...args: unknown[]) => unknown

/** The shop's code is not aware of it: what it asks, and how it compares tags, is replaced from outside. */
export function forgetfully(sabotage: Forgetful) {
  if (sabotage === 'racing') Set.prototype.isDisjointFrom = () => true
  if (sabotage !== 'unasking') return
  const query = pg.Client.prototype.query as Query
  const answerNothing: Query = function (this: pg.Client, ...args) {
    const [statement, ...rest] = args
    const asksForChanges = (statement as Partial<pg.QueryConfig>)?.name === 'changes-since'
    return Reflect.apply(query, this, [
      asksForChanges ? { ...(statement as pg.QueryConfig), text: nothingChanged } : statement,
      ...rest,
    ])
  }
  pg.Client.prototype.query = answerNothing as typeof pg.Client.prototype.query
}
