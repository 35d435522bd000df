import pg from 'pg'

/**
 * Who filled a database, kept as the comment of the table of settings: a live shop, or a demo, with the fingerprint of the
 * sources it was seeded from. `unknown`: nobody yet, or a shop older than these comments.
 */
export type Origin =
  | { readonly kind: 'unknown' | 'live' }
  | { readonly kind: 'demo'; readonly sources: string }

const live = 'live'

export async function readOrigin(url: string): Promise<Origin> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ origin: string | null }>(
      `select obj_description(to_regclass('setting'), 'pg_class') as origin`,
    )
    const origin = rows[0]?.origin
    if (origin === null || origin === undefined) return { kind: 'unknown' }
    return origin === live ? { kind: 'live' } : { kind: 'demo', sources: origin }
  } finally {
    await client.end()
  }
}

/** The database must be migrated. */
export async function writeOrigin(
  pool: Pick<pg.Pool, 'query'>,
  origin: Exclude<Origin, { kind: 'unknown' }>,
) {
  const comment = origin.kind === 'demo' ? origin.sources : live
  await pool.query(`comment on table setting is ${pg.escapeLiteral(comment)}`)
}

/** Throws if a demo would write into a live shop, or a live shop would sell the goods of a demo. */
export function requireOrigin(mode: 'demo' | 'live', origin: Origin): void {
  if (mode === 'demo' && origin.kind === 'live')
    throw new Error(
      'This database belongs to a live shop: a demo never writes into it. Set KINTSU_MODE=live, or another DATABASE_URL.',
    )
  if (mode === 'live' && origin.kind === 'demo')
    throw new Error(
      'This database was filled by a demo: its devices, orders and people are invented. A live shop needs an empty one.',
    )
}
