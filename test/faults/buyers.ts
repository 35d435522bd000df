import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { OrderRequestOnWire } from '#contract/order.ts'

export type ApiResponse = { readonly status: number; readonly body: Record<string, unknown> }

const agent = new Agent({ keepAlive: true, maxSockets: 1_000, maxFreeSockets: 1_000 })

/** Opens the customers' connections in advance, so that they all send the order at the same time. */
export function connect(ports: readonly number[], count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, at) => call(portOf(ports, at), 'GET', '/healthz')),
  )
}

export function order(
  port: number,
  body: OrderRequestOnWire,
  key: string = randomUUID(),
): Promise<ApiResponse> {
  return call(port, 'POST', '/api/orders/', JSON.stringify(body), { 'idempotency-key': key })
}

export function portOf(ports: readonly number[], at: number): number {
  return ports[at % ports.length] ?? 0
}

/** Status 0 if the response was incomplete or missing. `localAddress`: the customer's, of 127.0.0.0/8. */
export function call(
  port: number,
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
  localAddress = '127.0.0.1',
): Promise<ApiResponse> {
  return new Promise(resolve => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...type },
        localAddress,
      },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parse(text) }))
        response.on('error', () => resolve({ status: 0, body: {} }))
      },
    )
    sent.on('error', () => resolve({ status: 0, body: {} }))
    sent.end(body)
  })
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The number of responses of each kind: '201', '409 unit-unavailable', … */
export function tally(responses: readonly ApiResponse[]): Record<string, number> {
  const kinds = responses.map(({ status, body }) =>
    status === 201 ? '201' : `${status} ${String(body.code ?? '')}`.trim(),
  )
  return Object.fromEntries(
    [...Map.groupBy(kinds, kind => kind)].map(([kind, all]) => [kind, all.length]),
  )
}
