import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#services/context.ts'
import { admitStaff } from '#services/identity/admit-staff.ts'
import { sendProblem } from '../problem.ts'
import { requestContext } from '../request-context.ts'

type Deps = { readonly ctx: Context; readonly officeToken?: string }

/** True for staff; otherwise the response has been sent. The first wrong token of an IP address logs a warning. */
export async function isStaffRequest(
  { ctx, officeToken }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { authorization } = request.headers
  // No token was tried.
  if (authorization === undefined || officeToken === undefined) {
    await sendProblem(reply, notStaff)
    return false
  }
  const admission = await admitStaff(ctx, request.ip, isValidToken(authorization, officeToken))
  if (admission.kind === 'admitted') return true
  if (admission.kind === 'too-many-tries') {
    const { kind: code, retryAfterSeconds } = admission
    reply.header('retry-after', String(retryAfterSeconds))
    await sendProblem(reply, { status: 429, code, title })
    return false
  }
  if (admission.isFirst) logFailedAttempt(request, admission.client)
  await sendProblem(reply, notStaff)
  return false
}

const notStaff = { status: 401, code: 'not-staff', title: 'This is for staff.' } as const
const title = 'Too many wrong tokens came from this address; try again later.'

function isValidToken(authorization: string, token: string): boolean {
  const [one, other] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function logFailedAttempt({ routeOptions: { url: route } }: FastifyRequest, client: string) {
  const { log, requestId } = requestContext()
  log.warn({ event: 'office-token', requestId, route, client })
}
