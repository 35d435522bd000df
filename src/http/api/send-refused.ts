import type { FastifyReply } from 'fastify'
import { sendProblem } from '../problem.ts'
import type { Refused } from './endpoint.ts'

/** Sends a refusal as a problem, with its cookies. */
export function sendRefused(reply: FastifyReply, { cookies = [], ...problem }: Refused) {
  return sendProblem(cookies.length > 0 ? reply.header('set-cookie', [...cookies]) : reply, problem)
}
