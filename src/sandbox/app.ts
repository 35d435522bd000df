import fastify, { type FastifyInstance } from 'fastify'
import { aboutOf } from './answer-call.ts'
import { refuseThirdParties } from './refuse-strangers.ts'
import type { World } from './world.ts'

function isOfSandbox(path: string) {
  return path.startsWith('/_sandbox')
}

/** A server of the sandbox: forms arrive as text, and every request and answer is written in the journal. What stands outside the faces is of `ownProvider`, or of the first part of its path. */
export function makeApp(world: World, ownProvider?: string): FastifyInstance {
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
