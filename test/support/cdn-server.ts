import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
type Answer = { readonly status: number; readonly body?: string }

const done: Answer = { status: 200, body: '{"success":true}' }

/** The API of a CDN: receives purges and answers as it is told, then always that they are done. */
export async function openCdnServer() {
  const received: Received[] = []
  const answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url: path, headers } = request
    received.push({ method, path, headers, body: Buffer.concat(chunks).toString('utf8') })
    const { status, body } = answers.shift() ?? done
    response.writeHead(status, { connection: 'close' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** The answers to the next calls. */
    answer: (...next: readonly Answer[]) => void answers.push(...next),
    forget: () => {
      received.length = 0
      answers.length = 0
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

export type CdnServer = Awaited<ReturnType<typeof openCdnServer>>
