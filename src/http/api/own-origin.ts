import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Bases } from '#domain/market/base.ts'
import { sendProblem } from '../problem.ts'

const writingMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Writing requests, to the API as well as from forms, must come from one of our own pages; a foreign or missing origin
 * is a 403 (quality.md "Attacks").
 */
export function refuseForeignOrigins(app: FastifyInstance, bases: Bases) {
  const origins = originsOf(bases)
  app.addHook('onRequest', async (request, reply) => {
    if (!writingMethods.has(request.method) || isOwn(request.headers, origins)) return
    return sendProblem(reply, foreignOrigin)
  })
}

export const foreignOrigin = {
  status: 403,
  code: 'foreign-origin',
  title: 'This can only be asked for from the shop itself.',
} as const

export function originsOf(bases: Bases): ReadonlySet<string> {
  return new Set(Object.values(bases).map(base => new URL(base).origin))
}

/** A reading request from our own pages has no Origin header, and older browsers send no Sec-Fetch-Site either. */
export function isForeignReader(
  headers: IncomingHttpHeaders,
  origins: ReadonlySet<string>,
): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return site !== 'same-origin' || (headers.origin !== undefined && !origins.has(headers.origin))
}

/** A client that sends neither header is not a browser: it may write, but not with a cookie. */
function isOwn(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return true
  if (headers.origin !== undefined) return origins.has(headers.origin)
  return site === undefined && headers.cookie === undefined
}
