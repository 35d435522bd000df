import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { walletOrigins } from '#domain/payment/wallet-buttons.ts'
import { refuseForeignOrigins } from '#http/api/own-origin.ts'
import { unreadableHost } from '#http/one-host.ts'
import { personal } from '#http/pages/page-request.ts'
import { type RenderFailure, sendFailurePage, sendProblem } from '#http/problem.ts'
import { type RenderedPage, renderedPage } from '#http/rendered-page.ts'
import { cacheKey, sendFromCache } from '#http/response-cache.ts'
import { allowedBy, pagePolicy, type ThirdParties } from '#http/security-headers.ts'
import { type Site, servicesContext, siteContext } from '#http/site.ts'
import { speculationPath } from '#http/speculation.ts'
import type { Context } from '#services/context.ts'
import { oneyWidgetOf } from '#services/payment/oney-widget.ts'

import { isHost, type Landed, landingOf } from './landing.ts'
import { createPageHandler, type PageHandler } from './page-handler.ts'
import { createPageKeys, publicUrlOf } from './page-key.ts'

type Deps = {
  readonly ctx: Context
  /** For pages that are the same for everyone, which only read. */
  readonly publicCtx: Context
  readonly bases: Bases
  readonly handle: PageHandler
}

/** Every URL that is not an API call or a file is a page: found by market, rendered by React Router, sent in one piece. */
export async function addPages(
  app: FastifyInstance,
  ctx: Context,
  bases: Bases,
  drawFailure: RenderFailure,
) {
  const publicCtx = { ...ctx, ...ctx.reads }
  const deps: Deps = { ctx, publicCtx, bases, handle: await createPageHandler() }
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
      config: { cacheKeyOf: createPageKeys(bases) },
      handler: async (request, reply) => {
        if (!isHost(request.host)) return sendProblem(reply, unreadableHost)
        const landing = landingOf(bases, request.host, request.url)
        if (landing.kind === 'move') return reply.redirect(landing.to, 301)
        const rendered = await renderOrSend(deps, landing, request, reply)
        if (rendered === undefined) return reply
        const { status } = rendered
        if (rendered.isFailure) return sendFailurePage(reply, status, drawFailure(request, status))
        return sendPage(reply, rendered)
      },
    })
  })
}

/** Sends a page that is the same for everyone and returns `undefined`; any other page is rendered for this request. */
async function renderOrSend(
  deps: Deps,
  landing: Landed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Rendered | undefined> {
  const url = cacheKey(request) === undefined ? undefined : publicUrlOf(landing)
  let rendered: Rendered | undefined
  if (url !== undefined) {
    const sent = await sendFromCache(deps.ctx, request, reply, async () => {
      const publicDeps = { ...deps, ctx: deps.publicCtx }
      const publicRequest = requestFor(deps.bases, landing, url)
      rendered = await render(publicDeps, { ...landing, url }, publicRequest)
      return isForEveryone(rendered) ? rendered : undefined
    })
    if (sent) return undefined
  }
  return rendered && url === landing.url
    ? rendered
    : render(deps, landing, asWebRequest(request, deps.bases, landing), request.ip)
}

/**
 * A request for a page that is the same for everyone has its URL alone, so that nothing of the visitor who causes it is
 * in what others get.
 */
function requestFor(bases: Bases, { market }: Landed, url: string): Request {
  if (!market) throw new Error('Only a page of a market is the same for everyone.')
  return new Request(new URL(url, bases[market]))
}

function isForEveryone({ status, headers, cookies }: Rendered): boolean {
  return status === 200 && cookies.length === 0 && isPublic(headers['cache-control'])
}

function isPublic(cacheControl: string | undefined): boolean {
  return cacheControl?.startsWith('public') === true
}

/** `isFailure`: not even an error page could be rendered. */
type Rendered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Buffer
  readonly isFailure: boolean
}

