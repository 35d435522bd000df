import type { FastifyInstance } from 'fastify'
import { requesterOf } from './api/trade-ins.ts'
import { addOwnPhotos } from './own-photos.ts'
import type { Shop } from './shop.ts'

/** The photos of an inspection, for the owner of the device: as a member, or by the token from the emails. */
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
