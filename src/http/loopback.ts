import type { FastifyRequest } from 'fastify'

/**
 * Whether somebody on this very machine asks: by the socket's address, which nobody can write himself; not through a
 * proxy, which brings strangers from where it stands; and by the machine's own name, not by one that leads to it (a
 * page's whose name was rebound).
 */
export function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    brought.every(name => headers[name] === undefined) &&
    /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
  )
}

/** What proxies add. */
const brought = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const
