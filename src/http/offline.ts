import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { marketOf } from '#domain/market/market-of.ts'
import { offlinePagePath, offlineWorkerPath } from '#domain/market/offline.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { writeOfflineWorker } from './offline-worker.ts'
import { type FailurePage, sendProblem } from './problem.ts'
import { stylePolicy } from './security-headers.ts'

/** A worker's own policy limits what it fetches. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * The page of each market that browsers show without a network, and the worker that stores it. Both are checked with the
 * server whenever they are used, so that a change reaches every browser at its next visit.
 */
export function addOffline(
  app: FastifyInstance,
  bases: Bases,
  drawOffline: (market: Market) => FailurePage,
) {
  const forMarket =
    (send: (reply: FastifyReply, market: Market) => FastifyReply) =>
    ({ host, url }: FastifyRequest, reply: FastifyReply) => {
      const market = marketOf(bases, { host, path: url })?.market
      if (market) return send(reply.header('cache-control', 'no-cache'), market)
      return sendProblem(reply, { status: 404, code: 'not-found', title: 'There is no such page.' })
    }
  for (const prefix of new Set(markets.map(market => prefixOf(bases[market])))) {
    app.get(
      prefix + offlinePagePath,
      forMarket((reply, market) => sendOfflinePage(reply, drawOffline(market))),
    )
    app.get(
      prefix + offlineWorkerPath,
      forMarket((reply, market) => {
        const version = createHash('sha256').update(drawOffline(market).html).digest('hex')
        const page = prefix + offlinePagePath
        const sharedPrefix = 'kintsu-offline-'
        const cachePrefix = `${sharedPrefix}${market}-`
        const pathOf = (name: FixedPage) => prefix + buildUrl(market, name).replace(/\/$/, '')
        return reply
          .type('text/javascript; charset=utf-8')
          .header('content-security-policy', workerPolicy)
          .send(
            writeOfflineWorker({
              page,
              cachePrefix,
              sharedPrefix,
              version: version.slice(0, 16),
              signPaths: [pathOf('login'), pathOf('logout')],
              settingsPath: pathOf('settings'),
            }),
          )
      }),
    )
  }
}

function sendOfflinePage(reply: FastifyReply, { html, style }: FailurePage) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', stylePolicy(style))
    .send(html)
}
