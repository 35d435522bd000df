import pg from 'pg'

/** Prints the address of a PostgreSQL on this machine that lets us create databases; prints nothing where there is none. */
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
  // None answers, or not to us: the embedded one is enough.
} finally {
  await client.end().catch(() => undefined)
}
