import type { FastifyInstance } from 'fastify'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { listedPages } from '#domain/market/page-lists.ts'
import { pages } from '#domain/market/pages.ts'

export const speculationPath = '/speculation.json'

/** The links a browser may prerender when a pointer rests on one: content pages and lists of a category, of this host's markets. */
export function addSpeculation(app: FastifyInstance, bases: Bases) {
  app.get(speculationPath, (request, reply) => {
    const here = markets.filter(market => new URL(bases[market]).host === request.host)
    const included = here.map(market => `${prefixOf(bases[market])}/*`)
    const excluded = here.flatMap(market =>
      excludedPaths(market).map(path => `${prefixOf(bases[market])}${path}*`),
    )
    const where = {
      and: [
        { href_matches: included },
        { not: { href_matches: [...excluded, '/api/*', '/_*', '/*.xml', '/*.pdf'] } },
        { not: { selector_matches: '[download], [target], [data-cart]' } },
      ],
    }
    return reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] }))
  })
}

/** All paths but the listed ones: personal pages, such as the cart and the checkout below it, are never prerendered. */
function excludedPaths(market: Market): readonly string[] {
  const listed: readonly string[] = listedPages
  return (
    Object.keys(pages)
      .filter(name => !listed.includes(name))
      .map(name => buildUrl(market, name))
      // A page that the market lacks, or whose path is the root of the market.
      .filter(path => path.length > 1)
  )
}
