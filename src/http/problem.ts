import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { reportRequestError } from './request-context.ts'
import { contextOf } from './request-log.ts'
import { stylePolicy } from './security-headers.ts'

/** A refusal on the wire: problem+json with a stable code (RFC 9457). */
export function sendProblem(reply: FastifyReply, problem: Omit<Problem, 'type' | 'requestId'>) {
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send({ type: `/api/problems/${problem.code}`, requestId: reply.request.id, ...problem })
}

/** Renders an error page, for requests made by people. */
export type RenderFailure = (request: FastifyRequest, status: number) => FailurePage

/** `style` is the style of the page, the only one its policy allows. */
export type FailurePage = { readonly html: string; readonly style: string }

/**
 * Handles bugs and outages once, here. A database that is unreachable or full is a 503 with Retry-After; the cause is
 * not exposed.
 */
export function answerProblems(app: FastifyInstance, draw?: RenderFailure) {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const isAway = isOutage(error) && !isCutOff(error, request)
    const status = isAway ? 503 : (error.statusCode ?? 500)
    if (status === 503) reply.header('retry-after', '5')
    if (status >= 500) reportRequestError(error, isAway ? 'outage' : 'fault', contextOf(request))
    if (draw && isForPeople(request) && (status === 429 || status >= 500))
      return sendFailurePage(reply, status, draw(request, status))
    return sendProblem(reply, { status, ...problemTextFor(status) })
  })
}

/** The client disconnected before its body arrived: not an outage. */
function isCutOff(error: Error, { raw }: FastifyRequest) {
  return raw.errored === error
}

export function sendFailurePage(reply: FastifyReply, status: number, page: FailurePage) {
  if (status === 503) reply.header('retry-after', '5')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', stylePolicy(page.style))
    .send(page.html)
}

function isForPeople({ headers, url }: FastifyRequest) {
  return headers.accept?.includes('text/html') === true && !url.startsWith('/api/')
}

function problemTextFor(status: number): { code: string; title: string } {
  switch (status) {
    case 413:
      return { code: 'too-large', title: 'The request body is too large.' }
    case 415:
      return { code: 'unsupported-media-type', title: 'Send application/json.' }
    case 503:
      return { code: 'unavailable', title: 'The service is not available for a moment.' }
    case 429:
      return { code: 'too-many-requests', title: 'Too many requests; try again in a minute.' }
    default:
      return status >= 500
        ? { code: 'internal', title: 'Something went wrong on our side.' }
        : { code: 'bad-request', title: 'The request cannot be read.' }
  }
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
/**
 * PostgreSQL error codes for failures that pass or that an operator fixes: no connection (08), out of disk, memory or
 * connections (53), shutdown or interruption (57), unreadable files (58), lock timeout (55P03), a read-only server
 * (25006).
 */
const outageStates = /^(08|53|57|58)[0-9A-Z]{3}$|^55P03$|^25006$/
/** Error messages of the connection pool; and of a standby, on which unlogged tables (the rate limits) cannot be read. */
const outageText =
  /unlogged relations during recovery|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/

/** Whether the error, or any of its causes, means that the database is unreachable, starting, too busy or full. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (networkCodes.has(code) || outageStates.test(code))) return true
  return outageText.test(error.message) || isOutage(error.cause)
}
