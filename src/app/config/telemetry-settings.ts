import { type Dsn, parseDsn } from '#providers/error-report/dsn.ts'
import { version } from '#services/telemetry/version.ts'
import { addressIn, type Environment, whole } from './read-settings.ts'

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** The telemetry settings: what is logged, and where errors are reported. */
export type TelemetrySettings = {
  readonly logLevel: LogLevel
  /** JSON lines for machines; otherwise short lines for people. */
  readonly isForMachines: boolean
  readonly reports: ReportSettings | undefined
  readonly traces: TraceSettings | undefined
}

export type TraceSettings = {
  /** Where OTLP over HTTP is received. */
  readonly url: string
  /** Of all requests and jobs, those that are recorded: 0 to 1. */
  readonly share: number
  readonly environment: string
}

export type ReportSettings = {
  readonly dsn: Dsn
  readonly environment: string
  readonly release: string
}

/** Throws with the setting's name if a setting is invalid. */
export function telemetrySettingsIn(env: Environment, mode: 'demo' | 'live'): TelemetrySettings {
  return {
    logLevel: levelIn(env.LOG_LEVEL || (mode === 'live' ? 'info' : 'warn')),
    isForMachines: mode === 'live',
    reports: env.SENTRY_DSN ? reportsIn(env, env.SENTRY_DSN, mode) : undefined,
    traces: env.TRACES_URL ? tracesIn(env, env.TRACES_URL, mode) : undefined,
  }
}

const usualPercent = 10

function tracesIn(env: Environment, url: string, environment: string): TraceSettings {
  const percent = whole(env, 'TRACES_PERCENT', usualPercent, { least: 1, most: 100 })
  return { url: addressIn('TRACES_URL', url), share: percent / 100, environment }
}

function levelIn(value: string): LogLevel {
  const level = logLevels.find(one => one === value)
  if (!level) throw new Error(`LOG_LEVEL must be ${logLevels.join(' or ')}, not "${value}".`)
  return level
}

function reportsIn(env: Environment, value: string, mode: string): ReportSettings {
  const dsn = parseDsn(value)
  if (!dsn) throw new Error('SENTRY_DSN must be an address such as https://KEY@errors.example/1.')
  const release = env.SENTRY_RELEASE || `kintsu@${version}`
  return { dsn, environment: env.SENTRY_ENVIRONMENT || mode, release }
}
