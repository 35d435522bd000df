import type { FastifyInstance } from 'fastify'
import { answerLabel } from './answer-label.ts'
import { askingUserId } from './api/member-of.ts'
import type { Shop } from './shop.ts'

const longestSecret = 200

/** The label of a sale's parcel, for the member whose sale it is, or whoever has the link of its letters. */
export const addSaleFiles = (
  app: FastifyInstance,
  shop: Pick<Shop, 'selling' | 'identity'>,
): void => {
  app.get<{ Params: { number: string } }>('/labels/sale/:number', async (request, reply) => {
    const { t } = request.query as { readonly t?: unknown }
    const token = typeof t === 'string' && t.length <= longestSecret ? t : ''
    const userId = await askingUserId(shop, request)
    const asker = { token, ...(userId !== undefined && { userId }) }
    return answerLabel(reply, await shop.selling.openSaleLabel(asker, request.params.number))
  })
}
