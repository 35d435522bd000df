import type pg from 'pg'

type Query = (...args: unknown[]) => unknown

/**
 * The round trips of a pool from now on: each is the names of the statements that one connection was sent before it
 * answered the first of them.
 */
export function recordRoundTrips(pool: pg.Pool): readonly (readonly string[])[] {
  const trips: string[][] = []
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', client => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as unknown as Query
    let unanswered = 0
    let trip: string[] = []
    const counted: Query = (...args) => {
      if (unanswered === 0) {
        trip = []
        trips.push(trip)
      }
      trip.push(nameOf(args[0]))
      unanswered += 1
      const answered = () => {
        unanswered -= 1
      }
      const done = args.at(-1)
      if (typeof done === 'function')
        return query(...args.slice(0, -1), (...result: unknown[]) => {
          answered()
          done(...result)
        })
      return (query(...args) as Promise<unknown>).finally(answered)
    }
    client.query = counted as unknown as typeof client.query
  })
  return trips
}

/** The name of a prepared statement, otherwise the first word. */
function nameOf(query: unknown): string {
  const { name, text } = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig)
  return name ?? /^\s*(\w+)/.exec(text)?.[1] ?? ''
}
