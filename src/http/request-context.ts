import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log, ReportError, Whereabouts } from '#services/telemetry/telemetry.ts'

/** The context of the current request, for logs and error reports. */
export type RequestContext = Required<Pick<Whereabouts, 'requestId' | 'market' | 'route'>> & {
  readonly log: Log
  readonly reportError: ReportError
  /** Where pages report browser errors; `undefined` if they are not reported. */
  readonly errorsTo: string | undefined
}

const requesting = new AsyncLocalStorage<RequestContext>()

export function withRequestContext<T>(request: RequestContext, work: () => T): T {
  return requesting.run(request, work)
}

function line(facts: object) {
  return void process.stderr.write(`${JSON.stringify(facts)}\n`)
}

/** Outside of a request: log entries are still lines of JSON. */
const outside: RequestContext = {
  requestId: undefined,
  market: undefined,
  route: undefined,
  log: { error: line, warn: line, info: line },
  reportError: () => undefined,
  errorsTo: undefined,
}

export function request(): RequestContext {
  return requesting.getStore() ?? outside
}

/** Reports an error of the current request. */
export function reportRequestError(
  error: unknown,
  event: 'fault' | 'outage',
  by: RequestContext = request(),
): void {
  const { requestId, market, route } = by
  by.reportError(error, { event, requestId, market, route })
}
