import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log, TellFault } from '#services/witness/witness.ts'
import { type Asked, whileAsked } from './asked.ts'

export type Place = { readonly market: string | undefined; readonly route: string }

type Means = {
  readonly log: Log
  readonly tell: TellFault
  readonly placeOf: (request: FastifyRequest) => Place
  readonly faultsTo: string | undefined
}

const known = new WeakMap<FastifyRequest, Asked>()

/** Undefined for a request that failed before it was looked at. */
export function askedOf(request: FastifyRequest): Asked | undefined {
  return known.get(request)
}

/**
 * One line a request, once its answer is out or cut off: the name of the page or endpoint, never the address, which may hold a token or
 * a number. The request's id goes back in `x-request-id`.
 */
export function addRequestLog(app: FastifyInstance, means: Means) {
  const { log, tell, placeOf, faultsTo } = means
  app.addHook('onRequest', (request, reply, done) => {
    const asked: Asked = { requestId: request.id, ...placeOf(request), log, tell, faultsTo }
    known.set(request, asked)
    // The server's own clock of a reply stands still where it writes no log itself.
    const began = performance.now()
    reply.header('x-request-id', request.id)
    reply.raw.once('close', () => {
      const { requestId, market, route } = asked
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
    whileAsked(asked, done)
  })
  // What was read of the body comes from elsewhere: here the request is itself again.
  app.addHook('preValidation', (request, _reply, done) => {
    const asked = known.get(request)
    if (asked) whileAsked(asked, done)
    else done()
  })
}

/** As proxies write it where the visitor left before the answer was out. */
const cutOff = 499
