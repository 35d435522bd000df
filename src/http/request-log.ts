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

const contexts = new WeakMap<FastifyRequest, RequestContext>()

/** `undefined` for a request that failed before its hooks ran. */
export function contextOf(request: FastifyRequest): RequestContext | undefined {
  return contexts.get(request)
}

/**
 * Logs one line per request, once its response is sent or aborted: the name of the page or endpoint, never the URL,
 * which may contain a token or a number. The request id is returned in `x-request-id`.
 */
export function addRequestLog(app: FastifyInstance, deps: Deps) {
  const { log, reportError, placeOf, errorsTo } = deps
  app.addHook('onRequest', (request, reply, done) => {
    const context: RequestContext = {
      requestId: request.id,
      ...placeOf(request),
      log,
      reportError,
      errorsTo,
    }
    contexts.set(request, context)
    // Fastify's own response time is not measured when its logging is off.
    const began = performance.now()
    reply.header('x-request-id', request.id)
    reply.raw.once('close', () => {
      const { requestId, market, route } = context
      const { statusCode, writableEnded } = reply.raw
      log.info({
        event: 'request',
        requestId,
        market,
        method: request.method,
        route,
        status: writableEnded ? statusCode : clientClosedRequest,
        milliseconds: Math.round(performance.now() - began),
      })
    })
    withRequestContext(context, done)
  })
  // Reading the body loses the async context: it is restored here.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request)
    if (context) withRequestContext(context, done)
    else done()
  })
}

/** The status proxies log when the client disconnects before the response is sent. */
const clientClosedRequest = 499
