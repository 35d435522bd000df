import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log, ReportError } from '#services/telemetry/telemetry.ts'
import { type RequestContext, withRequestContext } from './request-context.ts'

export type Place = { readonly market: string | undefined; readonly route: string }

type Deps = {
  readonly log: Log
  readonly reportError: ReportError
  readonly placeOf: (request: FastifyRequest) => Place
  readonly errorsTo: string | undefined
}

const known = new WeakMap<FastifyRequest, RequestContext>()

/** `undefined` for a request that failed before its hooks ran. */
export function requestOf(request: FastifyRequest): RequestContext | undefined {
  return known.get(request)
}

/**
 * Logs one line per request, once its response is sent or aborted: the name of the page or endpoint, never the URL,
 * which may contain a token or a number. The request id is returned in `x-request-id`.
 */
export function addRequestLog(app: FastifyInstance, deps: Deps) {
  const { log, reportError, placeOf, errorsTo } = deps
  app.addHook('onRequest', (request, reply, done) => {
    const query: RequestContext = {
      requestId: request.id,
      ...placeOf(request),
      log,
      reportError,
      errorsTo,
    }
    known.set(request, query)
    // Fastify's own response time is not measured when its logging is off.
    const began = performance.now()
    reply.header('x-request-id', request.id)
    reply.raw.once('close', () => {
      const { requestId, market, route } = query
      const { statusCode, writableEnded } = reply.raw
      log.info({
        event: 'request',
        requestId,
        market,
        method: request.method,
        route,
        status: writableEnded ? statusCode : cutOff,
        milliseconds: Math.round(performance.now() - began),
      })
    })
    withRequestContext(query, done)
  })
  // Reading the body loses the async context: it is restored here.
  app.addHook('preValidation', (request, _reply, done) => {
    const query = known.get(request)
    if (query) withRequestContext(query, done)
    else done()
  })
}

/** The status proxies log when the client disconnects before the response is sent. */
const cutOff = 499
