import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Market, markets } from '#domain/market/market.ts'

/** Everything that the environment decides, read once at start. */
export type Config = {
  readonly mode: 'demo' | 'live'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly bases: Readonly<Record<Market, string>>
  readonly secret: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Whether an address in the chain of callers is a proxy of ours; `hop` 0 is who connects to us. */
  readonly trustProxy: false | ((address: string, hop: number) => boolean)
  readonly requestsPerMinute: number
  readonly ordersPerMinute: number
  readonly maxUnitsPerHour: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Throws with the name of the setting and what it should be, so that a wrong start explains itself. */
export const readConfig = (env: Environment): Config => {
  const mode = oneOf(env, 'KINTSU_MODE', ['demo', 'live'] as const)
  const port = whole(env, 'PORT', 3000)
  const dataDir = resolve(env.DATA_DIR || '.data')
  return {
    mode,
    host: env.HOST || '127.0.0.1',
    port,
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    bases: basesFrom(env, port),
    secret: env.KINTSU_SECRET || (mode === 'demo' ? keptSecret(dataDir) : missing('KINTSU_SECRET')),
    smtpUrl: env.SMTP_URL || (mode === 'live' ? missing('SMTP_URL') : undefined),
    mailFrom: env.MAIL_FROM || 'Kintsu <comenzi@kintsu.example>',
    trustProxy: env.TRUST_PROXY === '1' && isNearest,
    requestsPerMinute: whole(env, 'REQUESTS_PER_MINUTE', 600),
    ordersPerMinute: whole(env, 'ORDERS_PER_MINUTE', 20),
    maxUnitsPerHour: whole(env, 'MAX_UNITS_PER_HOUR', 10),
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

/** A demo keeps one random key beside its data, so that sealed serial numbers open again after a restart. */
const keptSecret = (dataDir: string) => {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}
