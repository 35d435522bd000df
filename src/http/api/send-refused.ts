import type { FastifyReply } from 'fastify'
import { sendProblem } from '../problem.ts'
import type { Refused } from './endpoint.ts'

/** A refusal as a problem, with the cookies that come beside it. */
export function sendRefused(reply: FastifyReply, { cookies = [], ...problem }: Refused) {
  return sendProblem(cookies.length > 0 ? reply.header('set-cookie', [...cookies]) : reply, problem)
}
