import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Bases } from '#domain/market/base.ts'
import { sendProblem } from '../problem.ts'

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** quality.md "Attacks": what writes must come from one of our own pages; a foreign or missing origin is a 403. */
export const refuseForeignOrigins = (app: FastifyInstance, bases: Bases) => {
  const origins = new Set(Object.values(bases).map(base => new URL(base).origin))
  app.addHook('onRequest', async (request, reply) => {
    if (!writing.has(request.method) || isOwn(request.headers, origins)) return
    return sendProblem(reply, {
      status: 403,
      code: 'foreign-origin',
      title: 'This can only be asked for from the shop itself.',
    })
  })
}

/** A client that sends neither header is no browser: it may write, but not in the name of someone's cookie. */
const isOwn = (headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean => {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return true
  if (headers.origin !== undefined) return origins.has(headers.origin)
  return site === undefined && headers.cookie === undefined
}
