import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#services/context.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { openReturnLabel } from '#services/return/open-return-label.ts'
import type { ReturnRequester } from '#services/return/return-requester.ts'
import { openReturnPhoto } from '#services/return/view-returns.ts'
import { answerPaper } from './answer-paper.ts'
import { addOwnPhotos } from './own-photos.ts'

const longestSecret = 200

/** The pictures of a return and the label of its parcel, for its member or anyone with the link from its emails. */
export function addReturnFiles(ctx: Context, app: FastifyInstance) {
  const requesterOf = async ({
    query,
    headers,
  }: Pick<FastifyRequest, 'query' | 'headers'>): Promise<ReturnRequester | undefined> => {
    const token = (query as { readonly t?: unknown }).t
    if (typeof token === 'string' && token.length <= longestSecret)
      return { kind: 'return-link', token }
    const viewer = await viewSession(ctx, headers.cookie)
    return viewer.kind === 'member' ? { kind: 'member', userId: viewer.member.userId } : undefined
  }

  addOwnPhotos(app, '/return-photos/:number/:photoId', async (params, request) => {
    const { number = '', photoId = '' } = params
    const requester = await requesterOf(request)
    return requester && openReturnPhoto(ctx, requester, number, photoId)
  })

  app.get<{ Params: { number: string } }>('/labels/return/:number', async (request, reply) => {
    const requester = await requesterOf(request)
    const paper = requester && (await openReturnLabel(ctx, requester, request.params.number))
    return answerPaper(reply, paper)
  })
}
