import type { FastifyRequest } from 'fastify'

/**
 * Whether the request comes from this very machine: by the socket's address, which cannot be forged; not through a
 * proxy, which forwards requests of others from this machine; and by the machine's own host name, not another one that
 * resolves to it (DNS rebinding).
 */
export function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    proxyHeaders.every(name => headers[name] === undefined) &&
    /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
  )
}

/** Headers added by proxies. */
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const
