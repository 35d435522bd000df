import type { FastifyInstance } from 'fastify'
import { parseSocialWay } from '#domain/identity/sign-in-way.ts'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { isMarket } from '#domain/market/market.ts'
import { sendProblem } from '../problem.ts'
import { notFound } from './endpoint.ts'

const longest = 8_192
const forwarded = ['code', 'state', 'error'] as const

/**
 * An identity provider that responds by a form post from its own page (Apple): the browser sends none of our cookies
 * with it, so it is redirected to the login page, with the cookie that the response is bound to. Nothing else is done
 * here.
 */
export async function addFormReturn(app: FastifyInstance, bases: Bases) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longest },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.post<{ Params: { market: string; way: string }; Body: URLSearchParams }>(
    '/api/sign-in/:market/:way/',
    async ({ params: { market, way }, body }, reply) => {
      if (!isMarket(market) || parseSocialWay(way) === undefined)
        return sendProblem(reply, notFound)
      const target = new URL(absoluteUrl(bases[market], buildUrl(market, 'login')))
      target.searchParams.set('way', way)
      for (const name of forwarded) {
        const value = body.get(name)
        if (value !== null) target.searchParams.set(name, value)
      }
      return reply.header('cache-control', 'no-store').redirect(target.href, 303)
    },
  )
}
