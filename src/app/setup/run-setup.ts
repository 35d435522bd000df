import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { companyFileSchema } from '#contract/company-file.ts'
import { isReady } from '#domain/setting/readiness.ts'
import { listReadiness, setUpLive } from '#services/setup/set-up-live.ts'
import { openDatabase } from '#store/database.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { readOrigin, requireOrigin } from '#store/origin.ts'
import { connectCarriers, connectPaymentProviders } from '../config/providers.ts'
import { readConfig } from '../config.ts'
import { adviceFor } from '../start/advice.ts'
import { checklistText } from './checklist.ts'
import { type SetupRequest, setupRequest, setupUsage } from './setup-request.ts'

/** 0 if every market can open; 1 if something is missing or failed; 2 for an invalid command. */
type ExitCode = 0 | 1 | 2

/** The parts of the process that the command uses. */
type Surroundings = Pick<NodeJS.Process, 'env'> & {
  readonly stdout: Pick<NodeJS.WriteStream, 'write'>
  readonly stderr: Pick<NodeJS.WriteStream, 'write'>
}

/** Sets a live shop up as far as it can by itself, and says what is missing (docs/operate.md). */
export async function runSetup(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { stderr } = surroundings
  const request = setupRequest(args)
  if (!request) {
    stderr.write(`Usage: ${setupUsage}\n`)
    return 2
  }
  return run(request, surroundings).catch(error => {
    const cause = error instanceof Error ? error.message : String(error)
    stderr.write(`The setup stopped. ${adviceFor(error) ?? cause}\n`)
    return 1
  })
}

async function run(
  { mode, company }: SetupRequest,
  { env, stdout }: Surroundings,
): Promise<ExitCode> {
  const { databaseUrl, providers = {} } = readConfig({ ...env, KINTSU_MODE: 'live' })
  if (!databaseUrl) throw new Error('DATABASE_URL must name the PostgreSQL of the shop.')
  const companies = company === undefined ? {} : await readCompanies(company)
  const origin = await readOrigin(databaseUrl)
  requireOrigin('live', origin)
  if (mode === 'write') await migrateDatabase(databaseUrl, resolve('src/store/migrations'))
  else if (origin.kind !== 'live')
    throw new Error('This database is not set up yet: npm run setup -- live')
  const database = openDatabase(databaseUrl, 1)
  try {
    if (mode === 'write') await setUpLive(database, companies)
    const lines = await listReadiness(database.pool, {
      payment: connectPaymentProviders(providers),
      delivery: connectCarriers(providers),
    })
    stdout.write(`${checklistText(lines).join('\n')}\n`)
    return isReady(lines) ? 0 : 1
  } finally {
    await database.close()
  }
}

async function readCompanies(path: string) {
  const text = await readFile(path, 'utf8')
  const parsed = companyFileSchema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
