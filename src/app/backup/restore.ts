import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { beginQuarantine, requireEmptyDatabase } from '#store/quarantine.ts'
import { endOf, startProgram } from './postgres-program.ts'
import { openedFile } from './sealed-file.ts'

type Restoring = {
  readonly databaseUrl: string
  readonly key: Buffer
  readonly path: string
  readonly now: Date
}

/**
 * Writes a backup into an empty database, and puts it into quarantine: what the backup has still to send may have been
 * sent since. The whole file is read and verified first, so that nothing is written of a damaged one.
 */
export async function restoreBackup({ databaseUrl, key, path, now }: Restoring): Promise<void> {
  await requireEmptyDatabase(databaseUrl)
  await pipeline(await openedFile(path, key), nowhere())
  const args = [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    '--dbname=',
  ]
  const restore = startProgram('pg_restore', args, databaseUrl)
  await Promise.all([
    endOf(restore, 'pg_restore'),
    pipeline(await openedFile(path, key), restore.stdin),
  ])
  await beginQuarantine(databaseUrl, now)
}

function nowhere() {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
