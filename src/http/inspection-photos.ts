import type { FastifyInstance } from 'fastify'
import { requesterOf } from './api/sales.ts'
import { addOwnPhotos } from './own-photos.ts'
import type { Shop } from './shop.ts'

/** The pictures of an inspection, for whoever the device is of: as a member, or by the token of its letters. */
export function addInspectionPhotos(
  app: FastifyInstance,
  shop: Pick<Shop, 'identity' | 'inspecting'>,
) {
  return addOwnPhotos(
    app,
    '/photos/inspection/:number/:photo',
    async ({ number = '', photo = '' }, request) => {
      const { token } = request.query as { token?: unknown }
      const requester = await requesterOf(shop, request, typeof token === 'string' ? token : '')
      return shop.inspecting.openInspectionPhoto(requester, number, photo)
    },
  )
}
