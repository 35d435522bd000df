import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { traceOfError } from '#services/words-of-error.ts'

/** An answer of the "no" kind on the wire: problem+json with a stable code (RFC 9457). */
export const sendProblem = (reply: FastifyReply, problem: Omit<Problem, 'type' | 'requestId'>) =>
  reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send({ type: `/api/problems/${problem.code}`, requestId: reply.request.id, ...problem })

/** Bugs and outages end here, once. A database that cannot be reached is 503 with Retry-After; nothing of the cause is told. */
export const answerProblems = (app: FastifyInstance) => {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (isOutage(error)) {
      reply.header('retry-after', '5')
      return sendProblem(reply, {
        status: 503,
        code: 'unavailable',
        title: 'The service is not available for a moment.',
      })
    }
    const status = error.statusCode ?? 500
    if (status >= 500) process.stderr.write(`${request.id} ${traceOfError(error)}\n`)
    return sendProblem(reply, { status, ...wordsFor(status) })
  })
}

const wordsFor = (status: number): { code: string; title: string } => {
  switch (status) {
    case 413:
      return { code: 'too-large', title: 'The request body is too large.' }
    case 415:
      return { code: 'unsupported-media-type', title: 'Send application/json.' }
    case 429:
      return { code: 'too-many-requests', title: 'Too many requests; try again in a minute.' }
    default:
      return status >= 500
        ? { code: 'internal', title: 'Something went wrong on our side.' }
        : { code: 'bad-request', title: 'The request cannot be read.' }
  }
}

const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  '55P03',
  '57014',
])
const outageWords =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/

/** Is this error the database being away, starting or too busy, at any depth of its causes? */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && outageCodes.has(code)) return true
  return outageWords.test(error.message) || isOutage(error.cause)
}
