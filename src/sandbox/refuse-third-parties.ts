import type { FastifyInstance } from 'fastify'

/**
 * Accepts only programs and pages of this machine: a page whose name resolves to it (DNS rebinding) sends its own
 * host, and one that merely makes its visitors' browsers call it sends its own origin. Refused requests are not
 * written to the journal.
 */
export function refuseThirdParties(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers
    const status = statusOf(host, origin, request.socket.remoteAddress)
    if (status === undefined) return
    reply.hijack()
    reply.raw.writeHead(status, { 'content-type': 'text/plain' }).end(`${text[status]}\n`)
  })
}

const text = {
  403: 'The sandbox is for the machine it runs on, and for pages of its own.',
  421: 'The sandbox goes by no such name.',
} as const

function statusOf(host: string, origin: string | undefined, from = ''): 403 | 421 | undefined {
  if (!/^(::ffff:)?127\.|^::1$/.test(from)) return 403
  if (!/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)) return 421
  return origin === undefined || origin === `http://${host}` ? undefined : 403
}
