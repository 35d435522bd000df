import type { FastifyInstance } from 'fastify'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import { markets } from '#domain/market/market.ts'
import { unlistedPaths } from '#domain/market/page-lists.ts'

/** The paths that crawlers should not visit, and the sitemap of each market on this host. */
export function addRobots(app: FastifyInstance, bases: Bases) {
  app.get('/robots.txt', (request, reply) => {
    const here = markets.filter(market => new URL(bases[market]).host === request.host)
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /_mailbox/',
      'Disallow: /_events/',
      ...here.flatMap(market =>
        unlistedPaths(market).map(path => `Disallow: ${prefixOf(bases[market])}${path}`),
      ),
      ...here.map(market => `Sitemap: ${bases[market]}/sitemap.xml`),
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}
