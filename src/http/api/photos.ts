import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storedPhotoSchema } from '#contract/photo.ts'
import type { Bases } from '#domain/market/base.ts'
import { mostPhotoBytes, type PhotoRefusal } from '#domain/photo/photo.ts'
import type { Context } from '#services/context.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { savePhoto } from '#services/photo/save-photo.ts'
import { sendProblem } from '../problem.ts'
import type { Operation, Refused } from './endpoint.ts'
import { refuseForeignOrigins } from './own-origin.ts'

export const savePhotoOperation: Operation = {
  method: 'POST',
  path: '/api/photos/',
  summary:
    'Takes a picture in (JPEG, PNG or WebP, up to 8 MB) and forgets it after a day unless a return, a claim or a sale names its id.',
  status: 201,
  consumes: ['image/jpeg', 'image/png', 'image/webp'],
  answer: storedPhotoSchema,
  refuses: [403, 413, 422, 429, 503],
  example: { answer: { id: '4f6f3a52-8f0e-4a0c-9d51-2b7c6a1e9d34' } },
}

type Options = {
  readonly ctx: Context
  readonly bases: Bases
  readonly ordersPerMinute: number
}

/** A form has up to six photos, and some are sent twice. */
const perOrder = 3

/** The type of a file is read from its bytes, not from its name or header (quality.md "Attacks"). */
export async function addPhotos(app: FastifyInstance, options: Options) {
  const { ctx, bases, ordersPerMinute } = options
  refuseForeignOrigins(app, bases)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: mostPhotoBytes },
    (_request, body, done) => done(null, body),
  )
  app.route({
    method: 'POST',
    url: savePhotoOperation.path,
    config: { rateLimit: { max: ordersPerMinute * perOrder, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const { ip: address, body } = request
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const stored = await savePhoto(ctx, bytes, { address, userId: await senderOf(ctx, request) })
      if (!stored.ok) return sendProblem(reply, refusedPhoto(stored.refusal))
      return reply.code(201).header('cache-control', 'no-store').send(stored.value)
    },
  })
}

async function senderOf(ctx: Context, request: FastifyRequest): Promise<string | undefined> {
  const viewer = await viewSession(ctx, request.headers.cookie)
  return viewer.kind === 'member' ? viewer.member.userId : undefined
}

function refusedPhoto(refusal: PhotoRefusal): Refused {
  switch (refusal.kind) {
    case 'not-a-picture':
      return {
        status: 422,
        code: refusal.kind,
        title: 'This cannot be read as a JPEG, PNG or WebP picture.',
      }
    case 'too-many-pixels':
      return {
        status: 422,
        code: refusal.kind,
        title: 'The picture has too many pixels.',
        max: refusal.max,
      }
    case 'too-many-photos':
      return {
        status: 429,
        code: refusal.kind,
        title: 'Enough pictures wait to be used already.',
        max: refusal.max,
      }
  }
}
