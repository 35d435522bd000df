import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#services/context.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { openClaimLabel, openClaimPhoto } from '#services/warranty/view-claim.ts'
import { answerPaper } from './answer-paper.ts'
import { addOwnPhotos } from './own-photos.ts'

/** The pictures of a warranty claim and the label of its parcel, for the member who owns the claim. */
export function addClaimFiles(ctx: Context, app: FastifyInstance) {
  const memberIdOf = async ({ headers }: FastifyRequest) => {
    const viewer = await viewSession(ctx, headers.cookie)
    return viewer.kind === 'member' ? viewer.member.userId : undefined
  }

  addOwnPhotos(
    app,
    '/photos/warranty/:number/:photo',
    async ({ number = '', photo = '' }, request) => {
      const userId = await memberIdOf(request)
      return userId === undefined ? undefined : openClaimPhoto(ctx, userId, number, photo)
    },
  )

  app.get<{ Params: { number: string } }>('/labels/warranty/:number', async (request, reply) => {
    const userId = await memberIdOf(request)
    const paper =
      userId === undefined ? undefined : await openClaimLabel(ctx, userId, request.params.number)
    return answerPaper(reply, paper)
  })
}