async function render(
  { ctx, bases, handle }: Deps,
  landing: Landed,
  request: Request,
  address = '',
): Promise<Rendered> {
  const { market, prefix } = landing
  const site: Site = { market, bases, prefix, address }
  const context = new RouterContextProvider()
  context.set(servicesContext, ctx)
  context.set(siteContext, site)
  const response = await handle(landing, request, context)
  return {
    status: isNotRendered(response) ? response.status : (landing.status ?? response.status),
    cookies: response.headers.getSetCookie(),
    isFailure: isNotRendered(response),
    ...(await contentOf(response, context.get(renderedPage), thirdPartiesOn(landing, ctx))),
  }
}

/** The response when not even an error page could be rendered (`entry.server.tsx`, and the router itself). */
function isNotRendered({ status, headers }: Response) {
  return status >= 400 && headers.get('content-type') === 'text/plain'
}

/**
 * The scheme that the browser used: TLS may end at a proxy, and the router refuses forms whose origin differs from the
 * request's.
 */
function schemeOf(request: FastifyRequest, bases: Bases, market: Market | undefined): string {
  const base = market
    ? bases[market]
    : Object.values(bases).find(each => new URL(each).host === request.host)
  return base === undefined ? `${request.protocol}:` : new URL(base).protocol
}

function asWebRequest(request: FastifyRequest, bases: Bases, { market, url }: Landed): Request {
  const scheme = schemeOf(request, bases, market)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value].flat())
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one)
  const controller = new AbortController()
  request.raw.once('close', () => request.raw.complete || controller.abort())
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${scheme}//${request.host}${url}`, {
    // Rendered as for GET: its headers include the length and the hashes of the content.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: controller.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}

/** A page as it was rendered; redirects, files and the data of client-side navigation as the router made them. */
async function contentOf(
  response: Response,
  page: RenderedPage | null,
  thirdParties: ThirdParties | undefined,
): Promise<Pick<Rendered, 'headers' | 'body'>> {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
  if (!page || !headers['content-type']?.startsWith('text/html'))
    return { headers, body: Buffer.from(await response.arrayBuffer()) }
  return {
    headers: {
      ...headers,
      'content-security-policy': policyOf(page.hashes, thirdParties),
      'speculation-rules': `"${speculationPath}"`,
    },
    body: page.body,
  }
}

/** What does not say whether it may be cached may not be, except a permanent redirect: it is the same for everyone. */
function sendPage(reply: FastifyReply, { status, headers, cookies, body }: Rendered) {
  reply.code(status).headers({ ...(status !== 301 && personal), ...headers })
  if (cookies.length > 0) reply.header('set-cookie', [...cookies])
  if (status === 503) reply.header('retry-after', '5')
  if (status >= 400) reply.header('cache-control', 'no-store')
  return reply.send(body)
}

/** Third parties that a page of the checkout allows: the widget of one bank (Spec 7.3), and the buttons of wallets. */
function thirdPartiesOn({ market, prefix, url }: Landed, ctx: Context): ThirdParties | undefined {
  const [path = ''] = url.slice(prefix.length).split('?')
  const page = market && parsePath(market, path)?.page
  if (!market || (page !== 'checkout' && page !== 'cart-finalize')) return undefined
  const widget = page === 'checkout' ? oneyWidgetOf(ctx, market) : undefined
  const { walletButtons } = ctx.providers
  return {
    ...(widget && { widget: new URL(widget.scriptUrl).origin }),
    wallets: walletButtons ? walletOrigins(walletButtons) : [],
  }
}

/** In development Vite adds scripts, styles and a WebSocket of its own. */
function policyOf(hashes: readonly string[], thirdParties?: ThirdParties): string {
  return import.meta.env.PROD
    ? pagePolicy(hashes, thirdParties)
    : `default-src 'self' 'unsafe-inline' data: ws: ${allowedBy(thirdParties).join(' ')}`
}
