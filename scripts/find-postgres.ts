import pg from 'pg'

/** Prints the URL of a local PostgreSQL server where databases can be created; prints nothing if there is none. */
const url = 'postgres://postgres@127.0.0.1:5432/postgres'
const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
client.on('error', () => undefined)
try {
  await client.connect()
  const { rows } = await client.query<{ able: boolean }>(
    `select rolcreatedb and current_setting('server_version_num')::int >= 150000 as able
       from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.able) console.log(url)
} catch {
  // No server answers or the connection is refused: the embedded database is used.
} finally {
  await client.end().catch(() => undefined)
}
