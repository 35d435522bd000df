import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Bases } from '#domain/market/base.ts'
import { sendProblem } from '../problem.ts'

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** quality.md "Attacks": what writes must come from one of our own pages, to the API as from a form; a foreign or missing origin is a 403. */
export function refuseForeignOrigins(app: FastifyInstance, bases: Bases) {
  const origins = originsOf(bases)
  app.addHook('onRequest', async (request, reply) => {
    if (!writing.has(request.method) || isOwn(request.headers, origins)) return
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

/** What is only read names no origin when a page of ours asks, and an older browser says nothing at all. */
export function isForeignReader(
  headers: IncomingHttpHeaders,
  origins: ReadonlySet<string>,
): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return site !== 'same-origin' || (headers.origin !== undefined && !origins.has(headers.origin))
}

/** A client that sends neither header is no browser: it may write, but not in the name of someone's cookie. */
function isOwn(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return true
  if (headers.origin !== undefined) return origins.has(headers.origin)
  return site === undefined && headers.cookie === undefined
}
