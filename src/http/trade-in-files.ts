import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerLabel } from './answer-label.ts'
import { askingUserId } from './api/member-of.ts'
import type { Shop } from './shop.ts'

const longestSecret = 200

type Files = Pick<Shop, 'tradeInServices' | 'identity' | 'openSlip'>

/** The label of a trade-in's parcel and its acquisition slip, for its member or anyone with the link from its emails. */
export function addTradeInFiles(app: FastifyInstance, shop: Files): void {
  app.get<{ Params: { number: string } }>('/labels/sale/:number', async (request, reply) =>
    answerLabel(
      reply,
      await shop.tradeInServices.openTradeInLabel(
        await requesterOf(shop, request),
        request.params.number,
      ),
    ),
  )
  app.get<{ Params: { file: string } }>('/acquisition-slips/:file', async (request, reply) => {
    const [, number = ''] = /^([\w-]{1,40})\.pdf$/.exec(request.params.file) ?? []
    return answerLabel(reply, await shop.openSlip(await requesterOf(shop, request), number))
  })
}

async function requesterOf(shop: Files, request: FastifyRequest) {
  const { t } = request.query as { readonly t?: unknown }
  const token = typeof t === 'string' && t.length <= longestSecret ? t : ''
  const userId = await askingUserId(shop, request)
  return { token, ...(userId !== undefined && { userId }) }
}
