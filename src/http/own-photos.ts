import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './api/endpoint.ts'
import { sendProblem } from './problem.ts'

/**
 * Serves the pictures of an item under `url`, if `open` finds one for the requester: `open` checks the owner, and
 * someone else's picture is a 404. No cache may store the response.
 */
export function addOwnPhotos(
  app: FastifyInstance,
  url: string,
  open: (
    params: Readonly<Record<string, string>>,
    request: FastifyRequest,
  ) => Promise<Buffer | undefined>,
) {
  app.get<{ Params: Readonly<Record<string, string>> }>(url, async (request, reply) => {
    const picture = await open(request.params, request)
    if (!picture) return sendProblem(reply, notFound)
    return reply
      .type('image/webp')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline')
      .send(picture)
  })
}
