import type { FastifyInstance } from 'fastify'
import type { Context } from '#services/context.ts'
import { type CardRefusal, openWarrantyCard } from '#services/warranty/open-card.ts'
import { answerPaper } from './answer-paper.ts'
import { notFound } from './api/endpoint.ts'
import { sendProblem } from './problem.ts'

type CardRoute = {
  readonly Params: { readonly file: string }
  readonly Querystring: { readonly t?: unknown }
}

const longestSecret = 200

/** The PDF for anyone with the order's link, rate limited like requests for the order itself. */
export function addWarrantyCards(ctx: Context, app: FastifyInstance, ordersPerMinute: number) {
  const config = { rateLimit: { max: ordersPerMinute, timeWindow: 60_000 } }
  app.get<CardRoute>('/warranty-cards/:file', { config }, async (request, reply) => {
    const { t } = request.query
    const [, number = ''] = /^([\w-]{1,40})\.pdf$/.exec(request.params.file) ?? []
    const token = typeof t === 'string' && t.length <= longestSecret ? t : ''
    const opened = await openWarrantyCard(ctx, { number, token })
    if (!opened.ok) return sendProblem(reply, problemOf(opened.refusal))
    return answerPaper(reply, opened.value)
  })
}

function problemOf({ kind }: CardRefusal) {
  switch (kind) {
    case 'not-found':
      return notFound
    case 'not-due':
      return {
        status: 409,
        code: 'not-confirmed',
        title: 'This order has no warranty card: it is not confirmed.',
      }
  }
}
