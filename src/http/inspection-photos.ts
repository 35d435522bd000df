import type { FastifyInstance } from 'fastify'
import type { Context } from '#services/context.ts'
import { openInspectionPhoto } from '#services/trade-in/open-inspection-photo.ts'
import { requesterOf } from './api/trade-ins.ts'
import { addOwnPhotos } from './own-photos.ts'

/** The photos of an inspection, for the owner of the device: as a member, or by the token from the emails. */
export function addInspectionPhotos(ctx: Context, app: FastifyInstance) {
  return addOwnPhotos(
    app,
    '/photos/inspection/:number/:photo',
    async ({ number = '', photo = '' }, request) => {
      const { token } = request.query as { token?: unknown }
      const requester = await requesterOf(ctx, request, typeof token === 'string' ? token : '')
      return openInspectionPhoto(ctx, requester, number, photo)
    },
  )
}
