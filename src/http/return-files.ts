import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReturnAsker } from '#services/return/returning.ts'
import { answerLabel } from './answer-label.ts'
import { addOwnPhotos } from './own-photos.ts'
import type { Shop } from './shop.ts'

const longestSecret = 200

/** The pictures of a return and the label of its parcel, for who has the link of its mails, or is its member. */
export function addReturnFiles(
  app: FastifyInstance,
  { returning, identity }: Pick<Shop, 'returning' | 'identity'>,
) {
  const askerOf = async ({
    query,
    headers,
  }: Pick<FastifyRequest, 'query' | 'headers'>): Promise<ReturnAsker | undefined> => {
    const token = (query as { readonly t?: unknown }).t
    if (typeof token === 'string' && token.length <= longestSecret)
      return { kind: 'return-link', token }
    const viewer = await identity.viewerOf(headers.cookie)
    return viewer.kind === 'member' ? { kind: 'member', userId: viewer.member.userId } : undefined
  }

  addOwnPhotos(app, '/return-photos/:number/:photoId', async (params, request) => {
    const { number = '', photoId = '' } = params
    const asker = await askerOf(request)
    return asker && returning.openReturnPhoto(asker, number, photoId)
  })

  app.get<{ Params: { number: string } }>('/labels/return/:number', async (request, reply) => {
    const asker = await askerOf(request)
    const paper = asker && (await returning.openReturnLabel(asker, request.params.number))
    return answerLabel(reply, paper)
  })
}
