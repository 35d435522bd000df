import type { FastifyReply } from 'fastify'
import { notFound } from './api/endpoint.ts'
import { sendProblem } from './problem.ts'

type Paper = { readonly fileName: string; readonly pdf: Buffer }

/** Sends a PDF to a requester who is known to be allowed to see it; a missing one is a 404. */
export function answerPaper(reply: FastifyReply, paper: Paper | undefined) {
  if (!paper) return sendProblem(reply, notFound)
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${paper.fileName}"`)
    .send(paper.pdf)
}
