import pg from 'pg'

/**
 * The fingerprint of the sources from which this database was last seeded, as the comment of the table of settings;
 * `undefined` before the first time. The database must be migrated.
 */
export async function readSeededSources(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ sources: string | null }>(
      `select obj_description('setting'::regclass) as sources`,
    )
    return rows[0]?.sources ?? undefined
  } finally {
    await client.end()
  }
}

export async function writeSeededSources(pool: pg.Pool, sources: string): Promise<void> {
  await pool.query(`comment on table setting is ${pg.escapeLiteral(sources)}`)
}
