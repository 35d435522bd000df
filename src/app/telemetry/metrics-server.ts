import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

type Endpoint = {
  readonly port: number
  readonly host: string
  readonly metrics: Metrics
  /** Reads the figures of the shop. */
  readonly refresh: () => Promise<void>
}

/** GET /metrics on a port of its own, which no proxy in front of the shop reaches. */
export async function startMetricsServer({ port, host, metrics, refresh }: Endpoint) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    await refresh()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text())
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
