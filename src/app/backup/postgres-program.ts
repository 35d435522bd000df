import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * A program of PostgreSQL on a database. The URL goes through the environment: other users of the machine can read
 * command lines, and with them a password.
 */
export function startProgram(name: 'pg_dump' | 'pg_restore', args: readonly string[], url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const settings = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  const given = Object.entries(settings).filter(([, value]) => value !== '')
  return spawn(name, [...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...Object.fromEntries(given) },
  })
}

/** Waits for its end; throws what it complained about. */
export async function endOf(child: ChildProcess, name: string): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', piece => {
    complaint += piece
  })
  const failed = once(child, 'error').then(([error]) => {
    if ((error as { code?: string }).code === 'ENOENT')
      throw new Error(
        `${name} is missing: it comes with the client programs of PostgreSQL (apt-get install postgresql-client).`,
      )
    throw error
  })
  const [code] = await Promise.race([once(child, 'close'), failed])
  failed.catch(() => undefined)
  if (code !== 0) throw new Error(`${name}: ${complaint.trim().split('\n').at(-1)}`)
}
