import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { serverOwner } from './owner.ts'
import { findPlace } from './place.ts'

/** The URL of a database on the embedded server that currently runs on `dataDir`; `undefined` if none answers. */
export async function runningEmbedded(
  dataDir: string,
  database = 'kintsu',
): Promise<string | undefined> {
  const { data } = await findPlace(dataDir, serverOwner())
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  // PostgreSQL writes its process id, folder, start time, port, socket folder and host into this file, one per line.
  const [, , , port, sockets, host] = readFileSync(file, 'utf8').split('\n')
  const url = sockets
    ? `postgres://postgres@/${database}?host=${encodeURIComponent(sockets)}&port=${port}`
    : `postgres://postgres@${host}:${port}/${database}`
  return (await answers(url)) ? url : undefined
}

/** The file remains after a server was killed. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
