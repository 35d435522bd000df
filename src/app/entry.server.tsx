import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { languages } from '#domain/market/market.ts'
import { scriptMark } from '#http/declared-scripts.ts'
import { reportRequestError, requestContext } from '#http/request-context.ts'
import { serverText } from '#text/server/server-text.ts'
import { provideRequestId } from '#web/shell/request-number.tsx'
import { addCatalogue } from '#web/text/spoken.ts'

for (const language of languages) addCatalogue(language, serverText[language].catalogue)
provideRequestId(() => requestContext().requestId ?? '')

const renderTimeoutMs = 6_000

/**
 * A refused form has no market and so no texts: the server answers with a page of its own (`failure-page.ts`), as it
 * does when rendering fails.
 */
function notRendered(status: number) {
  return new Response(null, { status, headers: { 'content-type': 'text/plain' } })
}

/** Renders a page on the server; crawlers get it only when every part is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  if (status >= 400 && context.staticHandlerContext.loaderData.root === undefined)
    return Promise.resolve(notRendered(status))
  const nonce = loadContext.get(scriptMark)
  return new Promise<Response>((resolve, reject) => {
    let hasStarted = false
    let timer: NodeJS.Timeout | undefined
    const flush = () => {
      hasStarted = true
      const body = new PassThrough()
      // A timer left running would hold the tree and the data of every page of the last seconds.
      body.once('close', () => clearTimeout(timer))
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        [isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: flush,
        onShellError: error => {
          clearTimeout(timer)
          reject(error)
        },
        // Otherwise React prints the error; an error before the first output is reported where the page is rendered again.
        onError: error => {
          if (hasStarted) reportUnlessRepeated(error)
        },
        // The page is sent in one piece (`pages.ts`): no part of it may need a script to be put in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    )
    timer = setTimeout(abort, renderTimeoutMs).unref()
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
