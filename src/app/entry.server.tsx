import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { traceOfError } from '#services/words-of-error.ts'
import { bg } from '#web/text/bg.ts'
import { el } from '#web/text/el.ts'
import { hu } from '#web/text/hu.ts'
import { ro } from '#web/text/ro.ts'
import { learn } from '#web/text/spoken.ts'

learn('ro', ro)
learn('bg', bg)
learn('hu', hu)
learn('el', el)

const renderTimeoutMs = 6_000

/** Draws a page on the server; crawlers get it only when every part is there. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  return new Promise<Response>((resolve, reject) => {
    const flush = () => {
      const body = new PassThrough()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        [isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: flush,
        onShellError: reject,
        // The page leaves in one piece (pages.ts): no part of it may wait for a script to be put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    )
    setTimeout(abort, renderTimeoutMs).unref()
  })
}

/** Unknown addresses and shoppers who left are no errors; the rest is told once, on standard error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  process.stderr.write(`${traceOfError(error)}\n`)
}
