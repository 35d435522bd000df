import { EventEmitter, on, once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createKeys } from '../../src/sandbox/keys.ts'
import { type SandboxSettings, startSandbox } from '../../src/sandbox/start-sandbox.ts'
import { sandboxControl } from './sandbox-control.ts'

/** One set per run: generating them takes a moment. */
export const sandboxKeys = createKeys('contract tests')

/** A sandbox in this process, with its control calls (providers.md). */
export async function openSandbox(settings: Partial<SandboxSettings> = {}) {
  const sandbox = await startSandbox({ keys: sandboxKeys, ...settings })
  return { ...sandbox, control: sandboxControl(sandbox.url) }
}

export type ReceivedWebhook = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * A shop that receives and records webhooks. `statuses` are those of its responses, the last one for all further
 * requests.
 */
export async function openWebhookReceiver(...statuses: readonly number[]) {
  const webhooks: ReceivedWebhook[] = []
  const arrivals = new EventEmitter()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url: path = '', headers } = request
    const status = statuses[Math.min(webhooks.length, statuses.length - 1)] ?? 204
    webhooks.push({ path, headers, body: Buffer.concat(chunks) })
    response.writeHead(status).end()
    arrivals.emit('webhook')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhooks,
    /** Waits for the first `count` of them. */
    until: async (count: number) => {
      const signal = AbortSignal.timeout(10_000)
      const arrived = on(arrivals, 'webhook', { signal })
      while (webhooks.length < count) await arrived.next()
      await arrived.return?.()
      return webhooks.slice(0, count)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
