import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Market, markets } from '#domain/market/market.ts'
import type { SealSecrets } from '#store/seal.ts'
import { type ProviderSettings, providerNames } from './provider-settings.ts'
import { type WitnessSettings, witnessSettingsIn } from './witness-settings.ts'

/** Everything that the environment decides, read once at start. */
export type Config = {
  readonly mode: 'demo' | 'live'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly bases: Readonly<Record<Market, string>>
  readonly secret: string
  readonly sealSecrets: SealSecrets
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Whether an address in the chain of callers is a proxy of ours; `hop` 0 is who connects to us. */
  readonly trustProxy: false | ((address: string, hop: number) => boolean)
  readonly requestsPerMinute: number
  readonly ordersPerMinute: number
  readonly maxUnitsPerHour: number
  /** Of staff's calls of the API; without it there are none. */
  readonly officeToken: string | undefined
  /** Where providers send their notices. */
  readonly publicUrl: string
  /** Payment, delivery and registers; undefined where the sandbox plays them. */
  readonly providers: ProviderSettings | undefined
  /** Where processes tell each other of changes; without it PostgreSQL does. */
  readonly natsUrl: string | undefined
  /** Demo only: the sandbox's, and Stripe's face beside it on the next one. */
  readonly sandboxPort: number
  readonly witness: WitnessSettings
}

type Environment = Readonly<Record<string, string | undefined>>

/** Throws with the name of the setting and what it should be, so that a wrong start explains itself. */
export const readConfig = (env: Environment): Config => {
  const mode = oneOf(env, 'KINTSU_MODE', ['demo', 'live'] as const)
  const port = whole(env, 'PORT', 3000)
  const dataDir = resolve(env.DATA_DIR || '.data')
  const bases = basesFrom(env, port)
  const isDemo = mode === 'demo'
  const secret = env.KINTSU_SECRET || (isDemo ? keptSecret(dataDir) : missing('KINTSU_SECRET'))
  return {
    mode,
    host: env.HOST || '127.0.0.1',
    port,
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    bases,
    secret,
    sealSecrets: sealSecretsIn(env, secret),
    smtpUrl: env.SMTP_URL || (mode === 'live' ? missing('SMTP_URL') : undefined),
    mailFrom: env.MAIL_FROM || 'Kintsu <comenzi@kintsu.example>',
    trustProxy: env.TRUST_PROXY === '1' && isNearest,
    requestsPerMinute: whole(env, 'REQUESTS_PER_MINUTE', 600),
    ordersPerMinute: whole(env, 'ORDERS_PER_MINUTE', 20),
    maxUnitsPerHour: whole(env, 'MAX_UNITS_PER_HOUR', 10),
    officeToken: env.OFFICE_TOKEN || (isDemo ? demoToken(secret) : undefined),
    publicUrl: env.PUBLIC_URL || (isDemo ? `http://127.0.0.1:${port}` : new URL(bases.ro).origin),
    providers: isDemo ? undefined : providersIn(env.PROVIDERS_FILE || missing('PROVIDERS_FILE')),
    natsUrl: natsUrlIn(env),
    sandboxPort: whole(env, 'SANDBOX_PORT', port + 1),
    witness: witnessSettingsIn(env, mode),
  }
}

/** One proxy is believed: it adds the address it saw to whatever the caller had written into the header itself. */
const isNearest = (_address: string, hop: number) => hop === 0

const basesFrom = (env: Environment, port: number) =>
  Object.fromEntries(
    markets.map(market => {
      const name = `SITE_${market.toUpperCase()}`
      const base = (env[name] || `http://localhost:${port}/${market}`).replace(/\/+$/, '')
      if (!URL.canParse(base))
        throw new Error(`${name} must be an address such as https://kintsu.example, not "${base}".`)
      return [market, base]
    }),
  ) as Record<Market, string>

/** A key of their own, so that it can be replaced while sessions, links and serial digests stay; what was sealed before is opened. */
const sealSecretsIn = (env: Environment, secret: string): SealSecrets => {
  const own = env.KINTSU_SEAL_SECRET || secret
  const before = (env.KINTSU_SEAL_SECRET_BEFORE ?? '').split(',').map(each => each.trim())
  const older = new Set([...before, secret])
  return [own, ...[...older].filter(each => each !== '' && each !== own)]
}

const natsUrlIn = ({ NATS_URL }: Environment): string | undefined => {
  if (!NATS_URL) return undefined
  const isNats = URL.canParse(NATS_URL) && new URL(NATS_URL).protocol === 'nats:'
  return isNats ? NATS_URL : wrong('NATS_URL', 'an address such as nats://127.0.0.1:4222', NATS_URL)
}

const oneOf = <T extends string>(
  env: Environment,
  name: string,
  allowed: readonly [T, ...T[]],
): T => {
  const value = env[name]
  if (!value) return allowed[0]
  return allowed.find(one => one === value) ?? wrong(name, allowed.join(' or '), value)
}

const whole = (env: Environment, name: string, fallback: number) => {
  const value = env[name]
  if (!value) return fallback
  return /^\d{1,6}$/.test(value) ? Number(value) : wrong(name, 'a whole number', value)
}

const wrong = (name: string, expected: string, value: string): never => {
  throw new Error(`${name} must be ${expected}, not "${value}".`)
}

const missing = (name: string): never => {
  throw new Error(`${name} must be set in live mode.`)
}

const demoToken = (secret: string): string =>
  createHmac('sha256', secret).update('office').digest('base64url')

/** One JSON file of ProviderSettings: secrets of strangers come from nowhere else. */
const providersIn = (path: string): ProviderSettings => {
  const settings = jsonIn(path)
  const unknown = Object.keys(settings).find(name => !providerNames.has(name))
  return unknown === undefined
    ? settings
    : wrong('PROVIDERS_FILE', `of ${[...providerNames].join(', ')}`, unknown)
}

const jsonIn = (path: string): ProviderSettings => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProviderSettings
  } catch {
    return wrong('PROVIDERS_FILE', 'the path of a JSON file', path)
  }
}

/** A demo keeps one random key beside its data, so that sealed serial numbers open again after a restart. */
const keptSecret = (dataDir: string) => {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}
