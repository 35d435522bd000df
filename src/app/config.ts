import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Market, markets } from '#domain/market/market.ts'
import type { CdnSettings } from '#providers/cdn/cdn.ts'
import type { SealSecrets } from '#store/seal.ts'
import { cdnSettingsIn } from './config/cdn-settings.ts'
import { type ProviderSettings, providerNames } from './config/providers.ts'
import {
  addressIn,
  createSettingErrors,
  type Environment,
  httpsAddressIn,
  missing,
  oneOf,
  secretIn,
  whole,
  wrong,
} from './config/read-settings.ts'
import { type TelemetrySettings, telemetrySettingsIn } from './config/telemetry-settings.ts'

/** Everything that is configured by environment variables, read once at start. */
export type Config = {
  readonly mode: 'demo' | 'live'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** A streaming replica of that database for public pages; default: none. */
  readonly replicaUrl: string | undefined
  /** The most connections that requests of this process open, on each of the two. */
  readonly databaseConnections: number
  readonly bases: Readonly<Record<Market, string>>
  readonly secret: string
  readonly sealSecrets: SealSecrets
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Whether an address in the chain of forwarded addresses is a trusted proxy; `hop` 0 is the direct peer. */
  readonly trustProxy: false | ((address: string, hop: number) => boolean)
  readonly requestsPerMinute: number
  readonly ordersPerMinute: number
  readonly maxUnitsPerHour: number
  /** The memory of stored pages and API responses, in MiB; 0: none are stored. */
  readonly cacheMegabytes: number
  /** The CDN in front of the shop, purged by the shop; default: none. */
  readonly cdn: CdnSettings | undefined
  /** The token of the staff API; without it the staff API is disabled. */
  readonly officeToken: string | undefined
  /** The base URL to which providers send their webhooks. */
  readonly publicUrl: string
  /** Payment, delivery and register providers; `undefined` where the sandbox replaces them. */
  readonly providers: ProviderSettings | undefined
  /** The NATS server through which processes announce changes to each other; default: PostgreSQL. */
  readonly natsUrl: string | undefined
  /** Demo only: the port of the sandbox; the Stripe fake uses the next port. */
  readonly sandboxPort: number
  /** Demo only: whether its first start writes sixty days of trade. */
  readonly hasHistory: boolean
  readonly telemetry: TelemetrySettings
  /** What this process does: serve requests, work in the background, or both. */
  readonly role: Role
  /** Where Prometheus reads the metrics of this process; 0: nowhere. */
  readonly metricsPort: number
  readonly metricsHost: string
}

/**
 * Enough for one process, whose JavaScript runs on one core: more connections wait for it, not for the database. Besides
 * these a process holds two connections for its jobs (`src/app/workers/schedule.ts`), one that asks for changes and one
 * that listens (`src/store/cloud/listen.ts`): 24 in all, so four processes fit the 100 of a PostgreSQL as it comes.
 */
const usualConnections = 20

