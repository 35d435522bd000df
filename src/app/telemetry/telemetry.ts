import { createErrorReports } from '#providers/error-report/error-reports.ts'
import { messageOfError, traceOfError } from '#services/telemetry/error-message.ts'
import type { Log, ReportError, SendErrorReport } from '#services/telemetry/telemetry.ts'
import type { TelemetrySettings } from '../config/telemetry-settings.ts'
import { createLog } from './log.ts'
import type { Traces } from './traces.ts'

/** The telemetry of the process: its log, and error reports if a service is configured. */
export type Telemetry = {
  readonly log: Log
  readonly reportError: ReportError
  /** Reports errors of browsers; `undefined` if no errors are reported. */
  readonly report: SendErrorReport | undefined
  /** `undefined` if nothing is traced. */
  readonly traces: Traces | undefined
  /** Waits for pending reports and traces, a few seconds at most. */
  readonly stop: () => Promise<void>
}

const flushTimeoutMs = 2_000

export function createTelemetry(
  settings: TelemetrySettings,
  log: Log = createLog(settings),
  traces?: Traces,
): Telemetry {
  const reports = settings.reports && reportsTo(settings.reports, log)
  const reportError: ReportError = (error, { event, ...where }) => {
    const [name, message, trace] = [nameOf(error), messageOfError(error), traceOfError(error)]
    const level = event === 'fault' ? 'error' : 'warn'
    log[level]({ event, ...where, name, words: message, trace })
    const severity = event === 'fault' ? 'error' : 'warning'
    reports?.report({ platform: 'node', level: severity, name, words: message, trace, ...where })
  }
  return {
    log,
    reportError,
    report: reports?.report,
    traces,
    stop: async () => void (await Promise.all([reports?.flush(flushTimeoutMs), traces?.stop()])),
  }
}

function reportsTo(settings: NonNullable<TelemetrySettings['reports']>, log: Log) {
  return createErrorReports({
    ...settings,
    onFailure: why => log.warn({ event: 'not-reported', why }),
  })
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : 'Thrown'
  return /^\w{1,60}$/.test(name) ? name : 'Error'
}
