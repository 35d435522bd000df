import type { FastifyInstance } from 'fastify'
import type { Context } from '#services/context.ts'
import { type OpeningRefusal, openInvoice } from '#services/invoice/open-invoice.ts'
import { answerPaper } from './answer-paper.ts'
import { notFound } from './api/endpoint.ts'
import { sendProblem } from './problem.ts'

type InvoiceRoute = {
  readonly Params: { readonly file: string }
  readonly Querystring: { readonly t?: unknown; readonly credit?: unknown }
}

const longestSecret = 200

/** The PDF for anyone with the order's link, rate limited like requests for the order itself (orders.md, Invoice). */
export function addInvoices(ctx: Context, app: FastifyInstance, ordersPerMinute: number) {
  const config = { rateLimit: { max: ordersPerMinute, timeWindow: 60_000 } }
  app.get<InvoiceRoute>('/invoices/:file', { config }, async (request, reply) => {
    const { t, credit } = request.query
    const [, number = ''] = /^([\w-]{1,40})\.pdf$/.exec(request.params.file) ?? []
    const opened = await openInvoice(ctx, {
      number,
      token: secret(t),
      ...(credit === undefined ? {} : { creditId: secret(credit) }),
    })
    if (!opened.ok) return sendProblem(reply, problemOf(opened.refusal))
    return answerPaper(reply, opened.value)
  })
}

/** A repeated or overlong value counts as missing. */
function secret(value: unknown): string {
  return typeof value === 'string' && value.length <= longestSecret ? value : ''
}

function problemOf({ kind }: OpeningRefusal) {
  switch (kind) {
    case 'not-found':
      return notFound
    case 'not-due':
      return { status: 409, code: 'not-invoiced', title: 'This order has no invoice.' }
  }
}
