import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#services/context.ts'
import { openSlip } from '#services/slip/open-slip.ts'
import { openTradeInLabel } from '#services/trade-in/view-trade-ins.ts'
import { answerPaper } from './answer-paper.ts'
import { requestingUserId } from './api/member-of.ts'

const longestSecret = 200

/** The label of a trade-in's parcel and its acquisition slip, for its member or anyone with the link from its emails. */
export function addTradeInFiles(ctx: Context, app: FastifyInstance): void {
  app.get<{ Params: { number: string } }>('/labels/sale/:number', async (request, reply) =>
    answerPaper(
      reply,
      await openTradeInLabel(ctx, await requesterOf(ctx, request), request.params.number),
    ),
  )
  app.get<{ Params: { file: string } }>('/acquisition-slips/:file', async (request, reply) => {
    const [, number = ''] = /^([\w-]{1,40})\.pdf$/.exec(request.params.file) ?? []
    return answerPaper(reply, await openSlip(ctx, await requesterOf(ctx, request), number))
  })
}

async function requesterOf(ctx: Context, request: FastifyRequest) {
  const { t } = request.query as { readonly t?: unknown }
  const token = typeof t === 'string' && t.length <= longestSecret ? t : ''
  const userId = await requestingUserId(ctx, request)
  return { token, ...(userId !== undefined && { userId }) }
}