export const roles = ['all', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

/** Throws one error that lists all invalid settings and what they should be. */
export function readConfig(env: Environment): Config {
  const mode = oneOf(env, 'KINTSU_MODE', ['demo', 'live'] as const)
  const isDemo = mode === 'demo'
  const { readOr, throwErrors } = createSettingErrors()
  const wholeIn = (name: string, fallback: number) =>
    readOr(fallback, () => whole(env, name, fallback))
  const port = wholeIn('PORT', 3000)
  const dataDir = resolve(env.DATA_DIR || '.data')
  const bases = basesFrom(market =>
    readOr(localBase(market, port), () => baseIn(env, isDemo, market, port)),
  )
  const secrets = secretsIn(env, isDemo, dataDir, readOr)
  const config: Config = {
    mode,
    port,
    dataDir,
    bases,
    ...secrets,
    host: env.HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || undefined,
    replicaUrl: env.DATABASE_REPLICA_URL || undefined,
    databaseConnections: readOr(usualConnections, () =>
      whole(env, 'DATABASE_CONNECTIONS', usualConnections, { least: 4, most: 500 }),
    ),
    smtpUrl: readOr('', () => env.SMTP_URL || (isDemo ? undefined : missing('SMTP_URL'))),
    mailFrom: env.MAIL_FROM || 'Kintsu <comenzi@kintsu.example>',
    trustProxy: env.TRUST_PROXY === '1' && isNearest,
    requestsPerMinute: wholeIn('REQUESTS_PER_MINUTE', 600),
    ordersPerMinute: wholeIn('ORDERS_PER_MINUTE', 20),
    maxUnitsPerHour: wholeIn('MAX_UNITS_PER_HOUR', 10),
    cacheMegabytes: wholeIn('CACHE_MEGABYTES', 64),
    cdn: readOr(undefined, () => cdnSettingsIn(env, mode)),
    publicUrl: readOr('', () => publicUrlIn(env, isDemo, port, bases)),
    providers: isDemo
      ? undefined
      : readOr({}, () => providersIn(env.PROVIDERS_FILE || missing('PROVIDERS_FILE'))),
    natsUrl: readOr(undefined, () => natsUrlIn(env)),
    sandboxPort: wholeIn('SANDBOX_PORT', port + 1),
    hasHistory: readOr(true, () => oneOf(env, 'DEMO_HISTORY', ['on', 'off'] as const) === 'on'),
    telemetry: readOr(silent, () => telemetrySettingsIn(env, mode)),
    role: readOr('all', () => oneOf(env, 'KINTSU_ROLE', roles)),
    metricsPort: wholeIn('METRICS_PORT', 0),
    metricsHost: env.METRICS_HOST || '127.0.0.1',
  }
  throwErrors()
  return config
}

const silent: TelemetrySettings = {
  logLevel: 'silent',
  isForMachines: false,
  reports: undefined,
  traces: undefined,
}

/** Trusts one proxy: it appends the address it saw to whatever the client wrote into the header. */
function isNearest(_address: string, hop: number) {
  return hop === 0
}

function basesFrom(baseOf: (market: Market) => string) {
  return Object.fromEntries(markets.map(market => [market, baseOf(market)])) as Record<
    Market,
    string
  >
}

function localBase(market: Market, port: number) {
  return `http://localhost:${port}/${market}`
}

function baseIn(env: Environment, isDemo: boolean, market: Market, port: number): string {
  const name = `SITE_${market.toUpperCase()}`
  return isDemo
    ? addressIn(name, env[name] || localBase(market, port))
    : httpsAddressIn(name, env[name])
}

function publicUrlIn(
  { PUBLIC_URL }: Environment,
  isDemo: boolean,
  port: number,
  bases: Config['bases'],
): string {
  if (isDemo) return PUBLIC_URL || `http://127.0.0.1:${port}`
  return PUBLIC_URL ? httpsAddressIn('PUBLIC_URL', PUBLIC_URL) : new URL(bases.ro).origin
}

/** Older keys open what they have sealed, however short they are. */
function secretsIn(
  env: Environment,
  isDemo: boolean,
  dataDir: string,
  readOr: ReturnType<typeof createSettingErrors>['readOr'],
): Pick<Config, 'secret' | 'sealSecrets' | 'officeToken'> {
  const secret = readOr('', () =>
    isDemo
      ? env.KINTSU_SECRET || storedSecret(dataDir)
      : secretIn('KINTSU_SECRET', env.KINTSU_SECRET),
  )
  for (const name of ['KINTSU_SEAL_SECRET', 'OFFICE_TOKEN'])
    if (env[name] && !isDemo) readOr('', () => secretIn(name, env[name]))
  const officeToken = env.OFFICE_TOKEN || (isDemo ? demoToken(secret) : undefined)
  return { secret, sealSecrets: sealSecretsIn(env, secret), officeToken }
}

/**
 * A separate key for sealing, so that it can be replaced while sessions, links and serial digests stay valid; older keys
 * still open what they have sealed.
 */
function sealSecretsIn(env: Environment, secret: string): SealSecrets {
  const current = env.KINTSU_SEAL_SECRET || secret
  const previous = (env.KINTSU_SEAL_SECRET_BEFORE ?? '').split(',').map(each => each.trim())
  const older = new Set([...previous, secret])
  return [current, ...[...older].filter(each => each !== '' && each !== current)]
}

function natsUrlIn({ NATS_URL }: Environment): string | undefined {
  if (!NATS_URL) return undefined
  const isNats = URL.canParse(NATS_URL) && new URL(NATS_URL).protocol === 'nats:'
  return isNats ? NATS_URL : wrong('NATS_URL', 'an address such as nats://127.0.0.1:4222', NATS_URL)
}

function demoToken(secret: string): string {
  return createHmac('sha256', secret).update('office').digest('base64url')
}

/** One JSON file of `ProviderSettings`: the only source of the providers' secrets. */
function providersIn(path: string): ProviderSettings {
  const settings = jsonIn(path)
  const unknown = Object.keys(settings).find(name => !providerNames.has(name))
  return unknown === undefined
    ? settings
    : wrong('PROVIDERS_FILE', `of ${[...providerNames].join(', ')}`, unknown)
}

function jsonIn(path: string): ProviderSettings {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProviderSettings
  } catch {
    return wrong('PROVIDERS_FILE', 'the path of a JSON file', path)
  }
}

/** A demo stores one random key next to its data, so that sealed serial numbers can be opened after a restart. */
function storedSecret(dataDir: string) {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}
