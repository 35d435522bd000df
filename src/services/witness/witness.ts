import type { ErrorReport } from '#providers/fault-report/envelope.ts'

/** One line of the log: plain facts, nobody's data among them. */
export type Facts = {
  readonly event: string
  readonly [fact: string]: string | number | undefined
}

export type Log = Readonly<Record<'error' | 'warn' | 'info', (facts: Facts) => void>>

/** Where something went wrong: a page's name or an endpoint's path as it is written in the routes, a job's name. Never an address as it was asked for. */
export type Whereabouts = {
  readonly requestId?: string | undefined
  readonly market?: string | undefined
  readonly route?: string | undefined
  readonly job?: string | undefined
}

/** `outage`: something we depend on is away; `fault`: something that should not have happened. */
export type ErrorContext = { readonly event: 'fault' | 'outage' } & Whereabouts

/** Writes an error down and reports it where there is somebody to report to. Never throws, never waits. */
export type ReportError = (error: unknown, context: ErrorContext) => void

/** To the service that collects errors; what is told has been scrubbed. */
export type SendErrorReport = (error: ErrorReport) => void
