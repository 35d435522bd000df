import { parseArgs } from 'node:util'
import { openDatabase } from '#store/database.ts'
import { endQuarantine, listWaiting, readQuarantine, type Waiting } from '#store/quarantine.ts'
import { restoreBackup } from './restore.ts'
import { databaseOf, type ExitCode, reasonOf, type Surroundings } from './run-backup.ts'
import { backupKey } from './sealed-file.ts'

const usage = `npm run restore -- FILE
       npm run restore -- review
       npm run restore -- release --mails send|drop`

/** Restores a backup, shows what a restored shop would do, and releases it (docs/operate.md). */
export async function runRestore(
  args: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<ExitCode> {
  const request = requestIn(args)
  if (!request) {
    stderr.write(`Usage: ${usage}\n`)
    return 2
  }
  try {
    const databaseUrl = await databaseOf(env)
    if (request.kind === 'restore') {
      const key = backupKey(env.BACKUP_KEY)
      await restoreBackup({ databaseUrl, key, path: request.path, now: new Date() })
      stdout.write('Restored, and in quarantine: npm run restore -- review\n')
      return 0
    }
    const since = await readQuarantine(databaseUrl)
    if (since === undefined) {
      stdout.write('This database is not in quarantine.\n')
      return 0
    }
    const { pool, close } = openDatabase(databaseUrl, 1)
    try {
      if (request.kind === 'review')
        stdout.write(`${reviewText(since, await listWaiting(pool)).join('\n')}\n`)
      else {
        const dropped = await endQuarantine(pool, request.mails)
        stdout.write(
          `Released; ${dropped} messages to people were dropped. Start the shop again.\n`,
        )
      }
      return 0
    } finally {
      await close()
    }
  } catch (error) {
    stderr.write(`Nothing was changed. ${reasonOf(error)}\n`)
    return 1
  }
}

type Request =
  | { readonly kind: 'restore'; readonly path: string }
  | { readonly kind: 'review' }
  | { readonly kind: 'release'; readonly mails: 'send' | 'drop' }

function requestIn(args: readonly string[]): Request | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { mails: { type: 'string' } },
    })
    const [what, ...rest] = positionals
    const { mails } = values
    if (what === undefined || rest.length > 0) return undefined
    if (what === 'release')
      return mails === 'send' || mails === 'drop' ? { kind: 'release', mails } : undefined
    if (mails !== undefined) return undefined
    return what === 'review' ? { kind: 'review' } : { kind: 'restore', path: what }
  } catch {
    return undefined
  }
}

function reviewText(since: string, waiting: readonly Waiting[]): readonly string[] {
  return [
    `In quarantine since ${since}. Nothing is sold, sent or paid until it is released.`,
    '',
    ...(waiting.length === 0 ? ['Nothing waits.'] : waiting.map(lineOf)),
    '',
    'Messages are delivered again from where the backup was: labels, refunds and payments to sellers carry the keys of',
    'their first time, so a provider that has them does not do them twice; emails and text messages do not.',
    'Orders and payments after the backup are in the lists of the providers alone: look for order numbers above',
    'those of the shop before you release it. The next numbers are 10,000 higher, so that none is given twice.',
  ]
}

function lineOf({ what, kind, count, oldest }: Waiting): string {
  return `  ${what.padEnd(8)} ${kind.padEnd(22)} ${String(count).padStart(7)}   oldest ${oldest.toISOString()}`
}
