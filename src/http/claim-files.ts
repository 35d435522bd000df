import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerLabel } from './answer-label.ts'
import { addOwnPhotos } from './own-photos.ts'
import type { Shop } from './shop.ts'

type Opening = Pick<Shop, 'identity' | 'openClaimPhoto' | 'openClaimLabel'>

/** The pictures of a warranty claim and the label of its parcel, for the member who owns the claim. */
export function addClaimFiles(
  app: FastifyInstance,
  { identity, openClaimPhoto, openClaimLabel }: Opening,
) {
  const requesterOf = async ({ headers }: FastifyRequest) => {
    const viewer = await identity.viewerOf(headers.cookie)
    return viewer.kind === 'member' ? viewer.member.userId : undefined
  }

  addOwnPhotos(
    app,
    '/photos/warranty/:number/:photo',
    async ({ number = '', photo = '' }, request) => {
      const userId = await requesterOf(request)
      return userId === undefined ? undefined : openClaimPhoto(userId, number, photo)
    },
  )

  app.get<{ Params: { number: string } }>('/labels/warranty/:number', async (request, reply) => {
    const userId = await requesterOf(request)
    const paper =
      userId === undefined ? undefined : await openClaimLabel(userId, request.params.number)
    return answerLabel(reply, paper)
  })
}
