import { parseArgs } from 'node:util'
import { runningEmbedded } from '#store/embedded/running.ts'
import { readConfig } from '../config.ts'
import { adviceFor } from '../start/advice.ts'
import { backUp } from './back-up.ts'
import { backupKey } from './sealed-file.ts'

export type Surroundings = Pick<NodeJS.Process, 'env'> & {
  readonly stdout: Pick<NodeJS.WriteStream, 'write'>
  readonly stderr: Pick<NodeJS.WriteStream, 'write'>
}

/** 0 if done, 1 if it failed, 2 for an invalid command. */
export type ExitCode = 0 | 1 | 2

const usage = 'npm run backup -- FOLDER [--keep 14]'
const usualKeep = 14

/** Writes a backup of the shop's database (docs/operate.md). */
export async function runBackup(
  args: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<ExitCode> {
  const request = requestIn(args)
  if (!request) {
    stderr.write(`Usage: ${usage}\n`)
    return 2
  }
  try {
    const began = performance.now()
    const key = backupKey(env.BACKUP_KEY)
    const databaseUrl = await databaseOf(env)
    const { path, bytes, removed } = await backUp({ ...request, databaseUrl, key, now: new Date() })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    stdout.write(`${path}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s\n`)
    for (const name of removed) stdout.write(`${name} was removed\n`)
    return 0
  } catch (error) {
    stderr.write(`There is no backup. ${reasonOf(error)}\n`)
    return 1
  }
}

function requestIn(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keep: { type: 'string', default: String(usualKeep) } },
    })
    const [folder, ...rest] = positionals
    const keep = /^[1-9]\d{0,3}$/.test(values.keep) ? Number(values.keep) : undefined
    return folder && rest.length === 0 && keep ? { folder, keep } : undefined
  } catch {
    return undefined
  }
}

/** The database of the settings, or the embedded one of a demo that runs. */
export async function databaseOf(env: NodeJS.ProcessEnv): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(env)
  const url = databaseUrl ?? (await runningEmbedded(dataDir))
  if (url === undefined) throw new Error('DATABASE_URL must name the PostgreSQL of the shop.')
  return url
}

export function reasonOf(error: unknown): string {
  return adviceFor(error) ?? (error instanceof Error ? error.message : String(error))
}
