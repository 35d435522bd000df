import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log, ReportError, Whereabouts } from '#services/witness/witness.ts'

/** What is known of the request that is being answered, wherever something of it is written down. */
export type RequestContext = Required<Pick<Whereabouts, 'requestId' | 'market' | 'route'>> & {
  readonly log: Log
  readonly tell: ReportError
  /** Where pages tell of errors in their browser; undefined where nobody reports them. */
  readonly errorsTo: string | undefined
}

const asking = new AsyncLocalStorage<RequestContext>()

export function whileAsked<T>(request: RequestContext, work: () => T): T {
  return asking.run(request, work)
}

function line(facts: object) {
  return void process.stderr.write(`${JSON.stringify(facts)}\n`)
}

/** Where no request is being answered: what is written down is still a line of JSON. */
const outside: RequestContext = {
  requestId: undefined,
  market: undefined,
  route: undefined,
  log: { error: line, warn: line, info: line },
  tell: () => undefined,
  errorsTo: undefined,
}

export function request(): RequestContext {
  return asking.getStore() ?? outside
}

/** An error of the request that is being answered. */
export function reportRequestError(
  error: unknown,
  event: 'fault' | 'outage',
  by: RequestContext = request(),
): void {
  const { requestId, market, route } = by
  by.tell(error, { event, requestId, market, route })
}
