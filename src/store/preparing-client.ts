import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { announced } from './query-channel.ts'

/** A text is prepared when it has been sent this often: filters and lists of ids make some that are rare. */
const usesToPrepare = 10

/** PostgreSQL keeps a prepared statement and its plan, about 50 kB, until its connection ends. */
const mostPrepared = 150

type Config = string | (pg.QueryConfig & { readonly submit?: unknown })
type NameOf = (text: string) => string | undefined

/**
 * A class of connections that prepare the statements sent often on any of them, whoever wrote them: PostgreSQL then
 * neither parses nor, once it has found that one plan fits all values, plans them again. Statements with a name stay as
 * they are.
 */
export function createPreparingClient(): typeof pg.Client {
  const nameOf = createNames()
  return class extends pg.Client {
    // The overloads of pg.Client.query are not written again: this one changes none of them.
    override query: pg.Client['query'] = announced(((config: Config, ...rest: unknown[]) =>
      (pg.Client.prototype.query as (...args: unknown[]) => unknown).call(
        this,
        prepared(config, rest[0], nameOf),
        ...rest,
      )) as pg.Client['query'])
  }
}

/** Only a text with values can be prepared: others may be several statements, or one that takes no plan. */
function prepared(config: Config, values: unknown, nameOf: NameOf): Config {
  if (typeof config === 'string')
    return Array.isArray(values) && values.length > 0 ? withName({ text: config }, nameOf) : config
  if (config.name || config.submit || !(config.values ?? values)) return config
  return withName(config, nameOf)
}

function withName(config: pg.QueryConfig, nameOf: NameOf): pg.QueryConfig {
  const name = nameOf(config.text)
  return name === undefined ? config : { ...config, name }
}

function createNames(): NameOf {
  const names = new Map<string, string>()
  const uses = new LRUCache<string, number>({ max: 1_000 })
  return text => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostPrepared) return known
    const used = (uses.get(text) ?? 0) + 1
    uses.set(text, used)
    if (used < usesToPrepare) return undefined
    uses.delete(text)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
    return name
  }
}
