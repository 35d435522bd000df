import { tracingChannel } from 'node:diagnostics_channel'
import type pg from 'pg'

/** A statement without its values. */
export type TracedQuery = { readonly name: string | undefined; readonly text: string }

/** Announces every statement to whoever traces (`src/app/telemetry/traces.ts`). */
export const queryChannel = tracingChannel<TracedQuery>('kintsu:query')

type Send = (...args: readonly unknown[]) => unknown

/** The same `query`; it announces the statements whose result is a promise, if anybody listens. */
export function announced<Query>(query: Query): Query {
  const send = query as Send
  const announcing: Send = (...args) => {
    if (!queryChannel.hasSubscribers || args.some(each => typeof each === 'function'))
      return send(...args)
    const [config] = args as [string | pg.QueryConfig]
    const statement: Partial<pg.QueryConfig> =
      typeof config === 'string' ? { text: config } : config
    const sent = () => send(...args) as Promise<unknown>
    return queryChannel.tracePromise(sent, { name: statement.name, text: statement.text ?? '' })
  }
  return announcing as Query
}
