import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { Bases } from '#domain/market/base.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { refuseForeignOrigins } from '#http/api/own-origin.ts'
import { unreadableHost } from '#http/one-host.ts'
import { type RenderFailure, sendFailurePage, sendProblem } from '#http/problem.ts'
import { type RenderedPage, renderedPage } from '#http/rendered-page.ts'
import { pagePolicy } from '#http/security-headers.ts'
import { type Site, servicesContext, siteContext } from '#http/site.ts'
import { speculationPath } from '#http/speculation.ts'
import type { Context } from '#services/context.ts'
import { oneyWidgetOf } from '#services/payment/oney-widget.ts'

import { isHost, type Landing, landingOf } from './landing.ts'
import { createPageHandler } from './page-handler.ts'

/** Every URL that is not an API call or a file is a page: found by market, rendered by React Router, sent in one piece. */
export async function addPages(
  app: FastifyInstance,
  ctx: Context,
  bases: Bases,
  drawFailure: RenderFailure,
) {
  const handle = await createPageHandler()
  await app.register(async pages => {
    // The router reads request bodies itself, so Fastify must not parse them.
    pages.removeAllContentTypeParsers()
    refuseForeignOrigins(pages, bases)
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // The standard `Request` refuses TRACE.
    const method = pages.supportedMethods.filter(each => each !== 'TRACE')
    pages.route({
      method,
      url: '/*',
      handler: async (request, reply) => {
        if (!isHost(request.host)) return sendProblem(reply, unreadableHost)
        const landing = landingOf(bases, request.host, request.url)
        if (landing.kind === 'move') return reply.redirect(landing.to, 301)
        const { market, prefix } = landing
        const site: Site = { market, bases, prefix, address: request.ip }
        const context = new RouterContextProvider()
        context.set(servicesContext, ctx)
        context.set(siteContext, site)
        const webRequest = asWebRequest(
          request,
          schemeOf(request, market && bases[market]),
          landing.url,
        )
        const response = await handle(landing, webRequest, context)
        const { status } = response
        if (isNotRendered(response))
          return sendFailurePage(reply, status, drawFailure(request, status))
        reply.code(landing.status ?? status)
        return answer(reply, response, context.get(renderedPage), thirdPartyOn(landing, ctx))
      },
    })
  })
}

/** The response when not even an error page could be rendered (`entry.server.tsx`, and the router itself). */
function isNotRendered({ status, headers }: Response) {
  return status >= 400 && headers.get('content-type') === 'text/plain'
}

/**
 * The scheme that the browser used: TLS may end at a proxy, and the router refuses forms whose origin differs from the
 * request's.
 */
function schemeOf(request: FastifyRequest, base: string | undefined): string {
  return base === undefined ? `${request.protocol}:` : new URL(base).protocol
}

function asWebRequest(request: FastifyRequest, scheme: string, url: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value].flat())
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one)
  const controller = new AbortController()
  request.raw.once('close', () => request.raw.complete || controller.abort())
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${scheme}//${request.host}${url}`, {
    method: request.method,
    headers,
    signal: controller.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}

/** Sends the page in one piece; redirects, files and the data of client-side navigation as the router made them. */
async function answer(
  reply: FastifyReply,
  response: Response,
  page: RenderedPage | null,
  thirdParty: string | undefined,
) {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (response.status === 503) reply.header('retry-after', '5')
  if (response.status >= 400) reply.header('cache-control', 'no-store')
  if (!page || !response.headers.get('content-type')?.startsWith('text/html'))
    return reply.send(Buffer.from(await response.arrayBuffer()))
  reply.header('content-security-policy', policyOf(page.hashes, thirdParty))
  reply.header('speculation-rules', `"${speculationPath}"`)
  return reply.send(Buffer.from(page.html))
}

/** The third-party origin that the checkout allows for the widget of one bank (Spec 7.3). */
function thirdPartyOn({ market, prefix, url }: Landed, ctx: Context): string | undefined {
  const widget = market && oneyWidgetOf(ctx, market)
  const [path = ''] = url.slice(prefix.length).split('?')
  return widget && parsePath(market, path)?.page === 'checkout'
    ? new URL(widget.scriptUrl).origin
    : undefined
}

type Landed = Extract<Landing, { kind: 'page' }>

/** In development Vite adds scripts, styles and a WebSocket of its own. */
function policyOf(hashes: readonly string[], thirdParty = ''): string {
  return import.meta.env.PROD
    ? pagePolicy(hashes, thirdParty)
    : `default-src 'self' 'unsafe-inline' data: ws: ${thirdParty}`
}
