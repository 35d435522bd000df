import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { endOf, startProgram } from './postgres-program.ts'
import { sealing } from './sealed-file.ts'

const named = /^kintsu-\d{8}T\d{6}Z\.backup$/

type Backup = {
  readonly databaseUrl: string
  readonly key: Buffer
  readonly folder: string
  /** How many backups stay in the folder. */
  readonly keep: number
  readonly now: Date
}

/**
 * Writes everything the database contains, photos included, into one encrypted file, and removes the oldest backups of
 * the folder. The file has its name only when it is whole.
 */
export async function backUp({ databaseUrl, key, folder, keep, now }: Backup) {
  const name = `kintsu-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`
  const path = join(folder, name)
  const partial = `${path}.partial`
  // Objects belong to whoever restores them; what pg-boss has planned is planned again.
  const args = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-schema=pgboss']
  const dump = startProgram('pg_dump', args, databaseUrl)
  dump.stdin.end()
  try {
    await Promise.all([
      endOf(dump, 'pg_dump'),
      pipeline(dump.stdout, sealing(key), createWriteStream(partial, { mode: 0o600 })),
    ])
    const file = await open(partial, 'r+')
    await file.sync()
    await file.close()
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  const all = (await readdir(folder)).filter(each => named.test(each)).toSorted()
  const removed = all.slice(0, Math.max(0, all.length - keep))
  for (const old of removed) await rm(join(folder, old))
  return { path, bytes: (await stat(path)).size, removed }
}
