import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log, ReportError, Whereabouts } from '#services/telemetry/telemetry.ts'

/** The context of the current request, for logs and error reports. */
export type RequestContext = Required<Pick<Whereabouts, 'requestId' | 'market' | 'route'>> & {
  readonly log: Log
  readonly reportError: ReportError
  /** Where pages report browser errors; `undefined` if they are not reported. */
  readonly errorsTo: string | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

function writeLine(facts: object) {
  return void process.stderr.write(`${JSON.stringify(facts)}\n`)
}

/** Outside of a request: log entries are still lines of JSON. */
const outside: RequestContext = {
  requestId: undefined,
  market: undefined,
  route: undefined,
  log: { error: writeLine, warn: writeLine, info: writeLine },
  reportError: () => undefined,
  errorsTo: undefined,
}

export function requestContext(): RequestContext {
  return storage.getStore() ?? outside
}

/** Reports an error of the current request. */
export function reportRequestError(
  error: unknown,
  event: 'fault' | 'outage',
  context: RequestContext = requestContext(),
): void {
  const { requestId, market, route } = context
  context.reportError(error, { event, requestId, market, route })
}
