import type { FastifyInstance } from 'fastify'
import { unlistedPages } from '#domain/content/listed-pages.ts'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type Market, markets } from '#domain/market/market.ts'

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
        unlistedIn(market).map(path => `Disallow: ${prefixOf(bases[market])}${path}`),
      ),
      ...here.map(market => `Sitemap: ${bases[market]}/sitemap.xml`),
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}

/** A page the market does not have would have an empty path and block the whole market. */
function unlistedIn(market: Market) {
  return unlistedPages.map(page => buildUrl(market, page)).filter(path => path !== '')
}
