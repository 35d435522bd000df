import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'

export type Envelope = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly event: Readonly<Record<string, unknown>>
}

/** A local error collection service; `answer` sets the status and further content of its responses from now on. */
export async function openErrorService() {
  const received: Envelope[] = []
  let answer: readonly [number, Record<string, string>] = [200, {}]
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const event = JSON.parse(body.split('\n')[2] ?? '{}')
    received.push({ path: request.url ?? '', headers: request.headers, text: body, event })
    response.writeHead(...answer).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://abc123@127.0.0.1:${port}/errors/42`,
    received,
    answerWith: (status: number, headers: Record<string, string> = {}) => {
      answer = [status, headers]
    },
    /** The envelopes, once this many have arrived. */
    arrived: (count: number) =>
      vi.waitUntil(() => received.length >= count && received, { timeout: 10_000 }),
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
