import type { FastifyReply } from 'fastify'
import type { InboundPaper } from '#services/inbound/open-inbound-label.ts'
import { notFound } from './api/endpoint.ts'
import { sendProblem } from './problem.ts'

/** The label of a parcel to the shop, for whoever was found to be its sender; a missing one is no address. */
export function answerLabel(reply: FastifyReply, paper: InboundPaper | undefined) {
  if (!paper) return sendProblem(reply, notFound)
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${paper.fileName}"`)
    .send(paper.pdf)
}
