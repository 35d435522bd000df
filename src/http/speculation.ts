import type { FastifyInstance } from 'fastify'
import { listedPages } from '#domain/content/listed-pages.ts'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { FixedPage } from '#domain/market/page.ts'
import { routes } from '#domain/market/routes.ts'

export const speculationPath = '/speculation.json'

function isForEverybody(page: string) {
  return listedPages.some(reported => reported === page)
}

/** Personal pages (the cart and the checkout below it, the account, logout) are never prerendered. */
function leftAlone(market: Market): readonly string[] {
  return (
    (Object.keys(routes[market]) as FixedPage[])
      .filter(page => !isForEverybody(page))
      .map(page => buildUrl(market, page))
      // A page the market does not have, or has as a part of its home page.
      .filter(path => path.length > 1)
  )
}

/** The links a browser may prerender when a pointer rests on one: content and product pages, of this host's markets. */
export function addSpeculation(app: FastifyInstance, bases: Bases) {
  app.get(speculationPath, (request, reply) => {
    const here = markets.filter(market => new URL(bases[market]).host === request.host)
    const own = here.map(market => `${prefixOf(bases[market])}/*`)
    const stored = here.flatMap(market =>
      leftAlone(market).map(path => `${prefixOf(bases[market])}${path}*`),
    )
    const where = {
      and: [
        { href_matches: own },
        { not: { href_matches: [...stored, '/api/*', '/_*', '/*.xml', '/*.pdf'] } },
        { not: { selector_matches: '[download], [target], [data-cart]' } },
      ],
    }
    return reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] }))
  })
}
