import { spawnSync } from 'node:child_process'
import pg from 'pg'

const local = 'postgres://postgres@127.0.0.1:5432/postgres'

/** A local PostgreSQL that the installed pg_dump can read; `undefined` without one. */
export const backupServer = (await canBackUp()) ? local : undefined

async function canBackUp(): Promise<boolean> {
  const { status, stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  const program = status === 0 ? Number(/(\d+)\.\d+/.exec(stdout)?.[1]) : 0
  const client = new pg.Client({ connectionString: local, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ able: boolean; server: number }>(
      `select rolcreatedb as able, current_setting('server_version_num')::int / 10000 as server
       from pg_roles where rolname = current_user`,
    )
    const [found] = rows
    return found?.able === true && found.server >= 15 && found.server <= program
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
