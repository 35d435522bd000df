import fastify, { type FastifyInstance } from 'fastify'
import { aboutOf } from './answer-call.ts'
import { refuseThirdParties } from './refuse-third-parties.ts'
import type { World } from './world.ts'

function isOfSandbox(path: string) {
  return path.startsWith('/_sandbox')
}

/**
 * A server of the sandbox: form bodies arrive as text, and every request and response is written to the journal. A
 * request outside the fakes is attributed to `ownProvider`, or else to the first segment of its path.
 */
export function createApp(world: World, ownProvider?: string): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } })
  refuseThirdParties(app)
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url: path, body } = request
    if (isOfSandbox(path)) return
    const provider = ownProvider ?? path.split(/[/?]/)[1] ?? ''
    world.journal.write(aboutOf.get(request) ?? { provider }, {
      kind: 'call',
      method,
      path,
      request: body,
      status: reply.statusCode,
      answer: String(reply.getHeader('content-type')).startsWith('text/html') ? 'html' : payload,
    })
  })
  return app
}
