import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { languages } from '#domain/market/market.ts'
import type { Hydration } from '#domain/market/page.ts'
import { renderedPage } from '#http/rendered-page.ts'
import { reportRequestError, requestContext } from '#http/request-context.ts'
import { serverText } from '#text/server/server-text.ts'
import { provideRequestId } from '#web/shell/request-number.tsx'
import { addCatalogue } from '#web/text/spoken.ts'
import { keepSharedParts } from '#web/ui/shared-part.tsx'
import { keptHtml, unfinished } from './http/keep-shared-parts.ts'
import { packState, restoreData } from './http/page-data.ts'
import { pageLanguage } from './http/page-language.ts'
import { pageScripts } from './http/page-scripts.ts'
import { preloadsOf } from './http/preloads.ts'

for (const language of languages) addCatalogue(language, serverText[language].catalogue)
provideRequestId(() => requestContext().requestId ?? '')
keepSharedParts(keptHtml)

const renderTimeoutMs = 6_000

/**
 * A refused form has no market and so no texts: the server answers with a page of its own (`failure-page.ts`), as it
 * does when rendering fails.
 */
function notRendered(status: number) {
  return new Response(null, { status, headers: { 'content-type': 'text/plain' } })
}

/** Renders a page on the server, in one piece that `pages.ts` sends (decision 54). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { serverHandoffStream: _, ...rest } = context
  const { loaderData, actionData, errors, matches } = context.staticHandlerContext
  restoreData(loadContext, loaderData)
  if (status >= 400 && loaderData.root === undefined) return notRendered(status)
  const ids = matches.map(({ route }) => route.id)
  const scripts = pageScripts(context, {
    ids,
    hydration: hydrationOf(context, ids.at(-1) ?? 'root'),
    isProduction: import.meta.env.PROD,
  })
  const html = await render(
    <ServerRouter context={{ ...rest, manifest: scripts.manifest }} url={request.url} />,
  )
  const data = scripts.hasData
    ? packState({ loaderData: forBrowser(loaderData), actionData, errors })
    : ''
  if (!html.endsWith(end)) throw new Error('The page has no end.')
  loadContext.set(renderedPage, {
    body: utf8([doctype, html.slice(0, -end.length), scripts.before, data, scripts.after, end]),
    hashes: scripts.hashes,
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Link', preloadsOf(pageLanguage(loaderData.root), scripts.styles))
  return new Response(null, { headers, status })
}

const doctype = '<!DOCTYPE html>'
const end = '</body></html>'

/** Joined as bytes: V8 would first copy the pieces of a string of this length. */
function utf8(texts: readonly string[]): Buffer {
  return Buffer.concat(texts.map(text => Buffer.from(text)))
}

/** The addresses in other markets are links in the head, which only the server renders. */
function forBrowser({ root, ...rest }: Record<string, unknown>) {
  return { root: { ...(root as object), alternates: undefined }, ...rest }
}

/**
 * How much of the framework the page starts with: static pages come without it, unless they are reached from a running
 * page. The descriptor of the page says so, or its route module; a page whose cart was server-rendered can be read too
 * (decision 35).
 */
function hydrationOf(context: EntryContext, id: string): Hydration | undefined {
  const { loaderData } = context.staticHandlerContext
  if (loaderData[id]?.rendered) return 'deferred'
  const handle = context.routeModules[id]?.handle as { readonly hydration?: Hydration } | undefined
  return handle?.hydration ?? loaderData.root?.hydration
}

/**
 * The page without its doctype. Every part of our pages is loaded before it is rendered, so that one pass suffices. A part
 * that has to wait is waited for, and one that fails is reported, with the slower renderer.
 */
async function render(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  return html.includes(unfinished) ? (await renderWhenReady(page)).slice(doctype.length) : html
}

function renderWhenReady(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => {
        clearTimeout(timeout)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError: reject,
      // Otherwise React prints the error.
      onError: reportUnlessRepeated,
      // No part of the page may need a script to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    const timeout = setTimeout(abort, renderTimeoutMs).unref()
  })
}

/** Unknown addresses and aborted requests are no errors; other errors are reported once, not again by the error page. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  reportUnlessRepeated(error)
}

function reportUnlessRepeated(error: unknown): void {
  const isRepeated = error instanceof Error && error.message === 'Unexpected Server Error'
  if (!isRepeated) reportRequestError(error, 'fault')
}
