import type { FastifyReply } from 'fastify'
import type { InboundPaper } from '#services/inbound/open-inbound-label.ts'
import { notFound } from './api/endpoint.ts'
import { sendProblem } from './problem.ts'

/** Sends the label of a parcel to the shop, for a requester known to be its sender; a missing label is a 404. */
export function answerLabel(reply: FastifyReply, paper: InboundPaper | undefined) {
  if (!paper) return sendProblem(reply, notFound)
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${paper.fileName}"`)
    .send(paper.pdf)
}
