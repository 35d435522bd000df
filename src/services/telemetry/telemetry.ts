import type { ErrorReport } from '#providers/error-report/envelope.ts'

/** One log line: plain facts without personal data. */
export type Facts = {
  readonly event: string
  readonly [fact: string]: string | number | undefined
}

export type Log = Readonly<Record<'error' | 'warn' | 'info', (facts: Facts) => void>>

/**
 * Where something went wrong: a page name, the path of an endpoint as written in the routes, or a job name.
 * Never the requested URL.
 */
export type Whereabouts = {
  readonly requestId?: string | undefined
  readonly market?: string | undefined
  readonly route?: string | undefined
  readonly job?: string | undefined
}

/** `outage`: a dependency is down; `error`: something that should not have happened. */
export type ErrorContext = { readonly event: 'fault' | 'outage' } & Whereabouts

/** Logs an error and reports it if a reporting service is configured. Never throws, never blocks. */
export type ReportError = (error: unknown, context: ErrorContext) => void

/** Sends an error to the error tracking service; personal data has been removed. */
export type SendErrorReport = (error: ErrorReport) => void
