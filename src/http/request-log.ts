import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log, ReportError } from '#services/witness/witness.ts'
import { type RequestContext, whileAsked } from './asked.ts'

export type Place = { readonly market: string | undefined; readonly route: string }

type Deps = {
  readonly log: Log
  readonly tell: ReportError
  readonly placeOf: (request: FastifyRequest) => Place
  readonly errorsTo: string | undefined
}

const known = new WeakMap<FastifyRequest, RequestContext>()

/** Undefined for a request that failed before it was looked at. */
export function requestOf(request: FastifyRequest): RequestContext | undefined {
  return known.get(request)
}

/**
 * One line a request, once its answer is out or cut off: the name of the page or endpoint, never the address, which may hold a token or
 * a number. The request's id goes back in `x-request-id`.
 */
export function addRequestLog(app: FastifyInstance, deps: Deps) {
  const { log, tell, placeOf, errorsTo } = deps
  app.addHook('onRequest', (request, reply, done) => {
    const query: RequestContext = {
      requestId: request.id,
      ...placeOf(request),
      log,
      tell,
      errorsTo,
    }
    known.set(request, query)
    // The server's own clock of a reply stands still where it writes no log itself.
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
    whileAsked(query, done)
  })
  // What was read of the body comes from elsewhere: here the request is itself again.
  app.addHook('preValidation', (request, _reply, done) => {
    const query = known.get(request)
    if (query) whileAsked(query, done)
    else done()
  })
}

/** As proxies write it where the visitor left before the answer was out. */
const cutOff = 499
